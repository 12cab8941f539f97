import { createContext, type ReactNode, useContext } from 'react'
import type { Page, SharedPage } from './page-data.ts'

const PageContext = createContext<Page | undefined>(undefined)
const SharedContext = createContext<SharedPage | undefined>(undefined)

/** A page with all that is known about the request, for what is rendered for one visitor. */
export function ForVisitor({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <PageContext value={page}>
      <SharedContext value={page.shared}>{children}</SharedContext>
    </PageContext>
  )
}

/** A page without its visitor, for what is rendered once for all of them: `usePage` fails in it. */
export function ForEveryone({ page, children }: { page: SharedPage; children: ReactNode }) {
  return (
    <PageContext value={undefined}>
      <SharedContext value={page}>{children}</SharedContext>
    </PageContext>
  )
}

/** What is known about the request, for components that are not inside `Kept`. Islands get props instead. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage() outside of a page, or inside Kept, where only useShared() is known')
  return page
}

/** What every visitor of a language shares: the language, its texts, the machines, links. Enough for most components. */
export function useShared(): SharedPage {
  const page = useContext(SharedContext)
  if (!page) throw new Error('useShared() outside of a page')
  return page
}
