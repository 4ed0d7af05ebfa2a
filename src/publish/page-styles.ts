// The styles that a site's pages carry, as its server has to allow them: by hash.
import { hashOf } from '../render/policy.ts'

/** The hash of every inlined sheet, in alphabetical order, each once. `others` are those of pages that were kept. */
export const styleHashesOf = (files: ReadonlyMap<string, unknown>, others: Iterable<string> = []): string[] =>
  [...new Set([...stylesOf(files).values(), ...others])].sort()

/** File of a page → the hash of the styles in it. */
export function stylesOf(files: ReadonlyMap<string, unknown>): Map<string, string> {
  const styles = new Map<string, string>()
  for (const [name, content] of files) {
    const hash = name.endsWith('.html') ? styleHashOf(String(content)) : undefined
    if (hash !== undefined) styles.set(name, hash)
  }
  return styles
}

const known = new Map<string, string>()

/** Undefined for a page without styles. */
export function styleHashOf(html: string): string | undefined {
  const from = html.indexOf('<style>')
  if (from < 0) return undefined
  const sheet = html.slice(from + 7, html.indexOf('</style>', from))
  const hash = known.get(sheet) ?? hashOf(sheet)
  // Pages share a handful of sheets.
  if (known.size < 200) known.set(sheet, hash)
  return hash
}
