import { createContext, useContext } from 'react'
import type { Route, Site } from '../site/model.ts'

/** What views know about their page. */
export interface Page {
  site: Site
  /** Without a trailing slash. */
  path: string
  /** The page in every language. Undefined on monolingual sites and for error screens. */
  translations?: Route['translations']
}

const PageContext = createContext<Page | undefined>(undefined)

export const PageProvider = PageContext.Provider

/** Undefined for a view that is rendered by itself. */
export const usePossiblePage = (): Page | undefined => useContext(PageContext)

export function usePage(): Page {
  const page = usePossiblePage()
  if (!page) throw new Error('A view was rendered outside a page.')
  return page
}

/** The resolved site of the chosen reading. */
export const useSite = (): Site => usePage().site
