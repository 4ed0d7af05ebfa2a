// Turns schema faults into findings: one for each mistake of the author, at the key or value to change.
import { type Finding, finding, onEntry, type PathSpot } from '../../problems/finding.ts'
import { isWithin, pointerTo } from '../../problems/path.ts'
import { grouped } from '../../site/grouped.ts'
import { groupAt, groupsIn, groupsOnly, isGroup, valueAt } from '../../site/groups.ts'
import { outlineOf } from '../outline.ts'
import { leavesOut, unknown } from '../read/left-out.ts'
import type { Source } from '../read/source.ts'
import { fieldFaults, type ShapeFault, shapeFaults } from './ajv-faults.ts'
import { standsForList } from './as-list.ts'
import { withCorrectedKeys } from './corrected-keys.ts'
import { withCurlyQuotes } from './curly-quotes.ts'
import { withoutMisplaced } from './misplaced-keys.ts'
import { keyFindings } from './shape-keys.ts'
import { valueFinding } from './shape-values.ts'
import { thousandsPoints } from './thousands-point.ts'

/** Faults that are processed in one run; more of them have one cause, which is among the first. */
const maxFaults = 1000
const maxInGroup = 40

export interface ShapeFindings {
  findings: Finding[]
  /** Findings about notation, without those that `findings` repeats. */
  syntax: readonly Finding[]
  /** True when the value is a manifest. */
  ok: boolean
  /** The first place that the schema rejects. */
  refused?: PathSpot
}

export function checkShape(source: Source): ShapeFindings {
  const { value, findings: syntax } = source
  if (value === null || value === undefined) return { findings: [], syntax, ok: false }
  const faults = faultsOf(value)
  const points = thousandsPoints(source)
  if (faults.length === 0) return { findings: points, syntax, ok: points.length === 0 }
  // A value that could not be filled in is reported already.
  const standsIn = ({ data }: ShapeFault) => data === unknown && syntax.length > 0
  const relevant = faults.filter((fault) => !standsIn(fault) && !isOfLeftOut(fault, source))
  const findings = withCurlyQuotes(shapeFindings(relevant.slice(0, maxFaults), source), value)
  const more = findingsBelow(findings, faults, source)
  // A text that took in the next line is too long only for that reason.
  const joined = placesWith(joining, syntax)
  const reported = new Set([...findings, ...more].map(({ at }) => pointerTo(at.path ?? [])))
  const all = [...findings, ...more, ...points.filter(({ at }) => !reported.has(pointerTo(at.path ?? [])))]
  // A key may seem missing because its merge was misspelt.
  const unmerged = placesWith(unmerging, syntax)
  const own = all.filter(({ code, at }) => {
    const pointer = pointerTo(at.path ?? [])
    return !(code === 'too-long' && joined.has(pointer)) && !(lacking.has(code) && unmerged.has(pointer))
  })
  return { findings: own, syntax, ok: false, refused: onEntry(faults[0]?.path ?? []) }
}

/** Returns pointers to the places of the findings that have one of these codes. */
export const placesWith = (codes: ReadonlySet<string>, findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.flatMap(({ code, at }) => (codes.has(code) && at.path ? [pointerTo(at.path)] : [])))

/** Whether a collection fills an empty list whose entries were left out because of a fault. */
const isOfLeftOut = ({ keyword, data, path }: ShapeFault, source: Source) =>
  keyword === 'count' &&
  Array.isArray(data) &&
  data.length === 0 &&
  source.findings.some(leavesOut) &&
  groupsOnly(source.expansion?.writtenAt(path)).from !== undefined

const unmerging = new Set(['unknown-yaml-anchor', 'not-a-merge'])

const lacking = new Set(['missing-key', 'missing-type'])

/** Codes of faults that join two texts. */
const joining = new Set(['missing-dash', 'bad-indent'])

/** Returns the faults of the whole value, including uses of fragments. */
export const faultsOf = (value: unknown) => [...shapeFaults(value), ...differenceFaults(value)]

/** Finds mistakes below misspelt keys by reading those as they were meant. */
function findingsBelow(findings: readonly Finding[], first: readonly ShapeFault[], source: Source): Finding[] {
  const keys = findings.filter(
    ({ code, at, suggestion }) =>
      (code === 'unknown-key' || (code === 'curly-quotes' && 'on' in at && at.on === 'key')) &&
      suggestion !== undefined,
  )
  if (keys.length === 0) return []
  const known = new Set(first.map(identity))
  const { value, asWritten } = withCorrectedKeys(source.value, keys)
  const faults = faultsOf(value)
    .map((fault) => ({ ...fault, path: [...asWritten(fault.path)] }))
    .filter((fault) => !known.has(identity(fault)) && keys.some(({ at }) => isWithin(fault.path, at.path ?? [])))
    .filter(({ keyword, schema, data }) => !(keyword === 'type' && schema.type === 'array' && standsForList(data)))
  return shapeFindings(faults.slice(0, maxFaults), source)
}

const identity = ({ path, keyword, key = '' }: ShapeFault) => `${pointerTo(path)} ${keyword} ${key}`

/** Checks the fields that uses of fragments change; none of them is required there. */
function differenceFaults(value: unknown): ShapeFault[] {
  const found: ShapeFault[] = []
  for (const [reading, { routes }] of groupsIn(groupAt(value, ['readings'])))
    for (const [route, page] of groupsIn(routes))
      for (const { at, use } of outlineOf(page)) {
        const type = use === undefined ? undefined : groupAt(value, ['fragments', use])?.type
        if (typeof type !== 'string') continue
        const path = ['readings', reading, 'routes', route, 'blocks', at, 'with']
        const faults = fieldFaults(type, valueAt(page, ['blocks', at, 'with']))
        found.push(...faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })))
      }
  return found
}

/** Returns one finding for each mistake behind the faults. */
export function shapeFindings(faults: ShapeFault[], source: Source): Finding[] {
  if (!isGroup(source.value)) {
    const facts = { key: 'the manifest', wanted: 'a group of keys', found: 'something else' }
    return [finding('wrong-kind', { path: [], on: 'value' }, facts)]
  }
  // A value in a wrong notation may be longer than every value in the right one.
  const misspelt = new Set(faults.flatMap(({ keyword, path }) => (keyword === 'pattern' ? [pointerTo(path)] : [])))
  const found = faults
    .filter((fault) => !isKeyFault(fault) && !(fault.keyword === 'length' && misspelt.has(pointerTo(fault.path))))
    .map((fault) => valueFinding(fault, source))
  const groups = grouped(faults.filter(isKeyFault), ({ path }) => pointerTo(path))
  const ofKeys = [...groups.values()].flatMap((group) => keyFindings(group.slice(0, maxInGroup), source))
  // A value that a comma cut has no other finding.
  const cut = placesWith(cutShort, ofKeys)
  const ofValues = found.filter(({ at }) => !cut.has(pointerTo(at.path ?? [])))
  return withoutRepeats(withoutMisplaced([...ofValues, ...ofKeys]), faults)
}

const cutShort = new Set(['comma-in-text', 'not-a-number'])

const isKeyFault = ({ keyword }: ShapeFault) => keyword === 'unknown' || keyword === 'required'

/** Drops repeated findings, and those below a block that has both `type` and `use`. */
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
