// `{facts.reply}`, `{site.email}` and `{build.year}` in a text; `{{` writes a brace.
import type { Day } from '../../../supabase/functions/_shared/day.ts'

/** A name in braces, and where its opening brace stands in the text (UTF-16 units). */
export interface NamedValue {
  name: string
  at: number
}

const token = /\{\{|\{([^{}]*)\}/g

/** A text taken apart: plain stretches as they are to be shown, and the names between them. */
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

/** The text with every known name filled in. An unknown one stays as it was written; the checks have reported it. */
export function interpolate(text: string, values: ReadonlyMap<string, string>): string {
  if (!text.includes('{')) return text
  return parseInterpolation(text)
    .map((part) => (typeof part === 'string' ? part : (values.get(part.name) ?? `{${part.name}}`)))
    .join('')
}

interface Named {
  site: Record<string, unknown>
  facts?: Record<string, string>
}

/** The year the site is built in, which no line of the manifest says. */
export const buildYear = 'build.year'

/** In UTC. */
export const dayNow = (at = Date.now()): Day => new Date(at).toISOString().slice(0, 10)

/**
 * Every name that may stand in braces: `build.year`, `site.email`, `site.contact.name`, `facts.reply`. Facts may use the names
 * before them.
 */
export function namedValues({ site, facts = {} }: Named, today: Day): Map<string, string> {
  const values = new Map([[buildYear, today.slice(0, 4)]])
  const add = (prefix: string, from: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(from)) {
      if (typeof value === 'string') values.set(`${prefix}.${key}`, interpolate(value, values))
      else if (value && typeof value === 'object') add(`${prefix}.${key}`, value as Record<string, unknown>)
    }
  }
  add('site', site)
  add('facts', facts)
  // Named last: an author looks for names of the manifest first.
  values.delete(buildYear)
  values.set(buildYear, today.slice(0, 4))
  return values
}
