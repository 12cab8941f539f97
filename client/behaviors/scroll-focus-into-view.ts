// Scrolls an element that gets the keyboard focus fully into view in horizontally scrolling rows; Chromium only shows a part
// of it. Elements focused by a pointer do not move.
document.addEventListener('focusin', ({ target }) => {
  const element = target as Element
  if (element.closest('.spec, .swipe, .filter, [role=tablist]') && element.matches(':focus-visible'))
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
})
