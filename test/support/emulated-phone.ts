import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const runtime = readFileSync(fileURLToPath(import.meta.resolve('iwer/build/iwer.min.js')), 'utf8')

/** What `play` has of the emulator (package `iwer`) in the page. */
type Emulator = { XRDevice: new (config: object) => Device }
type Device = {
  quaternion: { set(x: number, y: number, z: number, w: number): void }
  position: { set(x: number, y: number, z: number): void }
  activeSession?: XRSession
  installSEM(environment: unknown): void
  installRuntime(options: object): void
}

/**
 * A phone that can stand things in a hall, emulated: it is held level 1.6 m over an endless floor; `asked` keeps the
 * options of the session that the page asks for. No phone was ever at hand here.
 */
export async function emulatePhone(page: Page): Promise<void> {
  await page.addInitScript(runtime)
  await page.addInitScript(play)
}

function play(): void {
  class Floor {
    environmentCanvas = document.createElement('canvas')
    trackedPlanes = new Set()
    trackedMeshes = new Set()
    render() {}
    /** Where the ray (a column-major matrix that looks along its -z) meets the floor. */
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

/** What the page asked of the phone. */
export const askedOf = (page: Page) => page.evaluate(() => (window as unknown as Playing).asked)

/** Tilts the phone by degrees, its camera down. */
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

/** How much of the camera's view something solid covers, as a share. */
export const covered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        ;(window as unknown as Playing).phone.activeSession?.requestAnimationFrame(() => {
          const paper = new OffscreenCanvas(160, 120).getContext('2d') as OffscreenCanvasRenderingContext2D
          paper.drawImage(document.querySelector('canvas[role=application]') as HTMLCanvasElement, 0, 0, 160, 120)
          const { data } = paper.getImageData(0, 0, 160, 120)
          let solid = 0
          for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 200) solid++
          resolve(solid / (160 * 120))
        })
      }),
  )

/**
 * From now on the page is on a phone without WebXR that shows models itself, as an iPhone does: a press on a link to one
 * leaves its address as `opened`, and nothing else happens.
 */
export const becomeIphone = (page: Page) =>
  page.evaluate(() => {
    Object.assign(navigator.xr ?? {}, { isSessionSupported: async () => false })
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function (this: DOMTokenList, token) {
      return token === 'ar' || supports.call(this, token)
    }
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[rel=ar]') : null
      // Safari takes the link for one to a model only when an image is its first element.
      if (link?.firstElementChild?.matches('img:only-child')) Object.assign(window, { opened: link.href })
      if (link) event.preventDefault()
    })
  })

/** The file that a link was pressed for since the last time, and its address; undefined when none was. */
export async function openedFile(page: Page): Promise<{ address: string; type: string; file: Buffer } | undefined> {
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
