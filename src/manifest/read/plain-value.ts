// Converts nodes of `yaml` to plain values and reports what only nodes show: duplicate keys, unknown anchors, excessive nesting and repetition. Takes
// time and memory in proportion to the text.
import {
  type Alias,
  isAlias,
  isCollection,
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
import type { GeneralKinds } from '../../problems/catalogue.ts'
import { type Finding, type FindingExtras, finding, firstTime, type Path } from '../../problems/finding.ts'
import type { FactsOf } from '../../problems/kind.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { isGroup } from '../../site/groups.ts'
import { lostDashes, misreadScalar, wordTakenByAnchor } from './misread-scalars.ts'
import { isMergeKey, keyOf, maxMergeDepth, mergedGroups, References, withMerged } from './references.ts'

/** A value larger than `ample` may be at most this many times as large as what is written. */
const growth = 20
const ample = 100_000
/** Findings up to which names are suggested: comparing all names with each other takes quadratic time. */
const maxSuggested = 200

interface Converted {
  value: unknown
  /** Number of values with aliases followed, and levels of nesting. */
  size: number
  depth: number
  /** Levels of merges into merged groups. */
  merges: number
}

type OwnPath = (string | number)[]

/** Tags that only repeat what the value is anyway. */
const plainTags = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
)

const nothing: Converted = { value: null, size: 1, depth: 0, merges: 0 }

/** `text` is the parsed text; `line` returns the line number of an offset in it. */
export function plainValue(root: Node | null, text: string, line: (offset: number) => number = () => 0) {
  const conversion = new Conversion(root, text, line)
  const { value } = conversion.convert(root, [])
  const { findings, references, lastAlias } = conversion
  return { value, findings, references, hasAliases: lastAlias !== undefined }
}

class Conversion {
  readonly findings: Finding[] = []
  readonly references: References
  lastAlias: Alias | undefined
  /** Converted values of anchors. */
  private readonly known = new Map<Node, Converted>()
  /** Values converted so far, without aliases followed. */
  private count = 0
  private mergedKeys = 0

  constructor(
    private readonly root: Node | null,
    private readonly text: string,
    private readonly line: (offset: number) => number,
  ) {
    this.references = new References(root)
  }

  convert(node: unknown, path: OwnPath): Converted {
    if (isAlias(node)) return this.follow(node, path)
    const { tag, anchor } = isScalar(node) || isCollection(node) ? node : {}
    if (tag !== undefined && !plainTags.has(tag)) return this.report('yaml-feature', node, path, { feature: 'A tag' })
    const converted = this.written(node, path)
    if (anchor) this.known.set(node as Node, converted)
    this.count++
    return converted
  }

  private written(node: unknown, path: OwnPath): Converted {
    if (isMap(node)) return this.mapping(node, path)
    if (isSeq(node)) return this.sequence(node.items, path)
    if (!isScalar(node)) return nothing
    this.findings.push(...misreadScalar(node, this.text, [...path]), ...wordTakenByAnchor(node, this.text, [...path]))
    return { ...nothing, value: node.value }
  }

  /** Reports a problem of a node, and returns the value of one that has none. */
  private report<Code extends keyof GeneralKinds>(
    code: Code,
    node: unknown,
    path: Path,
    facts: FactsOf<GeneralKinds, Code>,
    extras?: FindingExtras,
  ): Converted {
    this.findings.push(finding(code, spotOf(node, path), facts, extras))
    return { ...nothing, value: undefined }
  }

  private follow(alias: Alias, path: OwnPath): Converted {
    this.lastAlias = alias
    const { source: name } = alias
    const anchored = this.references.of(alias)
    if (!anchored && !this.references.isWithinItself(alias)) {
      const near = nearest(name, this.namesAbove(alias))
      const facts = { name, nearest: near, key: near ? undefined : this.keyMarked(name) }
      return this.report('unknown-yaml-anchor', alias, path, facts, { suggestion: near && `*${near}` })
    }
    const converted = anchored && this.known.get(anchored.node)
    if (converted && converted.depth + path.length <= maxMergeDepth && converted.merges <= maxMergeDepth)
      return converted
    return this.report('too-many-aliases', alias, path, { name })
  }

  /** Returns the key that an anchor stands before, where its value was to be marked: `&day light: "#fff"`. */
  private keyMarked(name: string): string | undefined {
    let marked: string | undefined
    if (this.root && this.findings.length <= maxSuggested)
      visit(this.root, {
        Pair(_, { key }) {
          if (!isScalar(key) || key.anchor !== name) return undefined
          marked = String(key.value)
          return visit.BREAK
        },
      })
    return marked
  }

  /** Returns the names of anchors that begin above a node, as suggestions for a misspelt one. */
  private namesAbove(alias: Node): Set<string> {
    const { anchors } = this.findings.length > maxSuggested ? { anchors: [] } : this.references
    return new Set(anchors.filter(({ node }) => begin(node) < begin(alias)).map(({ name }) => name))
  }

  private mapping(map: YAMLMap, path: OwnPath): Converted {
    const value: Record<string, unknown> = {}
    const sources: Converted[] = []
    const inside: Converted[] = []
    const first = new Map<string, Pair>()
    if (this.tooDeep(map, path)) return nothing
    for (const pair of map.items) {
      if (isMergeKey(pair)) {
        sources.push(isScalar(pair.value) ? this.meantMerge(pair.value, path) : this.convert(pair.value, path))
        continue
      }
      const key = keyOf(pair)
      if (key === undefined) {
        this.report('not-a-key', pair.key, path, {})
        continue
      }
      const again = first.get(key)
      // Words in { } without colons are most likely parts of a text with commas.
      if (again && (pair.value !== null || again.value !== null)) this.duplicate(key, again, pair, path)
      if (!again) first.set(key, pair)
      const inner = { ...this.below(key, pair.value, path) }
      inside.push(inner)
      // Of two equal keys either value may be meant: with both, nothing inside is reported as missing.
      if (again && isGroup(value[key]) && isGroup(inner.value)) inner.value = { ...value[key], ...inner.value }
      // An assignment would set the prototype for a key named __proto__.
      Object.defineProperty(value, key, { value: inner.value, enumerable: true, writable: true, configurable: true })
    }
    const own = around(value, inside)
    if (sources.length === 0) return this.bounded(own, path)
    const groups = this.mergedKeys > this.maxSize ? [] : sources.flatMap((source) => mergedGroups(source.value))
    for (const group of groups) this.mergedKeys += Object.keys(group).length
    if (this.mergedKeys > this.maxSize) return this.refused(path)
    return this.bounded(sources.reduce(withSource, { ...own, value: withMerged(value, groups) }), path)
  }

  private below(key: string | number, node: unknown, path: OwnPath): Converted {
    path.push(key)
    const converted = this.convert(node, path)
    path.pop()
    return converted
  }

  /** Reads a text behind `<<:` as the alias with the nearest name. */
  private meantMerge(text: Scalar, path: Path): Converted {
    const name = String(text.value ?? '')
    const near = nearest(name.replace(/^[&*]/, ''), this.namesAbove(text))
    const alias = `*${near ?? 'name'}`
    this.report('not-a-merge', text, path, { text: `<<: ${name}`.trim(), alias }, offer(near && alias, true))
    const meant = this.references.anchors.findLast((one) => one.name === near && this.known.has(one.node))
    return (meant && this.known.get(meant.node)) ?? nothing
  }

  private sequence(items: unknown[], path: OwnPath): Converted {
    this.findings.push(...lostDashes(items, this.text, path))
    if (items.length > 0 && this.tooDeep(items[0], path)) return nothing
    const inside = items.map((item, at) => this.below(at, item, path))
    const merges = inside.reduce((most, inner) => Math.max(most, inner.merges), 0)
    return this.bounded(
      {
        ...around(
          inside.map(({ value }) => value),
          inside,
        ),
        merges,
      },
      path,
    )
  }

  private tooDeep(node: unknown, path: Path): boolean {
    if (path.length < maxMergeDepth) return false
    this.report('too-deep', node, path, { max: maxMergeDepth })
    return true
  }

  private get maxSize(): number {
    return Math.max(ample, this.count * growth)
  }

  private bounded(converted: Converted, path: Path): Converted {
    return converted.size <= this.maxSize ? converted : this.refused(path)
  }

  private refused(path: Path): Converted {
    if (this.findings.some(({ code }) => code === 'too-many-aliases')) return { ...nothing, value: undefined }
    return this.report('too-many-aliases', this.lastAlias, path, { name: this.lastAlias?.source ?? '' })
  }

  private duplicate(key: string, before: Pair, pair: Pair, path: Path) {
    const there = spotOf(before.key, [...path, key])
    const related = [firstTime(key, there)]
    this.report('duplicate-key', pair.key, [...path, key], { key, first: this.line(there.start) }, { related })
  }
}

/** The size and depth of a group or list with these values in it. */
const around = (value: unknown, inside: readonly Converted[]): Converted => ({
  value,
  size: inside.reduce((sum, { size }) => sum + size, 1),
  depth: inside.reduce((deepest, { depth }) => Math.max(deepest, depth + 1), 0),
  merges: 0,
})

/** The size, depth and levels of a group into which another is merged. */
const withSource = (group: Converted, source: Converted): Converted => ({
  value: group.value,
  size: group.size + source.size,
  depth: Math.max(group.depth, source.depth),
  merges: Math.max(group.merges, source.merges + 1),
})

/** Copies the path, which changes while the tree is converted. */
function spotOf(node: unknown, path: Path) {
  const [start, end] = ((node as Node | null | undefined)?.range ?? [0, 0, 0]) as Range
  return { start, end: Math.max(end, start + 1), path: [...path] }
}

const begin = ({ range }: Node): number => range?.[0] ?? 0
