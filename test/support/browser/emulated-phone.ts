import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const runtime = readFileSync(fileURLToPath(import.meta.resolve('iwer/build/iwer.min.js')), 'utf8')

/** The parts of the emulator (package `iwer`) that the tests use. */
type Emulator = { XRDevice: new (config: object) => Device }
type Device = {
  quaternion: { set(x: number, y: number, z: number, w: number): void }
  position: { set(x: number, y: number, z: number): void }
  activeSession?: XRSession
  installSEM(environment: unknown): void
  installRuntime(options: object): void
}

/**
 * Emulates a phone with AR: it is held level, 1.6 m above an endless floor. `asked` records the options of the session
 * that the page requests. Not tested on a real phone.
 */
export async function emulatePhone(page: Page): Promise<void> {
  await page.addInitScript(runtime)
  await page.addInitScript(installPhone)
}

function installPhone(): void {
  class Floor {
    environmentCanvas = document.createElement('canvas')
    trackedPlanes = new Set()
    trackedMeshes = new Set()
    render() {}
    /** Where a ray (a column-major matrix that looks along its -z) meets the floor. */
    computeHitTestResults(ray: Float32Array) {
      const at = (index: number) => ray[index] ?? 0
      const reach = at(13) / at(9)
      if (!(reach > 0 && reach < 100)) return []
      return [
        new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, at(12) - at(8) * reach, 0, at(14) - at(10) * reach, 1]),
      ]
    }
  }
  const { XRDevice } = (window as unknown as { IWER: Emulator }).IWER
  const phone = new XRDevice({
    name: 'phone',
    supportedSessionModes: ['inline', 'immersive-ar'],
    supportedFeatures: ['viewer', 'local', 'hit-test', 'dom-overlay'],
    supportedFrameRates: [60],
    isSystemKeyboardSupported: false,
    internalNominalFrameRate: 60,
    environmentBlendModes: { 'immersive-ar': 'alpha-blend' },
    interactionMode: 'screen-space',
    userAgent: navigator.userAgent,
  })
  phone.installSEM(Floor)
  phone.installRuntime({ forceInstall: true, polyfillLayers: false })
  phone.position.set(0, 1.6, 0)
  const { xr } = navigator
  if (!xr) return
  const original = xr.requestSession.bind(xr)
  xr.requestSession = (mode, options) => {
    const { requiredFeatures, optionalFeatures, domOverlay } = options ?? {}
    Object.assign(window, { asked: { mode, requiredFeatures, optionalFeatures, overlay: domOverlay?.root.className } })
    return original(mode, options)
  }
  Object.assign(window, { phone })
}

type Playing = { phone: Device; asked: unknown }

/** The options of the session that the page requested. */
export const requestedSession = (page: Page) => page.evaluate(() => (window as unknown as Playing).asked)

/** Tilts the phone's camera down by degrees. */
export const tiltDown = (page: Page, degrees: number) =>
  page.evaluate(
    (half) => {
      ;(window as unknown as Playing).phone.quaternion.set(-Math.sin(half), 0, 0, Math.cos(half))
    },
    (degrees * Math.PI) / 360,
  )

/** A tap on the camera's view. */
export const tap = (page: Page) =>
  page.evaluate(() => (window as unknown as Playing).phone.activeSession?.dispatchEvent(new Event('select')))

/** Share of the camera's view that something opaque covers. */
export const covered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        ;(window as unknown as Playing).phone.activeSession?.requestAnimationFrame(() => {
          const context = new OffscreenCanvas(160, 120).getContext('2d') as OffscreenCanvasRenderingContext2D
          context.drawImage(document.querySelector('canvas[role=application]') as HTMLCanvasElement, 0, 0, 160, 120)
          const { data } = context.getImageData(0, 0, 160, 120)
          let solid = 0
          for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 200) solid++
          resolve(solid / (160 * 120))
        })
      }),
  )

/**
 * Emulates a phone with Quick Look instead of WebXR, as an iPhone: a click on a link to a model only records its URL as
 * `opened`.
 */
export const emulateQuickLook = (page: Page) =>
  page.evaluate(() => {
    Object.assign(navigator.xr ?? {}, { isSessionSupported: async () => false })
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function (this: DOMTokenList, token) {
      return token === 'ar' || supports.call(this, token)
    }
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[rel=ar]') : null
      // Safari recognizes a link to a model only if an image is its first element.
      if (link?.firstElementChild?.matches('img:only-child')) Object.assign(window, { opened: link.href })
      if (link) event.preventDefault()
    })
  })

/** The file and URL of the link that was clicked since the last call; undefined if there was none. */
export async function downloadedUsdz(page: Page): Promise<{ address: string; type: string; file: Buffer } | undefined> {
  const opened = await page.evaluate(async () => {
    const { opened } = window as unknown as { opened?: string }
    if (!opened) return
    Object.assign(window, { opened: undefined })
    const file = await (await fetch(opened)).blob()
    const bytes = new Uint8Array(await file.arrayBuffer())
    return {
      address: opened,
      type: file.type,
      text: bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''),
    }
  })
  return opened && { address: opened.address, type: opened.type, file: Buffer.from(opened.text, 'latin1') }
}
