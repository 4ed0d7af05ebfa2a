// Resolves a path to a page, a redirect or neither. The preview's server and client share it.
import { folderAbove, type LanguageFolder } from '../site/addresses.ts'
import { withDecodedLetters } from '../site/decoded-address.ts'
import type { Site, UnknownPaths } from '../site/model.ts'
import { redirectAt } from '../site/redirects.ts'

/** All paths of a site, without page content. */
export interface Paths {
  pages: readonly string[]
  redirects: Site['redirects']
  unknownPaths: UnknownPaths
  /** Folders of all languages but the first. Defaults to none. */
  languageFolders?: readonly LanguageFolder[]
}

export type Meaning = { kind: 'page' } | { kind: 'redirect'; to: string } | { kind: 'unknown' }

/** An address as paths are written: without slashes at the end, "/a/" is "/a", and with letters outside ASCII decoded. */
export const plainPath = (path: string): string =>
  path.length > 1 ? withDecodedLetters(path).replace(/\/+$/, '') || '/' : '/'

export function meaningOf({ pages, redirects, unknownPaths, languageFolders = [] }: Paths, path: string): Meaning {
  const plain = plainPath(path)
  if (pages.includes(plain)) return { kind: 'page' }
  const redirect = redirectAt(redirects, plain)
  if (redirect) return { kind: 'redirect', to: redirect.to }
  if (!('redirect' in unknownPaths)) return { kind: 'unknown' }
  return { kind: 'redirect', to: folderAbove(languageFolders, plain)?.unknownTo ?? unknownPaths.redirect }
}

/** The error's message, or the text for unknown paths if `error` is undefined. */
export function messageOf({ texts }: Pick<Site, 'texts'>, error: unknown): string {
  if (error === undefined) return texts.errorNotFound
  return error instanceof Error ? error.message : String(error)
}
