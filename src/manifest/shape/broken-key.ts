// Finds a key that took its value in, because the space after its colon or the colon itself is missing: `title:Home`, `title = Home`.
import { type Finding, finding, onKey, type Path } from '../../problems/finding.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { Source } from '../read/source.ts'

/** Returns the finding and the key that was meant; undefined for other keys. `data` is the group with the key. */
export function brokenKey(
  key: string,
  path: Path,
  { properties = {} }: SchemaNode,
  data: Record<string, unknown>,
  source: Source,
): { name: string; finding: Finding } | undefined {
  const at = onKey(...path, key)
  const isField = (name: string) => Object.hasOwn(properties, name)
  const insert = (from: number, replaced: string, text: string) => {
    const start = source.stretch(at).start + from
    return [{ start, end: start + replaced.length, text }]
  }
  const noSpace = { title: 'Put a space behind the colon' }
  const [, word = '', rest = ''] = /^([\w-]+):(\S.*)$/.exec(key) ?? []
  if (data[key] === null && isField(word)) {
    const fix = { ...noSpace, text: `${word}: ${rest}`, safe: !Object.hasOwn(data, word) }
    return { name: word, finding: finding('space-after-colon', at, { text: key }, { fix }) }
  }
  const [, tight = ''] = /^([\w-]+):(?=["'])/.exec(key) ?? []
  if (isField(tight)) {
    const fix = { ...noSpace, safe: !Object.hasOwn(data, tight), edits: insert(tight.length + 1, '', ' ') }
    return { name: tight, finding: finding('space-after-colon', at, { text: key }, { fix }) }
  }
  const [, name = '', sign = ''] = /^([\w-]+)(?:\s+(?=["'])|(\s*=\s*)(?=\S))/.exec(key) ?? []
  if (!isField(name) || Object.hasOwn(data, name)) return undefined
  const edits = insert(name.length, sign, sign === '' ? ':' : ': ')
  const fix = { title: 'Put a colon behind the key', safe: true, edits }
  return { name, finding: finding('missing-colon', at, { text: key }, { fix }) }
}
