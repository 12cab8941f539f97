/**
 * In what scrolls sideways, what the keyboard reaches comes into view whole: Chromium leaves it where a sliver of it is
 * seen. What is pressed by hand does not move under the hand.
 */
export function initScrollFocusIntoView(): void {
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element
    if (element.closest('.spec, .swipe, [role=tablist]') && element.matches(':focus-visible')) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  })
}
