let pressed = false

/** Starts to track pointers; call it once per page. */
export function trackPointer(): void {
  addEventListener('pointerdown', () => setPressed(true), true)
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => setPressed(false), true)
}

/**
 * Runs a callback when no pointer is down. Layout changes on blur wait for this: otherwise the element under the
 * pointer moves and the click is lost.
 */
export function afterPointerUp(run: () => void): void {
  if (pressed) addEventListener('pointerup', () => setTimeout(run), { once: true })
  else setTimeout(run)
}

function setPressed(now: boolean): void {
  pressed = now
}
