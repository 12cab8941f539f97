import { createContext, type ReactNode, useContext } from 'react'
import type { PageData, SharedPageData } from './page-data.ts'

const PageContext = createContext<PageData | undefined>(undefined)
const SharedContext = createContext<SharedPageData | undefined>(undefined)

/** Provides all data of the request, for content that is rendered for one visitor. */
export function PageDataProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return (
    <PageContext value={page}>
      <SharedContext value={page.shared}>{children}</SharedContext>
    </PageContext>
  )
}

/** Provides the shared data only, for cached content: `usePageData` throws in it. */
export function SharedDataProvider({ page, children }: { page: SharedPageData; children: ReactNode }) {
  return (
    <PageContext value={undefined}>
      <SharedContext value={page}>{children}</SharedContext>
    </PageContext>
  )
}

/** Data of the request, for components outside of `CachedFragment`. Islands get props instead. */
export function usePageData(): PageData {
  const page = useContext(PageContext)
  if (!page)
    throw new Error('usePageData() outside of a page, or inside CachedFragment, where only useSharedData() is known')
  return page
}

/** Data that all visitors of a language share: language, texts, machines, links. Enough for most components. */
export function useSharedData(): SharedPageData {
  const page = useContext(SharedContext)
  if (!page) throw new Error('useSharedData() outside of a page')
  return page
}
