// The only module that imports @supabase/supabase-js. The library is loaded on the first call, never just to read a page.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { SiteBackend } from '../site/model.ts'

// The embedded backend needs no key; the library throws for an empty one.
const noKey = 'sb_publishable_none'

const clients = new Map<string, Promise<SupabaseClient>>()

/** The library's options for sessions. */
export const sessionOptions = {
  // A link's code is valid only in the browser that requested it, and only sign-in pages read it from the address.
  detectSessionInUrl: false,
  flowType: 'pkce',
  // The library would check every 30 seconds, even without a session. Calls renew an old session when they need it, and
  // src/sign-in/session/renewal.ts renews it while a page shows one.
  autoRefreshToken: false,
} as const

/**
 * Returns the client of a backend, the same one for each address, so that its session is refreshed once. The client finds a stored
 * session and sends its token. Rejects when the library cannot be loaded; the next call tries again.
 */
export function supabase({ url, publishableKey }: SiteBackend): Promise<SupabaseClient> {
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
