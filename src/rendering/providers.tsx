import { createContext, type ReactNode, useContext } from 'react'
import type { PageData, SharedPageData } from './page-data.ts'

const PageContext = createContext<PageData | undefined>(undefined)
const SharedContext = createContext<SharedPageData | undefined>(undefined)

/** A page with all that is known about the request, for what is rendered for one visitor. */
export function PageDataProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return (
    <PageContext value={page}>
      <SharedContext value={page.shared}>{children}</SharedContext>
    </PageContext>
  )
}

/** A page without its visitor, for what is rendered once for all of them: `usePageData` fails in it. */
export function SharedDataProvider({ page, children }: { page: SharedPageData; children: ReactNode }) {
  return (
    <PageContext value={undefined}>
      <SharedContext value={page}>{children}</SharedContext>
    </PageContext>
  )
}

/** What is known about the request, for components that are not inside `CachedFragment`. Islands get props instead. */
export function usePageData(): PageData {
  const page = useContext(PageContext)
  if (!page)
    throw new Error('usePageData() outside of a page, or inside CachedFragment, where only useSharedData() is known')
  return page
}

/** What every visitor of a language shares: the language, its texts, the machines, links. Enough for most components. */
export function useSharedData(): SharedPageData {
  const page = useContext(SharedContext)
  if (!page) throw new Error('useSharedData() outside of a page')
  return page
}
