import { onValue } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { offer } from '../../../problems/offer.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import type { KindWord } from '../../../schema/schema-walk.ts'
import { buildYear } from '../../resolve/interpolate.ts'
import type { CheckContext } from '../../sense/check.ts'
import { publishedSchema } from '../../shape/published-schema.ts'
import { suggestible } from '../../shape/suggestible-names.ts'
import type { NamesInText } from './collect.ts'
import type problems from './problems.ts'

/** Names that the form fills in itself in messages about a field. */
const ofFields = new Set(['label', 'max'])

/** Reports names in braces that stand for nothing, and braces that are not closed or not opened. */
export default function unknownNames({
  names,
  uncertain,
  facts,
  report,
}: CheckContext<typeof problems, NamesInText>): void {
  const order = new Map([...names.keys()].map((name, at) => [name, at]))
  const accepted = [...names.keys()].filter(isAccepted)
  for (const { word, named, open, doubled, unopened } of facts) {
    for (const { written, name } of unopened) {
      if (!name.startsWith('entry.') && !isKnown(name, word)) continue
      report('unopened-brace', onValue(word.path, written), { name }, offer(`{${name}}`, true))
    }
    for (const part of named) {
      if (isKnown(part.name, word)) continue
      if (uncertain) continue
      const known = namesFor(word)
      const near = nearestName(part.name, known)
      const written = word.value.slice(part.at, word.value.indexOf('}', part.at) + 1)
      const extras = offer(near && `{${near}}`, near?.toLowerCase() === part.name.toLowerCase())
      report('unknown-name', onValue(word.path, written), { name: part.name, nearest: near, known }, extras)
    }
    for (const { written, name } of uncertain ? [] : doubled) {
      const meant = isKnown(name, word) ? name : nearestName(name, namesFor(word))
      if (meant === undefined) continue
      report('doubled-brace', onValue(word.path, written), { written, meant }, offer(`{${meant}}`, meant === name))
    }
    if (open >= 0)
      report('unclosed-brace', onValue(word.path, word.value.slice(open, open + 20).split('\n')[0]), {
        text: word.value.slice(open),
      })
  }

  function isKnown(name: string, word: KindWord): boolean {
    if (isOfFieldMessage(word) && ofFields.has(name)) return true
    return word.path[0] === 'facts' ? isAbove(name, word) : names.has(name)
  }

  /** Returns the names that the text may use. */
  function namesFor(word: KindWord): string[] {
    if (word.path[0] === 'facts') return accepted.filter((name) => isAbove(name, word))
    return isOfFieldMessage(word) ? [...ofFields, ...accepted] : accepted
  }

  /** Whether a fact may use the name: names of the site and facts above it, so that no fact refers to itself. */
  function isAbove(name: string, { path }: KindWord): boolean {
    return (order.get(name) ?? names.size) < (order.get(`facts.${String(path[1])}`) ?? 0)
  }
}

/** Compares only the part behind a common prefix such as `facts.`, which would make all names similar. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  const top = name.slice(0, name.indexOf('.') + 1)
  const beside =
    top === '' ? [] : known.filter((other) => other.startsWith(top)).map((other) => other.slice(top.length))
  if (beside.length > 0) {
    const near = nearest(name.slice(top.length), beside)
    return near && top + near
  }
  return nearest(name, known) ?? known.find((other) => other.endsWith(`.${name}`))
}

const isOfFieldMessage = ({ path }: KindWord) => path[0] === 'forms' && path.includes('messages')

/** Whether the manifest may declare the name, so that a rejected name is not suggested. */
function isAccepted(name: string): boolean {
  if (name === buildYear) return true
  const [top = '', ...keys] = name.split('.')
  if (top === 'facts') return suggestible.facts([keys.join('.')]).length > 0
  let schema: SchemaNode | undefined = publishedSchema.properties?.[top]
  for (const key of keys)
    schema = schema?.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
  return schema?.type === 'string'
}
