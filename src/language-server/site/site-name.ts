// Finds the name in braces at the cursor, `{facts.reply}`, `{site.email}` or `{entry.title}`, with its value and declaration.
import type { Location } from 'vscode-languageserver'
import type { DeclaredCollection } from '../../content/collection.ts'
import type { Path } from '../../problems/finding.ts'
import type { RequestedPlace } from '../context.ts'
import { collectionAround, entryNames } from './entry-names.ts'
import { locationAt } from './location.ts'

/** `says`: the value in texts; undefined where there is no such name. */
export function siteNameAt(place: RequestedPlace) {
  const { site, file, offset, node } = place
  const from = Math.max(0, offset - 200)
  const around = file.text.slice(from, offset + 200)
  for (const match of around.matchAll(/(?<!\{)\{\s*([\w.-]+)\s*(?:\|[^{}\n]*)?\}/g)) {
    const start = from + match.index
    const end = start + match[0].length
    if (offset < start || offset > end) continue
    const name = match[1] ?? ''
    const says = site.names().get(name) ?? entryNames(place, node).get(name)
    return { name, says, declared: placeOf(place, name), start, end }
  }
  return undefined
}

function placeOf({ site, node }: RequestedPlace, name: string): Location[] {
  const path = name.startsWith('entry.') ? fieldPath(collectionAround({ site }, node), name.slice(6)) : name.split('.')
  if (!path || !site.current()?.source.nodeAt(path)) return []
  return [locationAt(site, path, name.startsWith('entry.') ? 'value' : 'key')]
}

/** Returns the path of a field's declaration. */
function fieldPath(collection: DeclaredCollection | undefined, field: string): Path | undefined {
  const at = [...(collection?.fields.keys() ?? [])].indexOf(field.split('.')[0] ?? '')
  return collection && at >= 0 ? ['collections', collection.name, 'fields', at, 'name'] : undefined
}
