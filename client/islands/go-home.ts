/** Takes the visitor home after the given seconds; "stay here" is a link and needs nothing of this. */
export function wake(root: HTMLElement): void {
  const { home, seconds } = JSON.parse(root.dataset.props ?? '{}') as { home: string; seconds: number }
  const timer = setTimeout(() => location.replace(home), seconds * 1000)
  root.style.setProperty('--seconds', String(seconds))
  root.dataset.counting = ''
  // A page kept for the back button must not count on.
  addEventListener('pagehide', () => clearTimeout(timer), { once: true })
}
