// What a server has to know of a built site, so that it need not load the manifest. Holds where requests are sent to: never for a folder
// that goes to a host.
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
  /** Whether the server of the site signs people in by itself. */
  signsIn: boolean
  /** Headers of every answer. */
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

/** The site as a server here serves it: it signs people in by itself where the site has sign-in and `canSignIn` holds. */
export function withSignIn(site: Site, canSignIn: (backend: Site['backend']) => boolean): Site {
  const asks = site.routes.some(({ blocks }) => blocks.some(({ type }) => isAuthBlock(type)))
  return { ...site, backend: { ...site.backend, signIn: asks && canSignIn(site.backend) } }
}
