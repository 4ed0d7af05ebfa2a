// Reports keys that are unknown, missing or outside their group. A misspelt key is one mistake, although it makes another key missing.
import { isMap, type Pair } from 'yaml'
import { fieldSettings, fieldTypeOf } from '../../forms/field-types.ts'
import { type Finding, finding, onEntry, onKey, type Path, type PathSpot } from '../../problems/finding.ts'
import { insideCurlyQuotes } from '../../problems/inside-curly-quotes.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { isGroup } from '../../site/groups.ts'
import { letterDistance } from '../../site/letter-distance.ts'
import { isMergeKey, keyOf } from '../read/references.ts'
import type { Source } from '../read/source.ts'
import type { ShapeFault } from './ajv-faults.ts'
import { standsForList } from './as-list.ts'
import { cutsIn } from './cut-at-commas.ts'
import { groupsLacking, whereItBelongs } from './misplaced-keys.ts'
import { adviceForNeed } from './needs-without-key.ts'
import { blockTypes, publishedSchema } from './published-schema.ts'
import { requiredContent } from './required-content.ts'
import { synonyms } from './synonyms.ts'

/** Names a group in a sentence. */
export function holderOf(path: Path, data: unknown): string {
  const last = path.at(-1)
  const type = (data as { type?: unknown } | null)?.type
  if (last === undefined) return 'the manifest'
  if (typeof type === 'string' && blockTypes.includes(type)) return `the block "${type}"`
  return typeof last === 'number' ? `this entry of "${String(path.at(-2) ?? 'the list')}"` : `"${last}"`
}

export function keyFindings(faults: ShapeFault[], source: Source): Finding[] {
  const unknown = faults.filter(({ keyword }) => keyword === 'unknown')
  const missing = faults.filter(({ keyword }) => keyword === 'required')
  const [first] = [...unknown, ...missing]
  if (!first) return []
  const data = first.data as Record<string, unknown>
  if ('type' in data && 'use' in data) return twoNatures(first.path)
  const isFragment = first.path.length === 2 && first.path[0] === 'fragments'
  const typeless = missing.find(({ key, schema }) => key === 'type' && (isFragment || !schema.properties))
  if (typeless) return [missingType(typeless.path, data, source)]

  const lacking = new Map(missing.map((fault) => [fault.key ?? '', fault]))
  const cuts = [...(unknown[0] ? cutsIn(first.path, unknown[0].schema, source).values() : [])]
  const found = cuts.map((cut) => cut.finding)
  const pieces = new Set(cuts.flatMap((cut) => cut.pieces))
  for (const { key = '', path, schema } of unknown) {
    if (pieces.has(key)) continue
    const own = writtenIn(path, data, source)
    const lost = own[key] === null ? lostColon(key, path, freeKeys(schema, own)) : undefined
    if (lost) {
      found.push(lost.found)
      lacking.delete(lost.name)
      continue
    }
    const meant = meantKey(key, schema, own, [...lacking.keys()], unknown.length)
    const stays = meant && lacking.delete(meant.name)
    found.push(unknownKey(key, path, schema, own, meant, Boolean(stays), source))
  }
  for (const { key = '', path, schema } of lacking.values()) {
    const wanted = schema.properties?.[key]
    const facts = {
      key,
      holder: holderOf(path, data),
      about: wanted?.description,
      inside: wanted && requiredContent(wanted),
    }
    found.push(finding('missing-key', onEntry(path), facts))
  }
  return found
}

/** A key in braces that took its value in: `label:Flour`, `label Flour`. */
function lostColon(key: string, path: Path, free: readonly string[]) {
  const [, name = '', sign] = /^([A-Za-z][\w-]*)(\s*[:=]|\s)\s*\S/.exec(key) ?? []
  const code = sign === ':' ? 'space-after-colon' : 'missing-colon'
  return free.includes(name) ? { name, found: finding(code, onKey(...path, key), { text: key }) } : undefined
}

/** Returns the written entries of a group, without merged ones. */
function writtenIn(path: Path, data: Record<string, unknown>, source: Source): Record<string, unknown> {
  const holder = source.nodeAt(path)
  if (!isMap(holder) || !(holder.items as Pair[]).some(isMergeKey)) return data
  const own = new Set((holder.items as Pair[]).map((pair) => (isMergeKey(pair) ? undefined : keyOf(pair))))
  return Object.fromEntries(Object.entries(data).filter(([key]) => own.has(key)))
}

/** Returns the keys that a group may still have: a form field those of its type. */
function freeKeys({ properties = {} }: SchemaNode, data: Record<string, unknown>): string[] {
  const isOfType = (key: string) => !('autocomplete' in properties) || takesSetting(data.type, key)
  return Object.keys(properties).filter((key) => !Object.hasOwn(data, key) && isOfType(key))
}

/** False for a setting that other types of field have; every type that does not exist has all. */
const takesSetting = (type: unknown, key: string): boolean =>
  fieldTypeOf(String(type)) === undefined || (fieldSettings[key]?.types.includes(String(type)) ?? true)

interface MeantKey {
  name: string
  sure: boolean
}

function meantKey(
  key: string,
  schema: SchemaNode,
  data: Record<string, unknown>,
  lacking: string[],
  unknowns: number,
): MeantKey | undefined {
  // A key with such a sign took its value in, which the trial of guesses finds.
  if (/[:=]|\s["']/.test(key)) return undefined
  const free = freeKeys(schema, data)
  const wanted = insideCurlyQuotes(key) ?? key.replace(/^-+/, '')
  const near = nearest(wanted, lacking) ?? nearest(wanted, free)
  if (near) return { name: near, sure: true }
  const fits = (name: string) => mayHold(schema.properties?.[name], data[key])
  const word = nearest(wanted, lacking.filter(fits), synonyms.key) ?? nearest(wanted, free.filter(fits), synonyms.key)
  if (word) return { name: word, sure: false }
  // With one key too many and one missing, and a value that fits, it is one mistake.
  const [only] = lacking
  if (only === undefined || lacking.length > 1 || unknowns > 1) return undefined
  return schema.properties?.[only]?.type === kindOf(data[key]) ? { name: only, sure: false } : undefined
}

/** Whether a value may be meant for the schema, apart from notation: a collection may fill a list, a number may lack its quotes. */
function mayHold({ type, 'x-kind': kind }: SchemaNode = {}, value: unknown): boolean {
  if (value === null || type === undefined || [type].flat().includes(kindOf(value))) return true
  if (type === 'array') return standsForList(value)
  return kind === 'text' && !isGroup(value) && !Array.isArray(value)
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** Advice for a key that one of the groups beside it has: `radius` of a theme stands under `shape`. */
function oneLevelBelow(key: string, { properties = {} }: SchemaNode): string | undefined {
  const [group, another] = Object.keys(properties).filter((name) =>
    Object.hasOwn(properties[name]?.properties ?? {}, key),
  )
  return group === undefined || another !== undefined ? undefined : `Write it under "${group}:", beside these keys.`
}

/** Advice for a feature without a key, but not to use the block that the key is in. */
function needIn(key: string, data: unknown): string | undefined {
  const need = adviceForNeed(key)
  return need?.includes(`the block "${String(Reflect.get(Object(data), 'type'))}"`) ? undefined : need
}

/** Advice for a key of a picture in an entry that is written in the notation of another kind of file. */
function textOfPicture(key: string, data: unknown): string | undefined {
  if (/^alt\.[a-z-]+$/i.test(key) && Object.hasOwn(Object(data), 'file'))
    return 'The picture’s text in another language stands beside the picture, with the name of its field in front: "photo.alt.de".'
  return /^[a-z][\w-]*\.alt$/.test(key) ? 'Write it within the picture: "photo: { alt: … }".' : undefined
}

function unknownKey(
  key: string,
  path: Path,
  schema: SchemaNode,
  data: unknown,
  meant: MeantKey | undefined,
  needed: boolean,
  source: Source,
): Finding {
  const at = onKey(...path, key)
  const dash = tightDash(key, at)
  if (dash) return dash
  const holder = source.nodeAt(path)
  const value = (data as Record<string, unknown>)[key]
  if (isMap(holder) && holder.flow && value === null && /^[^:]*\s/.test(key))
    return finding('comma-in-text', at, { text: key })
  const known = freeKeys(schema, data as Record<string, unknown>).filter((name) => name !== '$schema')
  const inside = holderOf(path, data)
  // A word one letter away from a key is that key; any other word that names a missing feature is advised on.
  const instead =
    letterDistance(key, meant?.name ?? '') <= 1
      ? undefined
      : (textOfPicture(key, data) ?? needIn(key, data) ?? (meant ? undefined : oneLevelBelow(key, schema)))
  const groups = meant ? [] : groupsLacking(key, path, source.value)
  if (groups.length > 0) {
    const { instead, related } = whereItBelongs(key, groups)
    return finding('unknown-key', at, { key, known, holder: inside, instead }, { related })
  }
  if (instead !== undefined) return finding('unknown-key', at, { key, known, holder: inside, instead })
  const facts = { key, nearest: meant?.name, known, holder: inside }
  const safe =
    Boolean(meant?.sure) &&
    (needed || key.toLowerCase() === meant?.name.toLowerCase() || letterDistance(key, meant?.name ?? '') <= 2)
  return finding('unknown-key', at, facts, offer(meant?.name, safe))
}

/** A dash without its space, which made an item a key. */
export function tightDash(key: string, at: PathSpot): Finding | undefined {
  if (!/^-[A-Za-z]/.test(key)) return undefined
  const text = `- ${key.slice(1)}`
  return finding(
    'space-after-dash',
    at,
    { text: key },
    { suggestion: text, fix: { title: 'Put a space behind the dash', text, safe: true } },
  )
}

function twoNatures(path: Path): Finding[] {
  const facts = { key: 'type', known: ['use', 'with', 'id'], holder: 'a use of a fragment' }
  return [finding('unknown-key', onKey(...path, 'type'), facts)]
}

function missingType(path: Path, data: Record<string, unknown>, source: Source): Finding {
  const keys = Object.keys(data)
  for (const key of keys) {
    const meant = nearest(insideCurlyQuotes(key) ?? key, ['type', 'use'], synonyms.key)
    if (meant === undefined || typeof data[key] !== 'string') continue
    const facts = { key, nearest: meant, known: [meant], holder: 'this block' }
    return finding('unknown-key', onKey(...path, key), facts, offer(meant, true))
  }
  const named = keys.find((key) => blockTypes.includes(key))
  if (named !== undefined) {
    const { start, end, text } = source.place(onKey(...path, named))
    const edits = [{ start, end: end + 1, text: `type: ${named}` }]
    const isAlone = data[named] === null && text.readLines.text.charAt(end) === ':'
    const meant = `type: ${named}`
    return finding(
      'missing-type',
      onKey(...path, named),
      { meant, known: [...blockTypes] },
      {
        suggestion: meant,
        fix: isAlone ? { title: `Write "${meant}"`, edits, safe: true } : undefined,
      },
    )
  }
  const type = likeliestType(keys)
  return finding(
    'missing-type',
    onEntry(path),
    { nearest: type, known: [...blockTypes] },
    { suggestion: type && `type: ${type}` },
  )
}

/** Returns the only block type that has all these keys. */
function likeliestType(keys: string[]): string | undefined {
  if (keys.length < 2) return undefined
  const has = (type: string) => {
    const { properties = {}, required = [] } = publishedSchema.$defs?.[type] ?? {}
    return (
      keys.every((key) => Object.hasOwn(properties, key)) &&
      required.every((key) => key === 'type' || keys.includes(key))
    )
  }
  const [type, other] = blockTypes.filter(has)
  return other === undefined ? type : undefined
}
