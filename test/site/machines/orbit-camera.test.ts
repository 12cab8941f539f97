import { expect, test, vi } from 'vitest'
import models from '../../../content/media/models.json' with { type: 'json' }
import type { WebModels } from '../../../content/schema/web-model.ts'

/** Without a browser, because the error came from rounding: many machines and views are needed. */
test.each([true, false])('every view turns back to the whole machine (reduced motion %s)', async (matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const { createOrbitCamera } = await import('../../../client/islands/viewer/orbit-camera.ts')
  const size = { clientWidth: 408, clientHeight: 306 }
  const parts = { ...size, style: {}, ownerDocument: new EventTarget(), getRootNode: () => new EventTarget() }
  for (const [key, model] of Object.entries(models as unknown as WebModels)) {
    const canvas = Object.assign(new EventTarget(), parts) as unknown as HTMLCanvasElement
    let isMoving = true
    const orbitCamera = createOrbitCamera(canvas, model, () => (isMoving = true))
    const placeAfterMove = () => {
      while (isMoving) {
        isMoving = false
        orbitCamera.update(0.1)
      }
      orbitCamera.camera.updateMatrixWorld()
      return orbitCamera.project(model.outline[0] ?? expect.fail(key))
    }
    const { x, y } = placeAfterMove()
    for (const view of ['left', 'top', 'back', 'right', 'front'] as const) {
      orbitCamera.show(view)
      placeAfterMove()
      orbitCamera.show('hero')
      const place = placeAfterMove()
      expect(Math.hypot(place.x - x, place.y - y), `pixels, ${key} from ${view}`).toBeLessThan(2)
    }
  }
})
