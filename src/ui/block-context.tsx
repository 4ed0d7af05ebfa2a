import { createContext, useContext } from 'react'

/** Where a block stands on its page. */
export interface BlockContext {
  /** Unique on the page; the block's own `id` where it has one. */
  key: string
  id?: string
  /** The first block holds the page's `h1`. */
  opening: boolean
  placeholder: boolean
}

const Context = createContext<BlockContext>({ key: 'block', opening: false, placeholder: false })

export const BlockProvider = Context.Provider
export const useBlock = (): BlockContext => useContext(Context)
