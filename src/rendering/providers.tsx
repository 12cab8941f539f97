import { createContext, useContext } from 'react'
import type { PageData, SharedPageData } from './page-data.ts'

/** All data of the request; in cached content only the shared data. Provide it with `<PageContext value={page}>`. */
export const PageContext = createContext<PageData | SharedPageData | undefined>(undefined)

/** Data of the request, for components outside of `CachedFragment`. Islands get props instead. */
export function usePageData(): PageData {
  const page = useContext(PageContext)
  if (!page || !('shared' in page))
    throw new Error('usePageData() outside of a page, or inside CachedFragment, where only useSharedData() is known')
  return page
}

/** Data that all visitors of a language share: language, texts, machines, links. Enough for most components. */
export function useSharedData(): SharedPageData {
  const page = useContext(PageContext)
  if (!page) throw new Error('useSharedData() outside of a page')
  return 'shared' in page ? page.shared : page
}
