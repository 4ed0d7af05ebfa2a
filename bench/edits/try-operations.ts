// Random operations on every style: what came out is read again and held against plain data, undone to the byte, and its lines
// are compared with those of before.

import { parseDocument } from 'yaml'
import { edit, isRefusal } from '../../src/edit/edit.ts'
import type { Operation } from '../../src/edit/operation.ts'
import { splice } from '../../src/edit/splice.ts'
import { randomNumbers } from '../random/random-words.ts'
import { linesKept } from './lines-kept.ts'
import { mutate, onPlain, randomOperation } from './random-operation.ts'
import { type Style, styles } from './styles.ts'

export interface Tried {
  style: string
  operations: number
  done: number
  /** By reason. */
  refused: Record<string, number>
  /** What came out differs from the same operation on plain data, or could not be undone. */
  mismatches: string[]
  /** Lines or comments changed that the operation has nothing to do with. */
  outside: string[]
  /** Operations that were refused since no way to write them held. */
  unverified: string[]
}

const read = (text: string) => parseDocument(text.replace(/^\uFEFF/, ''), { merge: true, logLevel: 'silent' })

/** After so many operations the text begins anew, so that it stays like its style. */
const again = 12

export function tryStyle({ name, text: original, merges }: Style, count: number, seed: number): Tried {
  const chance = randomNumbers(seed)
  const tried: Tried = { style: name, operations: 0, done: 0, refused: {}, mismatches: [], outside: [], unverified: [] }
  let text = original
  let age = 0
  while (tried.operations < count) {
    if (age++ >= again) [text, age] = [original, 0]
    const before = read(text).toJS() as unknown
    if (!before || typeof before !== 'object') {
      text = original
      continue
    }
    const drawn = randomOperation(chance, before)
    if (!drawn) continue
    const sharing = merges || chance() < 0.5 ? 'here' : 'all'
    const operation: Operation = { ...drawn, sharing }
    const expected =
      sharing === 'here' ? onPlain(JSON.parse(JSON.stringify(before)), operation) : onShared(text, operation)
    if (!expected) continue
    tried.operations++
    const described = () => `${JSON.stringify(operation)} on\n${text}`
    try {
      const result = edit(text, [operation])
      if (isRefusal(result)) {
        tried.unverified.push(...(result.refused === 'unverified' ? [described()] : []))
        tried.refused[result.refused] = (tried.refused[result.refused] ?? 0) + 1
        continue
      }
      tried.done++
      const after = read(result.text)
      const value = after.errors.length > 0 ? after.errors : (after.toJS() as unknown)
      if (canonical(value) !== canonical(expected.value)) tried.mismatches.push(`${described()}\n→\n${result.text}`)
      if (splice(result.text, result.undo) !== text) tried.mismatches.push(`undo of ${described()}`)
      if (splice(text, result.edits) !== result.text) tried.mismatches.push(`edits of ${described()}`)
      const lost = linesKept(text, result.text, operation, before)
      if (lost) tried.outside.push(`${lost}: ${described()}\n→\n${result.text}`)
      text = result.text
    } catch (error) {
      tried.mismatches.push(`${error instanceof Error ? error.stack : error}: ${described()}`)
      text = original
    }
  }
  return tried
}

export const tryAll = (count: number, seed: number): Tried[] =>
  styles.map((style, at) => tryStyle(style, Math.ceil(count / styles.length), seed + at))

/** With what is shared in all its places. yaml gives aliases of a list or a map as one object; those of a text are looked up. */
function onShared(text: string, operation: Operation): { value: unknown } | undefined {
  const document = read(text)
  const value = document.toJS() as unknown
  if (operation.do !== 'set') return mutate(value, operation) ? { value } : undefined
  const twins = twinsOf(text, operation.path)
  for (const path of twins) if (!mutate(value, { ...operation, path })) return undefined
  return { value }
}

/** Every path of the value that is shared with the one at the path. */
function twinsOf(text: string, path: Operation['path']): Operation['path'][] {
  const document = read(text)
  const node = document.getIn(path as unknown[], true)
  const source =
    node && typeof node === 'object' && 'source' in node && 'resolve' in node ? String(node.source) : undefined
  const anchor =
    source ?? (node && typeof node === 'object' && 'anchor' in node ? (node.anchor as string | undefined) : undefined)
  if (!anchor) return [path]
  const found: Operation['path'][] = []
  const walk = (here: unknown, at: (string | number)[]) => {
    if (!here || typeof here !== 'object') return
    const { anchor: own, source: used, items } = here as { anchor?: string; source?: unknown; items?: unknown[] }
    if (own === anchor || ('resolve' in here && used === anchor)) found.push(at)
    for (const [index, item] of (items ?? []).entries()) {
      if (item && typeof item === 'object' && 'key' in item) {
        const { key, value } = item as { key: { value?: unknown }; value: unknown }
        walk(value, [...at, String(key.value)])
      } else walk(item, [...at, index])
    }
  }
  walk(document.contents, [])
  return found
}

/** Equal whatever the order of keys: new keys and merged ones have no place of their own in plain data. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'number' && !Number.isFinite(inner)) return String(inner)
    if (!inner || typeof inner !== 'object' || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
