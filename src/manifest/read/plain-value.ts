// Converts nodes of `yaml` to plain values and reports what only nodes show: duplicate keys, unknown anchors, excessive nesting and repetition. Takes
// time and memory in proportion to the text.
import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Range,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import { type Finding, finding, type Path } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { isGroup } from '../../site/groups.ts'
import { lostDashes, misreadScalar, wordTakenByAnchor } from './misread-scalars.ts'

const maxDepth = 32
/** A value larger than `ample` may be at most this many times as large as what is written. */
const growth = 20
const ample = 100_000

export interface PlainValue {
  value: unknown
  findings: Finding[]
  /** The node of each alias. */
  aliases: Map<Alias, Node>
}

interface Converted {
  value: unknown
  /** Number of values with aliases followed, and levels of nesting. */
  size: number
  depth: number
}

/** Tags that only repeat what the value is anyway. */
const plainTags = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
)

const nothing: Converted = { value: null, size: 1, depth: 0 }

/** `text` is the parsed text; `line` returns the line number of an offset in it. */
export function plainValue(root: Node | null, line: (offset: number) => number, text: string): PlainValue {
  const findings: Finding[] = []
  const aliases = new Map<Alias, Node>()
  const anchors = new Map<string, { node: Node; converted?: Converted }>()
  let written = 0

  const spot = (node: Node | null | undefined, path: Path) => {
    const [start, end] = (node?.range ?? [0, 0, 0]) as Range
    return { start, end: Math.max(end, start + 1), path }
  }

  function convert(node: unknown, path: (string | number)[]): Converted {
    if (isAlias(node)) return follow(node, path)
    const tag = isScalar(node) || isMap(node) || isSeq(node) ? node.tag : undefined
    if (tag !== undefined && !plainTags.has(tag)) {
      findings.push(finding('yaml-feature', spot(node as Node, [...path]), { feature: 'A tag' }))
      return { ...nothing, value: undefined }
    }
    const held = anchorOf(node)
    if (held) anchors.set(held, { node: node as Node })
    if (isScalar(node))
      findings.push(...misreadScalar(node, text, [...path]), ...wordTakenByAnchor(node, text, [...path]))
    const converted = isMap(node) ? mapping(node, path) : isSeq(node) ? sequence(node.items, path) : scalar(node)
    if (held) anchors.set(held, { node: node as Node, converted })
    written++
    return converted
  }

  function follow(alias: Alias, path: (string | number)[]): Converted {
    const target = anchors.get(alias.source)
    if (!target) {
      const near = nearest(alias.source, anchors.keys())
      const facts = { name: alias.source, nearest: near }
      findings.push(finding('unknown-yaml-anchor', spot(alias, [...path]), facts, { suggestion: near && `*${near}` }))
      return { ...nothing, value: undefined }
    }
    aliases.set(alias, target.node)
    const { converted } = target
    if (converted && converted.depth + path.length <= maxDepth) return converted
    findings.push(finding('too-many-aliases', spot(alias, [...path]), { name: alias.source }))
    return { ...nothing, value: undefined }
  }

  function mapping(map: YAMLMap, path: (string | number)[]): Converted {
    const value: Record<string, unknown> = {}
    const merged: Converted[] = []
    const first = new Map<string, Pair>()
    let size = 1
    let depth = 0
    if (tooDeep(map, path)) return nothing
    for (const pair of map.items) {
      if (isMergeKey(pair)) {
        const source = isScalar(pair.value) ? meantMerge(pair.value, path) : convert(pair.value, path)
        merged.push(...(isAlias(pair.value) || isMap(pair.value) ? [source] : itemsOf(source)))
        continue
      }
      const key = keyOf(pair)
      if (key === undefined) {
        findings.push(finding('not-a-key', spot(pair.key as Node, [...path]), {}))
        continue
      }
      const again = first.get(key)
      // Words in { } without colons are most likely parts of a text with commas.
      if (again && (pair.value !== null || again.value !== null)) duplicate(key, again, pair, path)
      if (!again) first.set(key, pair)
      path.push(key)
      const inner = { ...convert(pair.value, path) }
      path.pop()
      size += inner.size
      depth = Math.max(depth, inner.depth + 1)
      // Of two equal keys either value may be meant: with both, nothing inside is reported as missing.
      if (again && isGroup(value[key]) && isGroup(inner.value)) inner.value = { ...value[key], ...inner.value }
      // An assignment would set the prototype for a key named __proto__.
      Object.defineProperty(value, key, { value: inner.value, enumerable: true, writable: true, configurable: true })
    }
    for (const source of merged) {
      size += source.size
      depth = Math.max(depth, source.depth)
      for (const [key, inner] of entries(source.value)) if (!Object.hasOwn(value, key)) value[key] = inner
    }
    return bounded({ value, size, depth }, path)
  }

  /** Reads a text behind `<<:` as the alias with the nearest name. */
  function meantMerge(text: Scalar, path: Path): Converted {
    const name = String(text.value ?? '')
    const near = nearest(name.replace(/^[&*]/, ''), anchors.keys())
    const alias = `*${near ?? 'name'}`
    const facts = { text: `<<: ${name}`.trim(), alias }
    findings.push(finding('not-a-merge', spot(text, [...path]), facts, offer(near && alias, true)))
    return anchors.get(near ?? '')?.converted ?? nothing
  }

  function sequence(items: unknown[], path: (string | number)[]): Converted {
    const value: unknown[] = []
    let size = 1
    let depth = 0
    findings.push(...lostDashes(items, text, path))
    if (items.length > 0 && tooDeep(items[0], path)) return nothing
    for (const [at, item] of items.entries()) {
      path.push(at)
      const inner = convert(item, path)
      path.pop()
      value.push(inner.value)
      size += inner.size
      depth = Math.max(depth, inner.depth + 1)
    }
    return bounded({ value, size, depth }, path)
  }

  function tooDeep(node: unknown, path: (string | number)[]): boolean {
    if (path.length < maxDepth) return false
    findings.push(finding('too-deep', spot(node as Node, [...path]), { max: maxDepth }))
    return true
  }

  function bounded(converted: Converted, path: (string | number)[]): Converted {
    if (converted.size <= Math.max(ample, written * growth)) return converted
    const last = [...aliases.keys()].at(-1)
    if (!findings.some(({ code }) => code === 'too-many-aliases'))
      findings.push(finding('too-many-aliases', spot(last, [...path]), { name: last?.source ?? '' }))
    return { ...nothing, value: undefined }
  }

  function duplicate(key: string, before: Pair, pair: Pair, path: (string | number)[]) {
    const there = spot(before.key as Node, [...path, key])
    const facts = { key, first: line(there.start) }
    const related = [{ at: there, message: `"${key}" for the first time` }]
    findings.push(finding('duplicate-key', spot(pair.key as Node, [...path, key]), facts, { related }))
  }

  return { value: convert(root, []).value, findings, aliases }
}

const anchorOf = (node: unknown): string | undefined =>
  isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined

const scalar = (node: unknown): Converted => ({ ...nothing, value: isScalar(node) ? node.value : null })

export const isMergeKey = (pair: Pair): boolean => isScalar(pair.key) && typeof pair.key.value === 'symbol'

/** Returns the key as a name; undefined for a key that is a list or group. */
export function keyOf(pair: Pair): string | undefined {
  if (pair.key === null || pair.key === undefined) return ''
  if (!isScalar(pair.key)) return undefined
  return pair.key.value === null ? (pair.key.source ?? '') : String(pair.key.source ?? pair.key.value)
}

const entries = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value as Record<string, unknown>) : []

const itemsOf = (list: Converted): Converted[] =>
  Array.isArray(list.value) ? list.value.map((value: unknown) => ({ ...list, value })) : []
