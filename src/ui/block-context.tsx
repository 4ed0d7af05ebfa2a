import { createContext, useContext } from 'react'
import type { SectionOptions } from '../site/section-options.ts'

/** Where a block stands on its page. */
export interface BlockContext {
  /** Unique on the page; the block's own `id` where it has one. */
  key: string
  id?: string
  /** The first block holds the page's `h1`. */
  opening: boolean
  placeholder: boolean
  /** What the author says of how it stands on the page. */
  section?: SectionOptions
  /** It stands within another block, and its title is smaller. */
  isInner?: boolean
}

const Context = createContext<BlockContext>({ key: 'block', opening: false, placeholder: false })

/** What names a block on its page: its own `id`, or its place. */
export const blockKey = ({ id }: { id?: string }, at: number): string => id ?? `block-${at + 1}`

export const BlockProvider = Context.Provider
export const useBlock = (): BlockContext => useContext(Context)
