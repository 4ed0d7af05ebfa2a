// Matches redirects by path and pattern. `/old/*` matches every address below `/old`, `/blog/:slug` those with a single segment there. A redirect
// from a path wins over patterns; of patterns, the first match wins.

export interface Redirect {
  /** A path or a pattern. */
  from: string
  /** A link. Its `*` and `:slug` are replaced by what the pattern matched. */
  to: string
  /** True when the address is given up for good, so that browsers and search engines may forget it. */
  permanent?: true
}

const placeholder = /(?<=\/)(?:\*|:[a-z][a-zA-Z0-9]*)(?=$|[/?#])/g

export const isPattern = (path: string): boolean => placeholdersIn(path).length > 0

/** Returns `*` and `:slug` as written. */
export const placeholdersIn = (path: string): string[] => path.match(placeholder) ?? []

/** Replaces each placeholder by the word that `wordFor` returns. */
export const withPlaceholders = (path: string, wordFor: (placeholder: string) => string): string =>
  path.replace(placeholder, wordFor)

/**
 * Returns the text that each placeholder matches in the path; undefined where the pattern does not match. A path without placeholders matches itself.
 */
export function captured(pattern: string, path: string): ReadonlyMap<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  const found = new Map<string, string>()
  for (const [at, word] of wanted.entries()) {
    const here = given[at]
    if (here === undefined) return undefined
    const isLast = at === wanted.length - 1
    if (word === '*' && isLast) {
      const rest = given.slice(at)
      if (!rest.every(isPart)) return undefined
      found.set('*', rest.join('/'))
      return found
    }
    if (/^:[a-z]/.test(word)) {
      if (!isPart(here)) return undefined
      found.set(word, here)
    } else if (word !== here) return undefined
  }
  return given.length === wanted.length ? found : undefined
}

/** Rejects backslashes, which browsers read as slashes: `/\evil.example` would lead off the site. */
const isPart = (part: string): boolean => part !== '' && !part.includes('\\')

/** Returns the redirect of a path with its target filled in; undefined where none matches. */
export function redirectAt(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const plain = redirects.find(({ from }) => from === path)
  if (plain) return plain
  for (const redirect of redirects) {
    if (!isPattern(redirect.from)) continue
    const values = captured(redirect.from, path)
    if (values)
      return { ...redirect, from: path, to: withPlaceholders(redirect.to, (word) => values.get(word) ?? word) }
  }
  return undefined
}

/** Sorts patterns last, for servers that apply the first matching rule. */
export const patternsLast = <Of extends Redirect>(redirects: readonly Of[]): Of[] => [
  ...redirects.filter(({ from }) => !isPattern(from)),
  ...redirects.filter(({ from }) => isPattern(from)),
]

/**
 * Expands a pattern to one redirect for each page it leads to, for hosts without patterns. Empty where the target does not contain all placeholders,
 * since the addresses are unknown then.
 */
export function overPages({ from, to, permanent }: Redirect, pages: Iterable<string>): Redirect[] {
  const [path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to)?.slice(1) ?? []
  const needed = placeholdersIn(from)
  const given = new Set(placeholdersIn(path))
  if (!needed.every((word) => given.has(word))) return []
  const found: Redirect[] = []
  for (const page of pages) {
    const values = captured(path, page)
    if (!values) continue
    const at = withPlaceholders(from, (word) => values.get(word) ?? word)
    found.push({ from: at, to: page + rest, ...(permanent && { permanent }) })
  }
  return found
}
