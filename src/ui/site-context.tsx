import { createContext, useContext } from 'react'
import type { Route, Site } from '../site/model.ts'

/** What views may know of the page they stand on. */
export interface Page {
  site: Site
  /** Path of the page, without a trailing slash. */
  path: string
  /** The page in every language of the site; left out where there is one, and for what is no page. */
  translations?: Route['translations']
}

const PageContext = createContext<Page | undefined>(undefined)

export const PageProvider = PageContext.Provider

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('A view was rendered outside a page.')
  return page
}

/** The resolved site, with one reading chosen. */
export const useSite = (): Site => usePage().site
