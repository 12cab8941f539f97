import { expect, test, vi } from 'vitest'
import { createOrbitCamera } from '../../../client/islands/viewer/orbit-camera.ts'
import models from '../../../content/media/models.json' with { type: 'json' }
import type { WebModels } from '../../../content/schema/web-model.ts'

/** Without a browser, because the error came from rounding: many machines are needed. */
test('from above the camera turns back to the whole machine', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const parts = { clientWidth: 400, clientHeight: 300, style: {}, ownerDocument: new EventTarget() }
  for (const [key, model] of Object.entries(models as unknown as WebModels)) {
    const canvas = Object.assign(new EventTarget(), { ...parts, getRootNode: () => parts.ownerDocument })
    let isMoving = false
    const camera = createOrbitCamera(canvas as unknown as HTMLCanvasElement, model, () => (isMoving = true))
    const placeIn = (view: 'hero' | 'top') => {
      camera.show(view)
      do {
        isMoving = false
        camera.update(0.1)
      } while (isMoving)
      camera.camera.updateMatrixWorld()
      return camera.project([0, 0, 0]).x
    }
    const start = placeIn('hero')
    placeIn('top')
    expect(Math.abs(placeIn('hero') - start), `pixels, ${key}`).toBeLessThan(2)
  }
})
