// Renews a session shortly before it ends, with one timer that is due then. The library's own looks every 30 seconds, for as
// long as a page is open, also where no session is open.
import type { Session, SupabaseClient } from '@supabase/supabase-js'

/** A session that ends within this time is renewed by the library's `getSession`. Milliseconds. */
const margin = 90_000
/** The least wait: for so long after a failure the library gives the same answer again. Milliseconds. */
const leastWait = 60_000
/** The longest wait a timer takes; it is due again then. Milliseconds. */
const maxTimeout = 2 ** 31 - 1

/** From now on, while the page is in view. A page that comes into view renews at once what is due. */
export function keepRenewed(auth: SupabaseClient['auth']): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = (session: Session | null) => {
    clearTimeout(timer)
    if (!session?.expires_at) return
    const due = session.expires_at * 1000 - margin - Date.now()
    timer = setTimeout(renew, Math.min(Math.max(due, leastWait), maxTimeout))
  }
  const renew = async () => {
    // Of several pages the one in view renews, so that they do not take each other's refresh token away.
    if (document.visibilityState !== 'visible') return
    const { data } = await auth.getSession()
    plan(data.session)
  }
  auth.onAuthStateChange((_, session) => plan(session))
  document.addEventListener('visibilitychange', renew)
}
