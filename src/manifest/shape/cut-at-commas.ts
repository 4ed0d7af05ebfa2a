// Finds texts and numbers in { } that a comma cuts: YAML reads what follows as keys without values.
import { isMap, isScalar, type Pair, type Scalar } from 'yaml'
import { type Finding, finding, onKey, type Path } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { keyOf } from '../read/references.ts'
import type { Source, WrittenValue } from '../read/source.ts'
import { meantNumber } from './decimal-comma.ts'
import { synonyms } from './synonyms.ts'

interface Cut {
  /** Keys that are pieces of the value, in order. */
  pieces: readonly string[]
  finding: Finding
}

/** Returns the cut values of a group in { } by key. `schema` is the schema of the group. */
export function cutsIn(path: Path, schema: SchemaNode, source: Source): Map<string, Cut> {
  const cuts = new Map<string, Cut>()
  const written = source.written(path)
  const holder = written?.node
  if (!written || !isMap(holder) || !holder.flow || written.isAlias) return cuts
  const pairs = holder.items as Pair[]
  const free = Object.keys(schema.properties ?? {}).filter((name) => !pairs.some((pair) => keyOf(pair) === name))
  const isPiece = ({ key, value }: Pair): boolean =>
    value === null && isScalar(key) && key.type === 'PLAIN' && !isField(String(key.source ?? ''), schema, free)
  for (const [at, pair] of pairs.entries()) {
    const name = keyOf(pair)
    if (name === undefined || !isScalar(pair.value) || pair.value.type !== 'PLAIN') continue
    const end = pairs.findIndex((one, row) => row > at && !isPiece(one))
    const pieces = pairs.slice(at + 1, end < 0 ? undefined : end)
    if (pieces.length === 0) continue
    const found = cutAt([...path, name], pair.value, pieces, schema.properties?.[name], written)
    if (found) cuts.set(name, { pieces: pieces.map((one) => keyOf(one) ?? ''), finding: found })
  }
  return cuts
}

/** Whether a word is more likely a field without its colon than part of a text. */
const isField = (word: string, { properties = {}, required = [] }: SchemaNode, free: readonly string[]) =>
  required.some((name) => free.includes(name) && word.startsWith(`${name} `)) ||
  Object.hasOwn(properties, /^[\w-]+(?=\s*[:=]|\s*["'])/.exec(word)?.[0] ?? word) ||
  (!/\s/.test(word) && (nearest(word, free) ?? nearest(word, free, synonyms.key)) !== undefined)

function cutAt(
  path: Path,
  value: Scalar,
  pieces: readonly Pair[],
  schema: SchemaNode | undefined,
  { file, lines }: WrittenValue,
): Finding | undefined {
  const last = pieces.at(-1)?.key as Scalar | undefined
  const [start, end] = [value.range?.[0] ?? 0, last?.range?.[1] ?? 0]
  const whole = { start, end, file, path }
  const written = lines.text.slice(start, end)
  if (schema?.type === 'integer' || schema?.type === 'number') {
    if (!/^\d+(?:,\d+)+$/.test(written)) return undefined
    const { isExact, ...facts } = meantNumber(String(path.at(-1)), written, schema)
    const { meant } = facts
    const fix =
      meant === undefined ? undefined : { title: `Write ${meant}`, edits: [{ start, end, text: meant }], safe: isExact }
    return finding('not-a-number', whole, facts, { suggestion: meant, fix })
  }
  const piece = keyOf(pieces[0] as Pair) ?? ''
  const edits = [{ start, end, text: JSON.stringify(written) }]
  const fix = written.includes('\n') ? undefined : { title: 'Put quotes round the whole text', edits, safe: true }
  // A number is reported where the schema rejects it, a text at the piece it lost.
  const at = typeof value.value === 'string' ? onKey(...path.slice(0, -1), piece) : { ...whole, end: start + 1 }
  return finding('comma-in-text', at, { text: piece }, { fix })
}
