// The one module that knows the visitor's session and what happens to it. The client library keeps it over tabs, renews it
// when it is about to expire, waits 200 ms and twice as long each time when that fails, and drops it when it can't be renewed.
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { supabase } from '../../client/supabase.ts'
import type { Backend } from '../../site/model.ts'
import { eventOf, type SessionEvent } from './events.ts'
import { keepRenewed } from './renewal.ts'

export interface SessionState {
  /** False until it is known whether there is a session. */
  ready: boolean
  session: Session | null
  /** The last thing that happened. */
  event?: SessionEvent
  /** Grows when who is signed in may have changed, or what is known of them; a renewal changes neither. */
  turn: number
}

export interface SessionStore {
  auth: SupabaseClient['auth']
  read(): SessionState
  /** Gives what ends the listening. */
  listen(listener: () => void): () => void
  /** Ends the session; the event that follows is `signed-out`. */
  signOut(scope: 'local' | 'others' | 'global'): ReturnType<SupabaseClient['auth']['signOut']>
  /** Forgets a session that the service does not know any more. */
  drop(): Promise<void>
}

const stores = new Map<string, Promise<SessionStore>>()

/** The store of a backend's session; one for each address. Rejects when the library can't be fetched. */
export function sessionStore(backend: Backend): Promise<SessionStore> {
  const known = stores.get(backend.url)
  if (known) return known
  const store = supabase(backend).then(({ auth }) => {
    keepRenewed(auth)
    return openStore(auth)
  })
  stores.set(backend.url, store)
  store.catch(() => stores.delete(backend.url))
  return store
}

export function openStore(auth: SupabaseClient['auth']): SessionStore {
  const listeners = new Set<() => void>()
  let state: SessionState = { ready: false, session: null, turn: 0 }
  let leaving = false
  /** A session that was kept could not be renewed. */
  let lost = false

  auth.onAuthStateChange((name, session) => {
    const event = eventOf(name)
    // The library repeats both: the first before it has read what is kept, the second whenever a tab comes into view.
    if (!state.ready && event !== 'initial-session') {
      lost = event === 'session-ended'
      state = { ...state, session }
      return
    }
    // Dropping what the library has dropped already is no news: whatever caused it, the session ended before.
    if (event === 'session-ended' && !state.session) return
    const known = event === 'signed-in' && session?.user.id === state.session?.user.id
    const reported = known ? state.event : spokenOf(event, session)
    if (event === 'session-ended') leaving = false
    const isNews = !known && event !== 'token-refreshed'
    state = { ready: true, session, event: reported, turn: state.turn + Number(isNews) }
    for (const listener of listeners) listener()
  })

  function spokenOf(event: SessionEvent, session: Session | null): SessionEvent {
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
