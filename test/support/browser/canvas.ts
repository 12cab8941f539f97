import type { Page } from 'playwright-core'

/** Alpha and brightness, 0 to 255, of the pixels of one picture. */
export type Pixels = { alpha: number[]; light: number[] }

const size = { width: 160, height: 120 }

/** Pixels of the viewer's canvas after `key` was pressed on it, read in the frame that renders it. */
export function canvasPixels(page: Page, key: string): Promise<Pixels> {
  return page.evaluate(
    ([key, { width, height }]) =>
      new Promise<Pixels>((resolve) => {
        const canvas = document.querySelector('canvas') as HTMLCanvasElement
        canvas.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        requestAnimationFrame(() => {
          const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
          context.drawImage(canvas, 0, 0, width, height)
          const { data } = context.getImageData(0, 0, width, height)
          const pixels = Array.from({ length: width * height }, (_, index) => index * 4)
          resolve({
            alpha: pixels.map((at) => data[at + 3] ?? 0),
            light: pixels.map((at) => ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3),
          })
        })
      }),
    [key, size] as const,
  )
}

/** Pixels of a picture on the page. */
export function imagePixels(page: Page, selector: string): Promise<Pixels> {
  return page.evaluate(
    async ([selector, { width, height }]) => {
      const image = document.querySelector(selector) as HTMLImageElement
      await image.decode()
      const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(image, 0, 0, width, height)
      const { data } = context.getImageData(0, 0, width, height)
      const pixels = Array.from({ length: width * height }, (_, index) => index * 4)
      return {
        alpha: pixels.map((at) => data[at + 3] ?? 0),
        light: pixels.map((at) => ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3),
      }
    },
    [selector, size] as const,
  )
}

/** Whether the alpha is higher than that of a shadow. */
export const solid = (alpha: number | undefined) => (alpha ?? 0) > 200

/** Overlap of two pictures: the pixels that both show as a share of those that either shows. */
export function overlap(one: Pixels, other: Pixels): number {
  let both = 0
  let either = 0
  for (const [index, alpha] of one.alpha.entries()) {
    const [a, b] = [solid(alpha), solid(other.alpha[index])]
    if (a && b) both++
    if (a || b) either++
  }
  return both / either
}

/** Mean brightness of the pixels that both pictures show. */
export function brightness(picture: Pixels, other: Pixels): number {
  const shown = picture.light.filter((_, index) => solid(picture.alpha[index]) && solid(other.alpha[index]))
  return shown.reduce((sum, value) => sum + value, 0) / shown.length
}

/** Mean brightness of the object. */
export function meanLight(picture: Pixels): number {
  return brightness(picture, picture)
}

/** Whether the object reaches an edge of the picture. */
export function touchesEdge({ alpha }: Pixels): boolean {
  const { width, height } = size
  return alpha.some((value, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return solid(value) && (x === 0 || y === 0 || x === width - 1 || y === height - 1)
  })
}

/** How many pixels differ clearly, as a share of all. */
export function difference(one: Pixels, other: Pixels): number {
  const changed = one.light.filter((value, index) => Math.abs(value - (other.light[index] ?? 0)) > 24)
  return changed.length / one.light.length
}

/** Alpha at shares of a picture's width and height. */
export function alphaAt({ alpha }: Pixels, across: number, down: number): number | undefined {
  return alpha[Math.floor(down * size.height) * size.width + Math.floor(across * size.width)]
}
