import { useEffect, useRef } from 'react'

/**
 * Returns a function that runs a callback when no pointer is down. Layout changes on blur wait for this: otherwise the
 * element under the pointer moves and the click is lost.
 */
export function useAfterPointerUp(): (run: () => void) => void {
  const isDown = useRef(false)
  useEffect(() => {
    const controller = new AbortController()
    const track = ({ type }: Event) => {
      isDown.current = type === 'pointerdown'
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
      addEventListener(type, track, { capture: true, signal: controller.signal })
    }
    return () => controller.abort()
  }, [])
  return (run) => {
    if (isDown.current) addEventListener('pointerup', () => setTimeout(run), { once: true })
    else setTimeout(run)
  }
}
