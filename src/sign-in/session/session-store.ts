// Tracks the visitor's session and its events. The client library stores the session for all tabs, renews it before it expires,
// retries with backoff from 200 ms, and drops a session that cannot be renewed.
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { supabase } from '../../client/supabase.ts'
import type { SiteBackend } from '../../site/model.ts'
import { eventOf } from './events.ts'
import { renewSessions } from './renewal.ts'
import type { SessionEvent } from './texts.ts'

export interface SessionState {
  /** False until it is known whether there is a session. */
  ready: boolean
  session: Session | null
  /** The last event. */
  event?: SessionEvent
  /** Incremented when the signed-in user or their data may have changed; not on renewal. */
  revision: number
}

export interface SessionStore {
  auth: SupabaseClient['auth']
  read(): SessionState
  /** Calls `listener` after every event; returns the function that stops this. */
  listen(listener: () => void): () => void
  /** Ends the session; the event that follows is `signed-out`. */
  signOut(scope: 'local' | 'others' | 'global'): ReturnType<SupabaseClient['auth']['signOut']>
  /** Deletes a session that the service no longer knows. */
  drop(): Promise<void>
}

const stores = new Map<string, Promise<SessionStore>>()

/** Returns the store of a backend's session, the same one for each address. Rejects when the library cannot be loaded. */
export function sessionStore(backend: SiteBackend): Promise<SessionStore> {
  const known = stores.get(backend.url)
  if (known) return known
  const store = supabase(backend).then(({ auth }) => {
    renewSessions(auth)
    return openStore(auth)
  })
  stores.set(backend.url, store)
  store.catch(() => stores.delete(backend.url))
  return store
}

export function openStore(auth: SupabaseClient['auth']): SessionStore {
  const listeners = new Set<() => void>()
  let state: SessionState = { ready: false, session: null, revision: 0 }
  let leaving = false
  /** True when a stored session could not be renewed. */
  let lost = false

  auth.onAuthStateChange((name, session) => {
    const event = eventOf(name)
    // Skips repeated events: some come before the library has read the stored session, and signed-in whenever a tab becomes visible.
    if (!state.ready && event !== 'initial-session') {
      lost = event === 'session-ended'
      state = { ...state, session }
      return
    }
    // Dropping a session that the library has dropped already is no new event.
    if (event === 'session-ended' && !state.session) return
    const known = event === 'signed-in' && session?.user.id === state.session?.user.id
    const reported = known ? state.event : reportedEvent(event, session)
    if (event === 'session-ended') leaving = false
    const isNews = !known && event !== 'token-refreshed'
    state = { ready: true, session, event: reported, revision: state.revision + Number(isNews) }
    for (const listener of listeners) listener()
  })

  function reportedEvent(event: SessionEvent, session: Session | null): SessionEvent {
    if (event === 'session-ended') return leaving ? 'signed-out' : event
    return event === 'initial-session' && lost && !session ? 'session-ended' : event
  }

  return {
    auth,
    read: () => state,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async signOut(scope) {
      leaving = scope !== 'others'
      const answer = await auth.signOut({ scope })
      leaving = false
      return answer
    },
    async drop() {
      if (state.session) await auth.signOut({ scope: 'local' })
    },
  }
}
