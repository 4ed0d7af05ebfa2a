// Expands redirect patterns for hosts of plain files: one redirect for each page that a pattern leads to.
import type { Site } from '../site/model.ts'
import { isPattern, overPages } from '../site/redirects.ts'

/** `left`: patterns that lead to a fixed page; only a server can answer all their addresses. */
export function redirectFiles({ redirects, routes }: Pick<Site, 'redirects' | 'routes'>) {
  const found = new Map(redirects.flatMap((one) => (isPattern(one.from) ? [] : [[one.from, one] as const])))
  const pages = routes.map(({ path }) => path)
  const left: string[] = []
  for (const redirect of redirects) {
    if (!isPattern(redirect.from)) continue
    const made = overPages(redirect, pages)
    if (made.length === 0) left.push(redirect.from)
    for (const one of made) if (!found.has(one.from)) found.set(one.from, one)
  }
  return { redirects: [...found.values()], left }
}
