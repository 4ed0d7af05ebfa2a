import { useEffect, useState } from 'react'
import type { Backend } from '../../site/model.ts'
import { type SessionState, type SessionStore, sessionStore } from './session-store.ts'

const unknown: SessionState = { ready: false, session: null, turn: 0 }

export interface OpenSession extends SessionState {
  /** Undefined until the library is there. */
  store?: SessionStore
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
    sessionStore(backend).then(
      (store) => {
        if (gone) return
        const update = () => setOpen({ ...store.read(), store, missing: false })
        stop = store.listen(update)
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
