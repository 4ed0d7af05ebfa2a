// The styles that a site's pages carry, as its server has to allow them: by hash.
import { hashOf } from '../render/policy.ts'
import type { SiteFiles } from './site-files.ts'

/** The hash of every inlined sheet, in alphabetical order, each once. */
export function styleHashesOf(files: SiteFiles): string[] {
  const sheets = new Set<string>()
  for (const [name, content] of files) {
    if (!name.endsWith('.html')) continue
    const html = String(content)
    const from = html.indexOf('<style>')
    if (from >= 0) sheets.add(html.slice(from + 7, html.indexOf('</style>', from)))
  }
  return [...sheets].map(hashOf).sort()
}
