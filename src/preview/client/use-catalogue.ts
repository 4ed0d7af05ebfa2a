import { useEffect, useState } from 'react'
import { endpoints } from '../endpoints.ts'
import { type Catalogue, events } from '../messages.ts'
import { logError } from './log-error.ts'
import { callServer } from './server-calls.ts'

export interface LiveCatalogue extends Partial<Catalogue> {
  /** Grows whenever a block, an example or the site may look different. */
  turn: number
}

/** Kept as the blocks and the manifest are at the moment; without entries until they are fetched. */
export function useCatalogue(): LiveCatalogue {
  const [catalogue, set] = useState<LiveCatalogue>({ turn: 0 })
  useEffect(() => {
    const fetchAll = async () => {
      const fetched = await callServer(endpoints.catalogue)
      set(({ turn }) => ({ ...fetched, turn: turn + 1 }))
    }
    const again = () => void fetchAll().catch(logError)
    again()
    import.meta.hot?.on(events.catalogue, again)
    return () => import.meta.hot?.off(events.catalogue, again)
  }, [])
  return catalogue
}
