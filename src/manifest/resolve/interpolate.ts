// Fills in names in braces such as `{facts.reply}`, `{site.email}` and `{build.year}`; `{{` writes a brace.
import type { Day } from '../../../supabase/functions/_shared/day.ts'

/** A name in braces, with the offset of its opening brace. */
export interface NamedValue {
  name: string
  at: number
}

const token = /\{\{|\{([^{}]*)\}/g

/** Splits a text into plain parts, as they are shown, and names. */
export function parseInterpolation(text: string): (string | NamedValue)[] {
  const parts: (string | NamedValue)[] = []
  let from = 0
  for (const match of text.matchAll(token)) {
    if (match.index > from) parts.push(text.slice(from, match.index))
    parts.push(match[1] === undefined ? '{' : { name: match[1].trim(), at: match.index })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

/** Returns the names in a text, each as often as it occurs. */
export const namesIn = (text: string): string[] =>
  text.includes('{') ? parseInterpolation(text).flatMap((part) => (typeof part === 'string' ? [] : [part.name])) : []

/** Fills in every known name. An unknown one stays as written; the checks report it. */
export function interpolate(text: string, values: ReadonlyMap<string, string>): string {
  if (!text.includes('{')) return text
  return parseInterpolation(text)
    .map((part) => (typeof part === 'string' ? part : (values.get(part.name) ?? `{${part.name}}`)))
    .join('')
}

interface NameSources {
  site: Record<string, unknown>
  facts?: Record<string, string>
}

/** The year of the build, a name that the manifest does not declare. */
export const buildYear = 'build.year'

/** In UTC. */
export const dayNow = (): Day => new Date().toISOString().slice(0, 10)

/**
 * Returns every name that may stand in braces, with its value: `build.year`, `site.email`, `site.contact.name`, `facts.reply`. A fact may use the
 * names above it.
 */
export function namedValues({ site, facts = {} }: NameSources, today: Day): Map<string, string> {
  const values = new Map([[buildYear, today.slice(0, 4)]])
  const add = (prefix: string, from: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(from)) {
      if (typeof value === 'string') values.set(`${prefix}.${key}`, interpolate(value, values))
      else if (value && typeof value === 'object') add(`${prefix}.${key}`, value as Record<string, unknown>)
    }
  }
  add('site', site)
  add('facts', facts)
  // Moves the name to the end, because suggestions list names in this order.
  values.delete(buildYear)
  values.set(buildYear, today.slice(0, 4))
  return values
}
