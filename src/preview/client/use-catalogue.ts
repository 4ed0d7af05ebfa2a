import { useEffect, useState } from 'react'
import { endpoints } from '../endpoints.ts'
import { type Catalogue, events } from '../messages.ts'
import { useFetched } from './use-fetched.ts'

interface LiveCatalogue extends Partial<Catalogue> {
  /** Grows when blocks, examples or the site change. */
  turn: number
}

/** The current block catalogue; without entries until the first answer. */
export function useCatalogue(): LiveCatalogue {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    const again = () => setChanges((count) => count + 1)
    import.meta.hot?.on(events.catalogue, again)
    return () => import.meta.hot?.off(events.catalogue, again)
  }, [])
  const { answer, revision: turn = 0 } = useFetched(endpoints.catalogue, changes) ?? {}
  return { ...answer, turn }
}
