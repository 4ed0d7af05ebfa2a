import { useEffect, useState } from 'react'
import type { SiteBackend } from '../../site/model.ts'
import { type SessionState, type SessionStore, sessionStore } from './session-store.ts'

const unknown: SessionState = { ready: false, session: null, revision: 0 }

export interface OpenSession extends SessionState {
  /** Undefined until the library is loaded. */
  store?: SessionStore
  /** True when the library could not be loaded. */
  missing: boolean
}

/** Returns the visitor's session and re-renders on its events. Looks for no session without a backend. */
export function useSession(backend: SiteBackend | undefined): OpenSession {
  const [open, setOpen] = useState<OpenSession>({ ...unknown, missing: false })

  useEffect(() => {
    if (!backend) return
    let unmounted = false
    let stop: (() => void) | undefined
    sessionStore(backend).then(
      (store) => {
        if (unmounted) return
        const update = () => setOpen({ ...store.read(), store, missing: false })
        stop = store.listen(update)
        update()
      },
      () => unmounted || setOpen({ ...unknown, missing: true }),
    )
    return () => {
      unmounted = true
      stop?.()
    }
  }, [backend])

  return open
}
