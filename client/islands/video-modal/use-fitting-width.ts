import { useEffect, useState } from 'react'

/** Size of the frame in pixels if the size of the window is unknown (specification, chapter 9). */
export const defaultFrame = { width: 460, height: 230 }

/** Debounce time for resize events, in milliseconds. */
const resizeDebounce = 10

/** Space around the frame in pixels, for the close button and a clickable strip of backdrop. */
const margin = { inline: 32, block: 160 }

const widest = 1200

/** The largest width at which a frame of this ratio (`16:9`) fits into a window. */
function fittingWidth(ratio: string, window: { width: number; height: number }): number {
  const [across = 16, down = 9] = ratio.split(':').map(Number)
  const byHeight = ((window.height - margin.block) * across) / down
  return Math.max(0, Math.floor(Math.min(window.width - margin.inline, byHeight, widest)))
}

/** The width that fits the window while `active`; undefined before the first measurement. */
export function useFittingWidth(ratio: string, active: boolean): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    if (!active) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => setWidth(fittingWidth(ratio, { width: innerWidth, height: innerHeight }))
    const resized = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, resizeDebounce)
    }
    measure()
    addEventListener('resize', resized)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', resized)
    }
  }, [ratio, active])
  return width
}
