import type { User } from '@supabase/supabase-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SiteBackend } from '../../site/model.ts'
import { failureOf } from '../session/failures.ts'
import type { Failure } from '../session/texts.ts'
import type { OpenSession } from '../session/use-session.ts'
import { verifySession } from '../session/verify-session.ts'

export interface KnownUser {
  user?: User
  failure?: Failure
  /** True when the session has to be confirmed with the second factor first. */
  needsSecondFactor: boolean
  /** Fetches the user again. */
  refresh: () => Promise<void>
}

/** Fetches the user from the server, since the stored session may be outdated. */
export function useUser({ store, session, revision }: OpenSession, backend: SiteBackend): KnownUser {
  const [known, setKnown] = useState<Omit<KnownUser, 'refresh'>>({ needsSecondFactor: false })

  // A ref, because fetching may renew the session, and that must not cause another fetch (a fast clock renews it every time).
  const latest = useRef(session)
  latest.current = session

  const refresh = useCallback(async () => {
    const session = latest.current
    if (!store || !session) return setKnown({ needsSecondFactor: false })
    const { data, error } = await store.auth.getUser()
    if (error) {
      const failure = failureOf(error)
      if (failure !== 'no-session') return setKnown({ needsSecondFactor: false, failure })
      // The session line reports that the session has ended.
      await store.drop()
      return setKnown({ needsSecondFactor: false })
    }
    const failure = await verifySession(store.auth, backend, session)
    if (failure === 'bad-signature' || failure === 'no-keys') await store.drop()
    // Uses the newest token: the level may have risen meanwhile, and an older token would seem unconfirmed.
    const { access_token: token } = latest.current ?? session
    const { data: levels } = await store.auth.mfa.getAuthenticatorAssuranceLevel(token)
    const needsSecondFactor = levels?.nextLevel === 'aal2' && levels.currentLevel !== 'aal2'
    setKnown({ user: data.user, needsSecondFactor, failure })
  }, [store, backend])

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again after every event of the session.
  useEffect(() => {
    void refresh()
  }, [refresh, session?.user.id, revision])

  return { ...known, refresh }
}
