// Shows times in the reader's time zone, and reloads the page every five seconds unless a field has the focus.
for (const time of document.querySelectorAll('time')) {
  time.textContent = new Date(time.dateTime).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })
}
setInterval(() => document.activeElement?.matches('input') || location.reload(), 5000)
