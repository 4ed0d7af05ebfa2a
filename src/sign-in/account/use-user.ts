import type { User } from '@supabase/supabase-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Backend } from '../../site/model.ts'
import { type Failure, failureOf } from '../session/failures.ts'
import type { OpenSession } from '../session/use-session.ts'
import { verifySession } from '../session/verify-session.ts'

export interface KnownUser {
  user?: User
  failure?: Failure
  /** The session has still to be confirmed with the second factor. */
  half: boolean
  /** Asks the server again. */
  refresh: () => Promise<void>
}

/** The user as the server knows them now; what the browser keeps may be old. */
export function useUser({ store, session, turn }: OpenSession, backend: Backend): KnownUser {
  const [known, setKnown] = useState<Omit<KnownUser, 'refresh'>>({ half: false })

  // Asking may renew the session, and a clock that is ahead has it renewed each time: that must not ask again.
  const latest = useRef(session)
  latest.current = session

  const refresh = useCallback(async () => {
    const session = latest.current
    if (!store || !session) return setKnown({ half: false })
    const { data, error } = await store.auth.getUser()
    if (error) {
      const failure = failureOf(error)
      if (failure !== 'no-session') return setKnown({ half: false, failure })
      // The page's message on the session says so already.
      await store.drop()
      return setKnown({ half: false })
    }
    const failure = await verifySession(store.auth, backend, session)
    if (failure === 'bad-signature' || failure === 'no-keys') await store.drop()
    // The session may have risen while the server was asked: an older token would pass for a half confirmed one.
    const { access_token: token } = latest.current ?? session
    const { data: levels } = await store.auth.mfa.getAuthenticatorAssuranceLevel(token)
    const half = levels?.nextLevel === 'aal2' && levels.currentLevel !== 'aal2'
    setKnown({ user: data.user, half, failure })
  }, [store, backend])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever something happened to the session.
  useEffect(() => {
    void refresh()
  }, [refresh, session?.user.id, turn])

  return { ...known, refresh }
}
