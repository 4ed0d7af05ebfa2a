import { createContext, useContext } from 'react'

/** The scripts of src/client/scripts that a view may need. */
export type ScriptName = 'loader' | 'eager' | 'untouched' | 'conditions' | 'nearest-pages' | 'search'

/** What a page turns out to need beside its markup, noted while it is rendered. */
export interface PageNeeds {
  /** Parts of the site's styles besides what every page carries, by the names of style-names.ts. */
  styles: Set<string>
  scripts: Set<ScriptName>
  /** Types of the blocks whose islands stand on it. */
  islands: Set<string>
  /** Pictures, as the manifest names them. */
  images: Set<string>
}

export const noNeeds = (): PageNeeds => ({
  styles: new Set(),
  scripts: new Set(),
  islands: new Set(),
  images: new Set(),
})

/** Absent in the live preview, which has everything at hand. */
const NeedsContext = createContext<PageNeeds | undefined>(undefined)

export const PageNeedsProvider = NeedsContext.Provider

/** What the page needs so far, to be added to. */
export const usePageNeeds = (): PageNeeds | undefined => useContext(NeedsContext)
