// The schema's faults as findings: one for each mistake of an author, at the key or value to change.

import { type Finding, finding, onEntry, type PathSpot } from '../../problems/finding.ts'
import { isWithin } from '../../problems/path.ts'
import { pointerTo } from '../../schema/pointer.ts'
import { groupAt, groupsOnly, isGroup, valueAt } from '../../site/groups.ts'
import { outlineOf } from '../outline.ts'
import { leavesOut } from '../read/left-out.ts'
import type { Source } from '../read/source.ts'
import { fieldFaults, type ShapeFault, shapeFaults } from './ajv-faults.ts'
import { standsForList } from './as-list.ts'
import { withCorrectedKeys } from './corrected-keys.ts'
import { withCurlyQuotes } from './curly-quotes.ts'
import { withoutMisplaced } from './misplaced-keys.ts'
import { dedented, keyFindings } from './shape-keys.ts'
import { valueFinding } from './shape-values.ts'
import { thousandsPoints } from './thousands-point.ts'

/** Faults reported in one run; a file with more has one cause, which is among the first. */
const maxFaults = 1000
const maxInGroup = 40

export interface Shape {
  findings: Finding[]
  /** What is wrong with the writing, without what the findings say already. */
  syntax: readonly Finding[]
  /** True when the value is a manifest. */
  ok: boolean
  /** Where the schema refuses the value first. */
  refused?: PathSpot
}

export function checkShape(source: Source): Shape {
  const { value, findings: syntax } = source
  if (value === null || value === undefined) return { findings: [], syntax, ok: false }
  const faults = faultsOf(value)
  const points = thousandsPoints(source)
  if (faults.length === 0) return { findings: points, syntax, ok: points.length === 0 }
  const told = faults.filter((fault) => !isOfLeftOut(fault, source))
  const { findings: plain, slipped } = shapeFindings(told.slice(0, maxFaults), source)
  const findings = withCurlyQuotes(plain, value)
  const more = below(findings, faults, source)
  // A key that has slipped out of its group is no second one of the group it is in now.
  const others = [...slipped, ...more.slipped]
  // A text that is two is as long as both.
  const joined = new Set(syntax.flatMap(({ code, at }) => (joining.has(code) && at.path ? [pointerTo(at.path)] : [])))
  const left = syntax.filter(({ code, at }) => code !== 'duplicate-key' || !others.includes(pointerTo(at.path ?? [])))
  const reported = new Set([...findings, ...more.findings].map(({ at }) => pointerTo(at.path ?? [])))
  const all = [...findings, ...more.findings, ...points.filter(({ at }) => !reported.has(pointerTo(at.path ?? [])))]
  // What a group lacks may be in what it merges, once the name is right.
  const unmerged = new Set(
    syntax.flatMap(({ code, at }) => (unmerging.has(code) && at.path ? [pointerTo(at.path)] : [])),
  )
  const own = all.filter(({ code, at }) => {
    const pointer = pointerTo(at.path ?? [])
    return !(code === 'too-long' && joined.has(pointer)) && !(lacking.has(code) && unmerged.has(pointer))
  })
  return { findings: own, syntax: left, ok: false, refused: onEntry(faults[0]?.path ?? []) }
}

/** A list that a collection fills, where entries are left out. */
const isOfLeftOut = ({ keyword, data, path }: ShapeFault, source: Source) =>
  keyword === 'count' &&
  Array.isArray(data) &&
  data.length === 0 &&
  source.findings.some(leavesOut) &&
  groupsOnly(source.expansion?.writtenAt(path)).from !== undefined

const unmerging = new Set(['unknown-yaml-anchor', 'not-a-merge'])

const lacking = new Set(['missing-key', 'missing-type'])

/** What makes one text of two. */
const joining = new Set(['missing-dash', 'bad-indent'])

/** What the schema refuses, of the whole and of uses of fragments. */
export const faultsOf = (value: unknown) => [...shapeFaults(value), ...differenceFaults(value)]

/** What is wrong below keys that are misspelt themselves: found once they are read as they were meant. */
function below(findings: readonly Finding[], first: readonly ShapeFault[], source: Source): ShapeFindings {
  const keys = findings.filter(
    ({ code, at, suggestion }) =>
      (code === 'unknown-key' || (code === 'curly-quotes' && 'on' in at && at.on === 'key')) &&
      suggestion !== undefined,
  )
  if (keys.length === 0) return { findings: [], slipped: [] }
  const known = new Set(first.map(identity))
  const { value, asWritten } = withCorrectedKeys(source.value, keys)
  const faults = faultsOf(value)
    .map((fault) => ({ ...fault, path: [...asWritten(fault.path)] }))
    .filter((fault) => !known.has(identity(fault)) && keys.some(({ at }) => isWithin(fault.path, at.path ?? [])))
    .filter(({ keyword, schema, data }) => !(keyword === 'type' && schema.type === 'array' && standsForList(data)))
  return shapeFindings(faults.slice(0, maxFaults), source)
}

const identity = ({ path, keyword, key = '' }: ShapeFault) => `${pointerTo(path)} ${keyword} ${key}`

/** A use of a fragment may change fields of the fragment's block; none of them is required there. */
function differenceFaults(value: unknown): ShapeFault[] {
  const found: ShapeFault[] = []
  for (const { use, path } of usesOf(value)) {
    const type = groupAt(value, ['fragments', String(use.use)])?.type
    if (typeof type !== 'string') continue
    for (const fault of fieldFaults(type, use.with)) found.push({ ...fault, path: [...path, 'with', ...fault.path] })
  }
  return found
}

export interface Use {
  use: Record<string, unknown>
  path: (string | number)[]
}

/** Every use of a fragment on a page. */
function* usesOf(value: unknown): Generator<Use> {
  for (const [reading] of entries(groupAt(value, ['readings']))) {
    for (const [route, page] of entries(groupAt(value, ['readings', reading, 'routes']))) {
      if (!isGroup(page)) continue
      for (const { at, use } of outlineOf(page))
        if (use !== undefined)
          yield {
            use: groupsOnly(valueAt(page, ['blocks', at])),
            path: ['readings', reading, 'routes', route, 'blocks', at],
          }
    }
  }
}

const entries = (group: Record<string, unknown> | undefined) => Object.entries(group ?? {})

interface ShapeFindings {
  findings: Finding[]
  /** Pointers to keys that have slipped out of their group. */
  slipped: string[]
}

/** One finding for each mistake behind these faults. */
export function shapeFindings(faults: ShapeFault[], source: Source): ShapeFindings {
  if (!isGroup(source.value)) {
    const facts = { key: 'the manifest', wanted: 'a group of keys', found: 'something else' }
    return { findings: [finding('wrong-kind', { path: [], on: 'value' }, facts)], slipped: [] }
  }
  const found: Finding[] = []
  const slipped = new Set<string>()
  const fallen = new Set<ShapeFault>()
  for (const fault of faults) {
    if (fault.keyword !== 'type' || fault.data !== null) continue
    const out = dedented(fault, foreignBeside(fault, faults), source)
    if (!out) continue
    found.push(out.finding)
    fallen.add(fault)
    for (const key of out.keys) slipped.add(pointerTo([...fault.path.slice(0, -1), key]))
  }
  const groups = new Map<string, ShapeFault[]>()
  for (const fault of faults) {
    if (fallen.has(fault)) continue
    if (fault.keyword === 'unknown' && slipped.has(pointerTo([...fault.path, fault.key ?? '']))) continue
    if (isKeyFault(fault)) {
      const at = pointerTo(fault.path)
      groups.set(at, [...(groups.get(at) ?? []), fault])
    } else found.push(valueFinding(fault, source))
  }
  const ofKeys = [...groups.values()].flatMap((group) => keyFindings(group.slice(0, maxInGroup), source))
  // What a comma has cut short has no other finding.
  const cut = new Set(ofKeys.flatMap(({ code, at }) => (cutShort.has(code) ? [pointerTo(at.path ?? [])] : [])))
  const ofValues = found.filter(({ at }) => !cut.has(pointerTo(at.path ?? [])))
  return { findings: withoutRepeats(withoutMisplaced([...ofValues, ...ofKeys]), faults), slipped: [...slipped] }
}

const cutShort = new Set(['comma-in-text', 'not-a-number'])

const isKeyFault = ({ keyword }: ShapeFault) => keyword === 'unknown' || keyword === 'required'

/** The unknown keys beside a fault. */
function foreignBeside({ path }: ShapeFault, faults: ShapeFault[]): Set<string> {
  const parent = pointerTo(path.slice(0, -1))
  const beside = faults.filter((fault) => fault.keyword === 'unknown' && pointerTo(fault.path) === parent)
  return new Set(beside.map(({ key = '' }) => key))
}

/** One finding a spot; and nothing below a block that is both a block and a use of a fragment. */
function withoutRepeats(found: Finding[], faults: ShapeFault[]): Finding[] {
  const double = faults.filter(
    ({ data, keyword }) =>
      (keyword === 'unknown' || keyword === 'required') && isGroup(data) && 'use' in data && 'type' in data,
  )
  const roots = new Set(double.map(({ path }) => pointerTo(path)))
  const seen = new Set<string>()
  return found.filter((one) => {
    const path = pointerTo(one.at.path ?? [])
    const key = `${one.code} ${path} ${'on' in one.at ? one.at.on : one.at.start} ${JSON.stringify(one.facts).slice(0, 80)}`
    if (seen.has(key)) return false
    seen.add(key)
    return ![...roots].some((root) => path.startsWith(`${root}/`) && path !== `${root}/type`)
  })
}
