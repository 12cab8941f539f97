/** Links to this page in another language or in other units take the fragment of its address along. */
export function initKeepFragment(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang], .switch a') : null
    if (link && link.pathname === location.pathname && location.hash) link.hash = location.hash
  })
}
