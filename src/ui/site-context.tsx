import { createContext, useContext } from 'react'
import type { Route, Site } from '../site/model.ts'

/** Data about the page of a view. */
export interface PageFacts {
  site: Site
  /** Without a trailing slash. */
  path: string
  /** The page in every language. Undefined on monolingual sites and for error screens. */
  translations?: Route['translations']
}

const PageContext = createContext<PageFacts | undefined>(undefined)

export const PageProvider = PageContext.Provider

/** Undefined for a view that is rendered by itself. */
export const usePossiblePage = (): PageFacts | undefined => useContext(PageContext)

export function usePage(): PageFacts {
  const page = usePossiblePage()
  if (!page) throw new Error('A view was rendered outside a page.')
  return page
}

/** The resolved site of the chosen reading. */
export const useSite = (): Site => usePage().site
