let pressed = false

/** Begins to notice presses; once a page. */
export function watchPresses(): void {
  addEventListener('pointerdown', () => setPressed(true), true)
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => setPressed(false), true)
}

/**
 * Runs once no finger or button is down. What changes the page's height when a field is left waits for it: the press that
 * left the field would otherwise let go over something else than it came down on, and click nothing.
 */
export function afterPress(run: () => void): void {
  if (pressed) addEventListener('pointerup', () => setTimeout(run), { once: true })
  else setTimeout(run)
}

function setPressed(now: boolean): void {
  pressed = now
}
