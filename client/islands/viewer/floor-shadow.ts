import * as THREE from 'three'

/** Room for the soft edge around the machine, in meters. */
const room = 1
const pixelsPerMeter = 64
/** Parts up to these heights cast shadows, blurred by these lengths, in meters: a soft one, and a dark one near the floor. */
const layers = [
  { height: 10, blur: 0.7, color: 'rgb(0 0 0 / 0.3)' },
  { height: 0.3, blur: 0.25, color: 'rgb(0 0 0 / 0.55)' },
]

/** A plane below the model with its outlines from below, blurred once. */
export function floorShadow(renderer: THREE.WebGLRenderer, model: THREE.Object3D, box: THREE.Box3): THREE.Mesh {
  const middle = box.getCenter(new THREE.Vector3())
  const { x: width, z: depth } = box.getSize(new THREE.Vector3()).addScalar(2 * room)
  const outlines = new THREE.Scene().add(model)
  outlines.overrideMaterial = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: width * pixelsPerMeter, height: depth * pixelsPerMeter })
  renderer.setSize(canvas.width, canvas.height, false)
  const context = canvas.getContext('2d')
  for (const { height, blur, color } of layers) {
    const camera = new THREE.OrthographicCamera(-width / 2, width / 2, depth / 2, -depth / 2, 0, height)
    camera.position.set(middle.x, -0.01, middle.z)
    camera.rotation.x = Math.PI / 2
    renderer.render(outlines, camera)
    // The outline is drawn outside of the canvas, so that only its shadow is visible.
    Object.assign(context ?? {}, { shadowColor: color, shadowBlur: blur * pixelsPerMeter, shadowOffsetX: canvas.width })
    context?.drawImage(renderer.domElement, -canvas.width, 0)
  }
  const map = new THREE.CanvasTexture(canvas)
  const material = new THREE.MeshBasicMaterial({ map, transparent: true, depthWrite: false, side: THREE.BackSide })
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(width, depth), material)
  floor.rotation.x = Math.PI / 2
  floor.position.set(middle.x, 0.002, middle.z)
  return floor
}
