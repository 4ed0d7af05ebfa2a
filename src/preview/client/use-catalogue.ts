import { useEffect, useState } from 'react'
import { endpoints } from '../endpoints.ts'
import { type Catalogue, events } from '../messages.ts'
import { logError } from './log-error.ts'
import { callServer } from './server-calls.ts'

interface LiveCatalogue extends Partial<Catalogue> {
  /** Grows when blocks, examples or the site change. */
  turn: number
}

/** The current block catalogue; without entries until the first answer. */
export function useCatalogue(): LiveCatalogue {
  const [catalogue, setCatalogue] = useState<LiveCatalogue>({ turn: 0 })
  useEffect(() => {
    const fetchAll = async () => {
      const fetched = await callServer(endpoints.catalogue)
      setCatalogue(({ turn }) => ({ ...fetched, turn: turn + 1 }))
    }
    const again = () => void fetchAll().catch(logError)
    again()
    import.meta.hot?.on(events.catalogue, again)
    return () => import.meta.hot?.off(events.catalogue, again)
  }, [])
  return catalogue
}
