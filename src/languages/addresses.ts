// Where pages stand in each language.
import { groupsOnly } from '../site/groups.ts'

/** A language as the manifest declares it. */
export interface DeclaredLanguage {
  tag: string
  name: string
  /** What its addresses begin with; empty for the first. */
  at: string
  /** Of a language on a host of its own: the origin where its folder is published. */
  origin?: string
  paths: Readonly<Record<string, string>>
  ready?: boolean
  fallback: 'source' | 'none'
  /** The file of its texts, beside the manifest. */
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

/** Those of `languages:`, the first first. What has the wrong shape counts as left out. */
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

/** Of an address without a path, as `https://firma.example`. */
function originIn(at: unknown): Pick<DeclaredLanguage, 'origin'> {
  if (typeof at !== 'string' || at.startsWith('/') || !URL.canParse(at)) return {}
  return { origin: new URL(at).origin }
}

/** The path whose name in the language an address begins with: the page itself, or the nearest above it that is called otherwise. */
export function namedAbove(paths: DeclaredLanguage['paths'], path: string): string | undefined {
  let above = path
  while (!Object.hasOwn(paths, above)) {
    const end = above.lastIndexOf('/')
    if (end <= 0) return undefined
    above = above.slice(0, end)
  }
  return above
}

/** The address in a language of the page that stands at `path` in the first one. */
export function addressIn({ at, paths }: Pick<DeclaredLanguage, 'at' | 'paths'>, path: string): string {
  const above = namedAbove(paths, path)
  const called = above === undefined ? path : `${paths[above]}${path.slice(above.length)}`.replace(/^\/(?=\/)/, '')
  return called === '/' ? at || '/' : at + called
}

/** Links of a Markdown text to pages of the site. */
const markdownLink = /(\]\([ \t]*<?|^[ \t]*\[[^\]\n]+\]:[ \t]*<?)(\/[^\s)>]*)/gm

/** A link as the pages of a language have it; `there` returns undefined for a path that is the same in every language. */
export function linkIn(link: string, there: (path: string) => string | undefined): string {
  if (!link.startsWith('/')) return link
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? []
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const found = there(plain)
  return found === undefined ? link : found + rest
}

/** The same for every link in a Markdown text. */
export const linksIn = (text: string, there: (path: string) => string | undefined): string =>
  text.includes('/') ? text.replace(markdownLink, (_, lead: string, link: string) => lead + linkIn(link, there)) : text
