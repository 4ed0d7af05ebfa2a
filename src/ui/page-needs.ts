import { createContext, useContext } from 'react'

/** Scripts in src/client/scripts that views may request. */
export type ScriptName = 'loader' | 'eager' | 'untouched' | 'conditions' | 'nearest-pages' | 'search' | 'today'

/** Resources that views request while a page renders. */
export interface PageNeeds {
  /** Names from style-names.ts, besides the styles every page has. */
  styles: Set<string>
  scripts: Set<ScriptName>
  /** Block types whose islands are on the page. */
  islands: Set<string>
  /** Image files as the manifest names them. */
  images: Set<string>
  /** Names of elements in transitions between pages; two of one name would cancel the transition. */
  transitionNames: Set<string>
  /** Names of the forms shown so far. */
  forms: Set<string>
}

export const noNeeds = (): PageNeeds => ({
  styles: new Set(),
  scripts: new Set(),
  islands: new Set(),
  images: new Set(),
  transitionNames: new Set(),
  forms: new Set(),
})

/** Undefined in the live preview, which loads all resources. */
const NeedsContext = createContext<PageNeeds | undefined>(undefined)

export const PageNeedsProvider = NeedsContext.Provider

/** The page's needs, to be added to. */
export const usePageNeeds = (): PageNeeds | undefined => useContext(NeedsContext)
