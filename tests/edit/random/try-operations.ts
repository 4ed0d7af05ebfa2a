// Applies random operations to every style: compares the result with plain data, undoes it, and compares the lines.
import { parseDocument } from 'yaml'
import { randomNumbers } from '../../../bench/random/random-words.ts'
import { edit } from '../../../src/edit/edit.ts'
import { isRefusal, type Operation } from '../../../src/edit/operation.ts'
import { splice } from '../../../src/problems/splice.ts'
import { linesKept } from './lines-kept.ts'
import { mutate, onPlain, randomOperation } from './random-operation.ts'
import { type Style, styles } from './styles.ts'

export interface Results {
  style: string
  operations: number
  done: number
  /** Counts by reason. */
  refused: Record<string, number>
  /** Results that differ from plain data, or could not be undone. */
  mismatches: string[]
  /** Changes of unrelated lines or comments. */
  outside: string[]
  /** Operations that were refused because no way to write them was verified. */
  unverified: string[]
}

const read = (text: string) => parseDocument(text.replace(/^\uFEFF/, ''), { merge: true, logLevel: 'silent' })

/** After this many operations the text starts again from the original, so that it stays in its style. */
const operationsPerText = 12

export function tryStyle({ name, text: original, merges }: Style, count: number, seed: number): Results {
  const chance = randomNumbers(seed)
  const results: Results = {
    style: name,
    operations: 0,
    done: 0,
    refused: {},
    mismatches: [],
    outside: [],
    unverified: [],
  }
  let text = original
  let age = 0
  while (results.operations < count) {
    if (age++ >= operationsPerText) [text, age] = [original, 0]
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
    results.operations++
    const described = () => `${JSON.stringify(operation)} on\n${text}`
    try {
      const result = edit(text, [operation])
      if (isRefusal(result)) {
        results.unverified.push(...(result.refused === 'unverified' ? [described()] : []))
        results.refused[result.refused] = (results.refused[result.refused] ?? 0) + 1
        continue
      }
      results.done++
      const after = read(result.text)
      const value = after.errors.length > 0 ? after.errors : (after.toJS() as unknown)
      if (canonical(value) !== canonical(expected.value)) results.mismatches.push(`${described()}\n→\n${result.text}`)
      if (splice(result.text, result.undo) !== text) results.mismatches.push(`undo of ${described()}`)
      if (splice(text, result.edits) !== result.text) results.mismatches.push(`edits of ${described()}`)
      const lost = linesKept(text, result.text, operation, before)
      if (lost) results.outside.push(`${lost}: ${described()}\n→\n${result.text}`)
      text = result.text
    } catch (error) {
      results.mismatches.push(`${error instanceof Error ? error.stack : error}: ${described()}`)
      text = original
    }
  }
  return results
}

export const tryAll = (count: number, seed: number): Results[] =>
  styles.map((style, at) => tryStyle(style, Math.ceil(count / styles.length), seed + at))

/** Applies the operation to plain data and changes shared values everywhere. yaml gives a shared list or map as one object; shared texts are looked up. */
function onShared(text: string, operation: Operation): { value: unknown } | undefined {
  const document = read(text)
  const value = document.toJS() as unknown
  if (operation.do !== 'set') return mutate(value, operation) ? { value } : undefined
  const twins = pathsOfSharedValue(text, operation.path)
  for (const path of twins) if (!mutate(value, { ...operation, path })) return undefined
  return { value }
}

/** Every path of the value that is shared with the one at `path`. */
function pathsOfSharedValue(text: string, path: Operation['path']): Operation['path'][] {
  const document = read(text)
  const node = document.getIn(path as unknown[], true)
  const source =
    node && typeof node === 'object' && 'source' in node && 'resolve' in node ? String(node.source) : undefined
  const anchor =
    source ?? (node && typeof node === 'object' && 'anchor' in node ? (node.anchor as string | undefined) : undefined)
  if (!anchor) return [path]
  const found: Operation['path'][] = []
  const walk = (node: unknown, at: (string | number)[]) => {
    if (!node || typeof node !== 'object') return
    const { anchor: own, source: used, items } = node as { anchor?: string; source?: unknown; items?: unknown[] }
    if (own === anchor || ('resolve' in node && used === anchor)) found.push(at)
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

/** JSON with sorted keys, because new and merged keys have no fixed place in plain data. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'number' && !Number.isFinite(inner)) return String(inner)
    if (!inner || typeof inner !== 'object' || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
