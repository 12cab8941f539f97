/** Averages frames of the camera at rest, each shifted by a part of a pixel: thin lines and edges become smooth. */
import * as THREE from 'three'

/** The shifts in eighths of a pixel: no two frames share a row or a column. */
const shifts = [
  [1, -3],
  [3, 1],
  [-1, 3],
  [-3, -1],
] as const

/** Draws the frames one by one; the canvas shows the average of those drawn so far. */
export function createSmoothing(renderer: THREE.WebGLRenderer) {
  const blended = new THREE.ShaderMaterial({
    uniforms: { average: { value: null } },
    vertexShader: 'varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0, 1); }',
    fragmentShader:
      'uniform sampler2D average; varying vec2 place; void main() { gl_FragColor = texture2D(average, place); }',
    depthTest: false,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.ConstantAlphaFactor,
    blendDst: THREE.OneMinusConstantAlphaFactor,
  })
  const cover = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), blended)
  const coverCamera = new THREE.Camera()
  let average = new THREE.FramebufferTexture(1, 1)
  cover.frustumCulled = false

  /** Draws a frame, counted from 0. The result is whether another one follows. */
  return (scene: THREE.Scene, camera: THREE.PerspectiveCamera, index: number): boolean => {
    const { width, height } = renderer.domElement
    const [x, y] = shifts[index] ?? [0, 0]
    camera.setViewOffset(width, height, x / 8, y / 8, width, height)
    renderer.render(scene, camera)
    camera.clearViewOffset()
    if (index === 0 && (average.width !== width || average.height !== height)) {
      average.dispose()
      average = new THREE.FramebufferTexture(width, height)
      blended.uniforms.average = { value: average }
    }
    if (index > 0) {
      blended.blendAlpha = index / (index + 1)
      renderer.autoClear = false
      renderer.render(cover, coverCamera)
      renderer.autoClear = true
    }
    const isLast = index + 1 === shifts.length
    if (!isLast) renderer.copyFramebufferToTexture(average)
    return !isLast
  }
}
