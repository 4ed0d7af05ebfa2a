// The only module that knows @supabase/supabase-js. The library is fetched when it is first wanted, never to read a page.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Backend } from '../site/model.ts'

// The embedded backend needs no key; the library throws for an empty one.
const noKey = 'sb_publishable_none'

const clients = new Map<string, Promise<SupabaseClient>>()

/** The library's options for sessions. */
export const sessionOptions = {
  // A link's code is valid only in the browser that requested it, and only pages that sign people in look for one.
  detectSessionInUrl: false,
  flowType: 'pkce',
  // The library would look every 30 seconds, signed in or not. It renews an old session when a call needs it, and
  // src/sign-in/session/renewal.ts where a page shows one.
  autoRefreshToken: false,
} as const

/**
 * The client of a backend; one for each address, so that its session is refreshed once. Keeps a session it finds and
 * sends its token. Rejects when the library can't be fetched; the next call tries again.
 */
export function supabase({ url, publishableKey }: Backend): Promise<SupabaseClient> {
  const known = clients.get(url)
  if (known) return known
  const client = import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(url || location.origin, publishableKey || noKey, {
      auth: sessionOptions,
    }),
  )
  clients.set(url, client)
  client.catch(() => clients.delete(url))
  return client
}
