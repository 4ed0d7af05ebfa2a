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
  visit,
  type YAMLMap,
} from 'yaml'
import { type Finding, finding, firstTime, type Path } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { isGroup } from '../../site/groups.ts'
import { lostDashes, misreadScalar, wordTakenByAnchor } from './misread-scalars.ts'
import { isMergeKey, keyOf, maxDepth, mergedGroups, References, withMerged } from './references.ts'

/** A value larger than `ample` may be at most this many times as large as what is written. */
const growth = 20
const ample = 100_000
/** Findings up to which names are suggested: comparing all names with each other takes quadratic time. */
const maxSuggested = 200

export interface PlainValue {
  value: unknown
  findings: Finding[]
  references: References
  hasAliases: boolean
}

interface Converted {
  value: unknown
  /** Number of values with aliases followed, and levels of nesting. */
  size: number
  depth: number
  /** Levels of merges into merged groups. */
  merges: number
}

/** Tags that only repeat what the value is anyway. */
const plainTags = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
)

const nothing: Converted = { value: null, size: 1, depth: 0, merges: 0 }

/** `text` is the parsed text; `line` returns the line number of an offset in it. */
export function plainValue(root: Node | null, line: (offset: number) => number, text: string): PlainValue {
  const findings: Finding[] = []
  const references = new References(root)
  /** Converted values of anchors. */
  const known = new Map<Node, Converted>()
  let lastAlias: Alias | undefined
  let written = 0
  let mergedKeys = 0

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
    if (isScalar(node))
      findings.push(...misreadScalar(node, text, [...path]), ...wordTakenByAnchor(node, text, [...path]))
    const converted = isMap(node) ? mapping(node, path) : isSeq(node) ? sequence(node.items, path) : scalar(node)
    if (hasAnchor(node)) known.set(node, converted)
    written++
    return converted
  }

  function follow(alias: Alias, path: (string | number)[]): Converted {
    lastAlias = alias
    const anchored = references.of(alias)
    if (!anchored && !references.isWithinItself(alias)) {
      const near = nearest(alias.source, namesAbove(alias))
      const facts = { name: alias.source, nearest: near, key: near ? undefined : keyMarked(alias.source) }
      findings.push(finding('unknown-yaml-anchor', spot(alias, [...path]), facts, { suggestion: near && `*${near}` }))
      return { ...nothing, value: undefined }
    }
    const converted = anchored && known.get(anchored.node)
    if (converted && converted.depth + path.length <= maxDepth && converted.merges <= maxDepth) return converted
    findings.push(finding('too-many-aliases', spot(alias, [...path]), { name: alias.source }))
    return { ...nothing, value: undefined }
  }

  /** Returns the key that an anchor stands before, where its value was to be marked: `&day light: "#fff"`. */
  function keyMarked(name: string): string | undefined {
    let marked: string | undefined
    if (root && findings.length <= maxSuggested)
      visit(root, {
        Pair(_, { key }) {
          if (!isScalar(key) || key.anchor !== name) return undefined
          marked = String(key.value)
          return visit.BREAK
        },
      })
    return marked
  }

  /** Returns the names of anchors that begin above a node, as suggestions for a misspelt one. */
  function namesAbove(alias: Node): Set<string> {
    if (findings.length > maxSuggested) return new Set()
    return new Set(references.anchors.filter(({ node }) => begin(node) < begin(alias)).map(({ name }) => name))
  }

  function mapping(map: YAMLMap, path: (string | number)[]): Converted {
    const value: Record<string, unknown> = {}
    const sources: Converted[] = []
    const first = new Map<string, Pair>()
    let size = 1
    let depth = 0
    if (tooDeep(map, path)) return nothing
    for (const pair of map.items) {
      if (isMergeKey(pair)) {
        sources.push(isScalar(pair.value) ? meantMerge(pair.value, path) : convert(pair.value, path))
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
    if (sources.length === 0) return bounded({ value, size, depth, merges: 0 }, path)
    const groups = mergedKeys > maxSize() ? [] : sources.flatMap((source) => mergedGroups(source.value))
    for (const group of groups) mergedKeys += Object.keys(group).length
    if (mergedKeys > maxSize()) return refused(path)
    for (const source of sources) {
      size += source.size
      depth = Math.max(depth, source.depth)
    }
    const merges = 1 + Math.max(...sources.map((source) => source.merges))
    return bounded({ value: withMerged(value, groups), size, depth, merges }, path)
  }

  /** Reads a text behind `<<:` as the alias with the nearest name. */
  function meantMerge(text: Scalar, path: Path): Converted {
    const name = String(text.value ?? '')
    const near = nearest(name.replace(/^[&*]/, ''), namesAbove(text))
    const alias = `*${near ?? 'name'}`
    const facts = { text: `<<: ${name}`.trim(), alias }
    findings.push(finding('not-a-merge', spot(text, [...path]), facts, offer(near && alias, true)))
    const meant = references.anchors.findLast((one) => one.name === near && known.has(one.node))
    return (meant && known.get(meant.node)) ?? nothing
  }

  function sequence(items: unknown[], path: (string | number)[]): Converted {
    const value: unknown[] = []
    let size = 1
    let depth = 0
    let merges = 0
    findings.push(...lostDashes(items, text, path))
    if (items.length > 0 && tooDeep(items[0], path)) return nothing
    for (const [at, item] of items.entries()) {
      path.push(at)
      const inner = convert(item, path)
      path.pop()
      value.push(inner.value)
      size += inner.size
      depth = Math.max(depth, inner.depth + 1)
      merges = Math.max(merges, inner.merges)
    }
    return bounded({ value, size, depth, merges }, path)
  }

  function tooDeep(node: unknown, path: (string | number)[]): boolean {
    if (path.length < maxDepth) return false
    findings.push(finding('too-deep', spot(node as Node, [...path]), { max: maxDepth }))
    return true
  }

  const maxSize = () => Math.max(ample, written * growth)

  const bounded = (converted: Converted, path: Path): Converted =>
    converted.size <= maxSize() ? converted : refused(path)

  function refused(path: Path): Converted {
    if (!findings.some(({ code }) => code === 'too-many-aliases'))
      findings.push(finding('too-many-aliases', spot(lastAlias, [...path]), { name: lastAlias?.source ?? '' }))
    return { ...nothing, value: undefined }
  }

  function duplicate(key: string, before: Pair, pair: Pair, path: (string | number)[]) {
    const there = spot(before.key as Node, [...path, key])
    const facts = { key, first: line(there.start) }
    const related = [firstTime(key, there)]
    findings.push(finding('duplicate-key', spot(pair.key as Node, [...path, key]), facts, { related }))
  }

  const { value } = convert(root, [])
  return { value, findings, references, hasAliases: lastAlias !== undefined }
}

const begin = ({ range }: Node): number => range?.[0] ?? 0

const hasAnchor = (node: unknown): node is Node =>
  (isScalar(node) || isMap(node) || isSeq(node)) && Boolean(node.anchor)

const scalar = (node: unknown): Converted => ({ ...nothing, value: isScalar(node) ? node.value : null })
