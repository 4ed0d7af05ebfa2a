// What a path of the site means, decided in one place: the live preview's server and its page take it from here.
import { folderAbove, type LanguageFolder } from '../site/addresses.ts'
import type { Site, UnknownPaths } from '../site/model.ts'
import { redirectAt } from '../site/redirects.ts'

/** Every path the site answers on, without what stands on its pages. */
export interface Paths {
  pages: readonly string[]
  redirects: Site['redirects']
  unknownPaths: UnknownPaths
  /** Folders of languages but the first; left out, there is none. */
  languageFolders?: readonly LanguageFolder[]
}

export type Meaning = { kind: 'page' } | { kind: 'redirect'; to: string } | { kind: 'unknown' }

/** The path as routes are written: no slash at its end, the root apart. */
export const plainPath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/')

export function meaningOf({ pages, redirects, unknownPaths, languageFolders = [] }: Paths, path: string): Meaning {
  const plain = plainPath(path)
  if (pages.includes(plain)) return { kind: 'page' }
  const redirect = redirectAt(redirects, plain)
  if (redirect) return { kind: 'redirect', to: redirect.to }
  if (!('redirect' in unknownPaths)) return { kind: 'unknown' }
  return { kind: 'redirect', to: folderAbove(languageFolders, plain)?.unknownTo ?? unknownPaths.redirect }
}

/** The error's own message; without an error, that the path has no page. */
export function messageOf({ texts }: Pick<Site, 'texts'>, error: unknown): string {
  if (error === undefined) return texts.errorNotFound
  return error instanceof Error ? error.message : String(error)
}
