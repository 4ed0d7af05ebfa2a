// Compares two states of a manifest in terms of pages, blocks, texts, redirects, colours and fields.
import type { Path } from '../../problems/finding.ts'
import { type Group, groupAt, isGroup } from '../../site/groups.ts'
import { likeness } from './align.ts'
import { thingAt, valueInWords, whereOf } from './change-names.ts'
import { type Difference, differences } from './compare-values.ts'
import type { ReviewChange } from './review-messages.ts'

export interface WrittenChange extends Omit<ReviewChange, 'hunks'> {
  beforePath?: Path
  nowPath?: Path
}

/** `before`, `now`: values of the manifest, with included files in their places. */
export function compareManifests(before: unknown, now: unknown): WrittenChange[] {
  const [one, other] = [before, now].map((value) => (isGroup(value) ? value : {}))
  const { readings: ofOne, ...restOfOne } = one ?? {}
  const { readings: ofOther, ...restOfOther } = other ?? {}
  const found = [...differences(restOfOne, restOfOther, [], [])].map((difference) =>
    changeOf(difference, { before, now }),
  )
  const readings = [...new Set([...keysOf(ofOne), ...keysOf(ofOther)])]
  for (const reading of readings) found.push(...inReading(reading, { before, now }))
  return mergedByKey(found, changeKey)
}

interface Both {
  before: unknown
  now: unknown
}

function inReading(reading: string, both: Both): WrittenChange[] {
  const [one, other] = [both.before, both.now].map((value) => groupAt(value, ['readings', reading]))
  const at: Path = ['readings', reading]
  if (!one || !other) {
    const [was, is] = [one, other].map((value) => value && { path: at, value })
    return [changeOf({ what: one ? 'removed' : 'added', before: was, now: is }, both)]
  }
  const { routes: pages, ...rest } = one
  const { routes: pagesNow, ...restNow } = other
  return [
    ...inPages(reading, isGroup(pages) ? pages : {}, isGroup(pagesNow) ? pagesNow : {}, both),
    ...[...differences(rest, restNow, at, at)].map((difference) => changeOf(difference, both)),
  ]
}

function inPages(reading: string, before: Group, now: Group, both: Both): WrittenChange[] {
  const at = (path: string): Path => ['readings', reading, 'routes', path]
  const found: WrittenChange[] = []
  const added = Object.keys(now).filter((path) => !(path in before))
  for (const [path, page] of Object.entries(before)) {
    const was = { path: at(path), value: page }
    const successor = path in now ? path : successorOf(path, page, added, now, both.now, reading)
    if (successor === undefined) {
      found.push(changeOf({ what: 'removed', before: was }, both))
      continue
    }
    if (successor !== path) {
      added.splice(added.indexOf(successor), 1)
      const is = { path: at(successor), value: now[successor] }
      found.push({ ...changeOf({ what: 'renamed', before: was, now: is }, both), before: path, now: successor })
    }
    for (const difference of differences(page, now[successor], at(path), at(successor)))
      found.push(changeOf(difference, both))
  }
  for (const path of added) found.push(changeOf({ what: 'added', now: { path: at(path), value: now[path] } }, both))
  return found
}

/** Returns the added page that a removed page became: similar in content, or the target of its redirect. */
function successorOf(
  path: string,
  page: unknown,
  added: readonly string[],
  now: Group,
  manifest: unknown,
  reading: string,
): string | undefined {
  const leads = groupAt(manifest, ['readings', reading, 'redirects'])?.[path]
  const best = added
    .map((other) => ({ other, like: likeness(page, now[other]) + (leads === other ? 0.3 : 0) }))
    .sort((one, other) => other.like - one.like)[0]
  return best && best.like >= 0.6 ? best.other : undefined
}

function changeOf({ what, before, now }: Difference, both: Both): WrittenChange {
  const at = now ?? before
  const path = at?.path ?? []
  const [top, reading] = path
  const manifest = now ? both.now : both.before
  return {
    what,
    thing: thingAt(path, at?.value),
    where: whereOf(path, manifest),
    before: what === 'moved' || !before ? undefined : valueInWords(before.value),
    now: what === 'moved' || !now ? undefined : valueInWords(now.value),
    readings: top === 'readings' && reading !== undefined ? [String(reading)] : [],
    beforePath: before?.path,
    nowPath: now?.path,
  }
}

/** Identifies the same change in several readings. */
const changeKey = ({ what, thing, where, before, now, readings, nowPath, beforePath }: WrittenChange) =>
  readings.length > 0 ? [what, thing, where, before, now, (nowPath ?? beforePath ?? []).slice(2)] : undefined

/** Merges changes with the same key, with the readings of all of them. Changes without a key stay. */
export function mergedByKey<C extends Pick<ReviewChange, 'readings'>>(
  changes: readonly C[],
  keyOf: (change: C) => unknown[] | undefined,
): C[] {
  const byKey = new Map<string, C>()
  for (const change of changes) {
    const key = JSON.stringify(keyOf(change) ?? byKey.size)
    const known = byKey.get(key) ?? change
    byKey.set(key, { ...known, readings: [...new Set([...known.readings, ...change.readings])] })
  }
  return [...byKey.values()]
}

const keysOf = (value: unknown) => (isGroup(value) ? Object.keys(value) : [])
