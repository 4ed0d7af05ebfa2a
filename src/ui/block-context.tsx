import { createContext, useContext } from 'react'

/** Where a block stands on its page. */
export interface Place {
  /** Unique on the page; the block's own `id` where it has one. */
  key: string
  id?: string
  /** The first block holds the page's `h1`. */
  opening: boolean
  placeholder: boolean
}

const PlaceContext = createContext<Place>({ key: 'block', opening: false, placeholder: false })

export const PlaceProvider = PlaceContext.Provider
export const usePlace = (): Place => useContext(PlaceContext)
