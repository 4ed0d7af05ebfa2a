// A name in braces at the cursor, `{facts.reply}` or `{site.email}`: what it says, and where that is written.
import type { Location } from 'vscode-languageserver'
import type { AskedPlace } from '../context.ts'

export interface NameInBraces {
  name: string
  /** As texts show it; undefined where there is no such name. */
  says: string | undefined
  declared: Location[]
  start: number
  end: number
}

export function siteNameAt({ site, file, offset }: AskedPlace): NameInBraces | undefined {
  const from = Math.max(0, offset - 200)
  const around = file.text.slice(from, offset + 200)
  for (const match of around.matchAll(/(?<!\{)\{\s*([\w.-]+)\s*\}/g)) {
    const start = from + match.index
    const end = start + match[0].length
    if (offset < start || offset > end) continue
    const name = match[1] ?? ''
    return { name, says: site.names().get(name), declared: placeOf(site, name), start, end }
  }
  return undefined
}

function placeOf(site: AskedPlace['site'], name: string): Location[] {
  const source = site.now()?.source
  const path = name.split('.')
  if (!source?.nodeAt(path)) return []
  const { text, start, end } = source.place({ path, on: 'key' })
  const file = site.text(site.project.pathOf(text.file))
  return [{ uri: file.uri, range: file.rangeOf(start, end) }]
}
