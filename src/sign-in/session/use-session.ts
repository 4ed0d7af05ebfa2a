import { useEffect, useState } from 'react'
import type { Backend } from '../../site/model.ts'
import { type SessionPlace, type SessionState, sessionPlace } from './session-store.ts'

const unknown: SessionState = { ready: false, session: null, turn: 0 }

export interface OpenSession extends SessionState {
  /** Undefined until the library is there. */
  place?: SessionPlace
  /** The library can't be fetched. */
  missing: boolean
}

/** The visitor's session, and whatever happens to it from now on. Left out, no session is looked for. */
export function useSession(backend: Backend | undefined): OpenSession {
  const [open, setOpen] = useState<OpenSession>({ ...unknown, missing: false })

  useEffect(() => {
    if (!backend) return
    let gone = false
    let stop: (() => void) | undefined
    sessionPlace(backend).then(
      (place) => {
        if (gone) return
        const update = () => setOpen({ ...place.read(), place, missing: false })
        stop = place.listen(update)
        update()
      },
      () => gone || setOpen({ ...unknown, missing: true }),
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [backend])

  return open
}
