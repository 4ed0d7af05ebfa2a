import { createContext, useContext } from 'react'
import type { SectionOptions } from '../site/section-options.ts'

/** The place of a block on the page, for its view. */
export interface BlockContext {
  /** Unique on the page: the block's `id`, or "block-N". */
  key: string
  id?: string
  /** The block holds the page's `h1`. */
  opening: boolean
  placeholder: boolean
  /** Titles of the block's items, which are headings of one size. */
  itemTitles?: readonly string[]
  /** Section options that the author wrote. */
  section?: SectionOptions
  /** The block is nested in another one and has a smaller title. */
  isInner?: boolean
}

const Context = createContext<BlockContext>({ key: 'block', opening: false, placeholder: false })

/** Returns the block's `id`, or a key from its position. */
export const blockKey = ({ id }: { id?: string }, at: number): string => id ?? `block-${at + 1}`

/** Returns the titles in the lists of a block's fields. */
export const itemTitlesIn = (fields: object): string[] =>
  Object.values(fields)
    .filter(Array.isArray)
    .flat()
    .flatMap((item: unknown) => (hasTitle(item) ? [item.title] : []))

const hasTitle = (item: unknown): item is { title: string } =>
  typeof item === 'object' && item !== null && 'title' in item && typeof item.title === 'string'

export const BlockProvider = Context.Provider
export const useBlock = (): BlockContext => useContext(Context)
