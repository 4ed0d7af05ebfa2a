// Redirects by path and by pattern. `/old/*` means every address below `/old`, `/blog/:slug` every one with a single part there. A
// redirect from a path counts before patterns, and these in their order.

export interface Redirect {
  /** A path, or a pattern. */
  from: string
  /** A link; what the pattern's `*` or `:slug` stands for is put in where it has the same. */
  to: string
  /** Whether the address is given up for good: browsers and search engines may forget it. */
  permanent?: true
}

const placeholder = /(?<=\/)(?:\*|:[a-z][a-zA-Z0-9]*)(?=$|[/?#])/g

export const isPattern = (path: string): boolean => placeholdersIn(path).length > 0

/** `*`, `:slug`, as they are written. */
export const placeholdersIn = (path: string): string[] => path.match(placeholder) ?? []

/** With other words in place of the placeholders. */
export const withPlaceholders = (path: string, wordFor: (placeholder: string) => string): string =>
  path.replace(placeholder, wordFor)

/** What each placeholder stands for at this path; undefined where the pattern does not mean it. A path without any means itself. */
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

/** A browser takes a backslash for a slash: `/\evil.example` would lead away from the site. */
const isPart = (part: string): boolean => part !== '' && !part.includes('\\')

/** Where a path leads, if a redirect means it. */
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

/** Patterns last, in the order in which servers that take the first rule have to ask them. */
export const patternsLast = <Of extends Redirect>(redirects: readonly Of[]): Of[] => [
  ...redirects.filter(({ from }) => !isPattern(from)),
  ...redirects.filter(({ from }) => isPattern(from)),
]

/**
 * A pattern as one redirect for each page that it leads to, for places without patterns. None where it leads to one page whatever
 * the address: those addresses are not known.
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
