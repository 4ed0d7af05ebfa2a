// Renews a session shortly before it expires, with a timer set for that moment. The library's own renewal checks every 30 seconds,
// even without a session.
import type { Session, SupabaseClient } from '@supabase/supabase-js'

/** The library's `getSession` renews sessions that expire within this time. Milliseconds. */
const margin = 90_000
/** The shortest wait: after a failure the library repeats its answer for so long. Milliseconds. */
const minWait = 60_000
/** The longest delay that setTimeout accepts. Milliseconds. */
const maxTimeout = 2 ** 31 - 1

/** Renews sessions from now on while the page is visible; a page that becomes visible renews an overdue session at once. */
export function renewSessions(auth: SupabaseClient['auth']): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = (session: Session | null) => {
    clearTimeout(timer)
    if (!session?.expires_at) return
    const due = session.expires_at * 1000 - margin - Date.now()
    timer = setTimeout(renew, Math.min(Math.max(due, minWait), maxTimeout))
  }
  const renew = async () => {
    // Only the visible tab renews, so that tabs do not invalidate each other's refresh token.
    if (document.visibilityState !== 'visible') return
    const { data } = await auth.getSession()
    plan(data.session)
  }
  auth.onAuthStateChange((_, session) => plan(session))
  document.addEventListener('visibilitychange', renew)
}
