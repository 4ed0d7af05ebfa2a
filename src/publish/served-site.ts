// The part of a site that the embedded server needs, stored in the ledger so that the server does not load the manifest. It names where
// requests are sent to, so it is never written into a folder that is deployed.
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { isAuthBlock } from '../blocks/schemas.ts'
import { backendForms } from '../forms/backend-forms.ts'
import { securityHeadersOf } from '../render/headers.ts'
import { type LanguageFolder, languageFolders } from '../site/addresses.ts'
import type { Site } from '../site/model.ts'

export interface ServedSite extends Pick<Site, 'name' | 'reading' | 'url' | 'redirects' | 'unknownPaths'> {
  pages: string[]
  languageFolders: LanguageFolder[]
  forms: BackendForm[]
  /** Whether the embedded server signs people in. */
  signsIn: boolean
  /** Security headers of every response. */
  security: Record<string, string>
}

export const servedSite = (site: Site, styleHashes: readonly string[]): ServedSite => ({
  name: site.name,
  reading: site.reading,
  url: site.url,
  redirects: site.redirects,
  unknownPaths: site.unknownPaths,
  languageFolders: languageFolders(site),
  pages: site.routes.map(({ path }) => path),
  forms: backendForms(site),
  signsIn: site.backend.signIn === true,
  security: securityHeadersOf(site, styleHashes),
})

/** Sets `backend.signIn` to whether the embedded server signs people in: the site has a sign-in block and `canSignIn` agrees. */
export function withSignIn(site: Site, canSignIn: (backend: Site['backend']) => boolean): Site {
  const asks = site.routes.some(({ blocks }) => blocks.some(({ type }) => isAuthBlock(type)))
  return { ...site, backend: { ...site.backend, signIn: asks && canSignIn(site.backend) } }
}
