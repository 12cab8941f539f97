import { createContext, useContext } from 'react'
import type { Page } from '../page.ts'

export const PageContext = createContext<Page | undefined>(undefined)

/** What is known about the request, for every component that the server renders. Islands get props instead. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage() outside of a page')
  return page
}
