// Computes addresses of pages in each language.
import { groupsOnly } from '../site/groups.ts'

/** A language as the manifest declares it. */
export interface DeclaredLanguage {
  tag: string
  name: string
  /** Prefix of its addresses; empty for the first language. */
  at: string
  /** Origin, for a language on its own host. */
  origin?: string
  paths: Readonly<Record<string, string>>
  ready?: boolean
  fallback: 'source' | 'none'
  /** File of translations, relative to the manifest. */
  file: string
}

interface Declared {
  name?: unknown
  at?: unknown
  texts?: unknown
  paths?: unknown
  ready?: unknown
  fallback?: unknown
}

/** Returns the languages in the order of `languages:`. Malformed settings count as left out. */
export function declaredLanguages(manifest: unknown): DeclaredLanguage[] {
  return Object.entries(groupsOnly(groupsOnly(manifest).languages)).map(([tag, one], place) => {
    const { name, at, texts, paths, ready, fallback }: Declared = groupsOnly(one)
    return {
      tag,
      name: typeof name === 'string' ? name : tag,
      at: place === 0 ? '' : typeof at === 'string' && at.startsWith('/') ? at : `/${tag}`,
      ...(place > 0 && originIn(at)),
      paths: Object.fromEntries(
        Object.entries(groupsOnly(paths)).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      ),
      ...(typeof ready === 'boolean' && { ready }),
      fallback: fallback === 'none' ? 'none' : 'source',
      file: typeof texts === 'string' ? texts : `texts/${tag}.yaml`,
    }
  })
}

/** Returns the origin of an address such as `https://firma.example`. */
function originIn(at: unknown): Pick<DeclaredLanguage, 'origin'> {
  if (typeof at !== 'string' || at.startsWith('/') || !URL.canParse(at)) return {}
  return { origin: new URL(at).origin }
}

/** Returns the path itself or the nearest parent that has a translated name; undefined when there is none. */
export function namedAbove(paths: DeclaredLanguage['paths'], path: string): string | undefined {
  let above = path
  while (!Object.hasOwn(paths, above)) {
    const end = above.lastIndexOf('/')
    if (end <= 0) return undefined
    above = above.slice(0, end)
  }
  return above
}

/** Returns the address in a language of a page with this path in the first language. */
export function addressIn({ at, paths }: Pick<DeclaredLanguage, 'at' | 'paths'>, path: string): string {
  const above = namedAbove(paths, path)
  const called = above === undefined ? path : `${paths[above]}${path.slice(above.length)}`.replace(/^\/(?=\/)/, '')
  return called === '/' ? at || '/' : at + called
}

/** Matches links to pages of the site in Markdown. */
const markdownLink = /(\]\([ \t]*<?|^[ \t]*\[[^\]\n]+\]:[ \t]*<?)(\/[^\s)>]*)/gm

/** Rewrites a link by `addressOf`, which returns undefined for a path that stays. Query and anchor are kept. */
export function linkIn(link: string, addressOf: (path: string) => string | undefined): string {
  if (!link.startsWith('/')) return link
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? []
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const found = addressOf(plain)
  return found === undefined ? link : found + rest
}

/** Rewrites every link in a Markdown text. */
export const linksIn = (text: string, addressOf: (path: string) => string | undefined): string =>
  text.includes('/')
    ? text.replace(markdownLink, (_, lead: string, link: string) => lead + linkIn(link, addressOf))
    : text
