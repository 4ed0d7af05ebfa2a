// A manifest as it was read from one text. The next text is read against it: a change within a few pages is parsed and
// judged by itself, and everything else is read whole. The two must never disagree about what is shown.
import { checkSense } from '../manifest/check-sense.ts'
import { checkShape } from '../manifest/check-shape.ts'
import { type LoadOptions, load } from '../manifest/load.ts'
import { type Parsed, parse } from '../manifest/parse.ts'
import type { Manifest } from '../manifest/schema/manifest.ts'
import type { Problem } from '../problems/problem.ts'
import { type Chunks, chunksOf, isTied, nameOf } from './chunks.ts'
import { changedPages, type Part, partsOf, withValues } from './included.ts'
import { isGroup, Skeleton } from './skeleton.ts'

export interface Snapshot {
  text: string
  file: string
  problems: Problem[]
  /** Present when there is no error. */
  manifest?: Manifest
  /** Names of the pages that differ from the snapshot before; `all` where more than pages may. */
  changed: ReadonlySet<string> | 'all'
  /** False when it was read quickly: `confirm` tells whether it may stand. */
  certain: boolean
  /** The last text that was parsed whole; places of quick snapshots are not in it. */
  source: Parsed
  chunks?: Chunks
  skeleton?: Skeleton
  /** Text of every included file, by the name problems give it. */
  texts: ReadonlyMap<string, string>
  /** Every included file as often as it is asked for. */
  parts: Part[]
  /** Those texts when they were last parsed whole, as `source` is for the manifest's own. */
  textsOfSource: ReadonlyMap<string, string>
}

export type Surroundings = Pick<LoadOptions, 'publicFiles' | 'pictureFault' | 'readIncluded' | 'released'>

/** So many pages at most are parsed one by one. */
const few = 20

export function read(text: string, file: string, around: Surroundings, before?: Snapshot): Snapshot {
  return (before && quickly(text, around, before)) ?? wholly(text, file, around)
}

/** Whether it takes so long to read such a site whole that its texts are better complete by then. */
export const isLarge = ({ text, texts }: Snapshot): boolean =>
  [...texts.values()].reduce((sum, { length }) => sum + length, text.length) > small

/** Reads the text with a comment more and forgets it: what runs for the first time runs slowly, and is not to do so on a save. */
export function rehearse(snapshot: Snapshot, around: Surroundings): void {
  const [page] = snapshot.chunks?.pages.values() ?? []
  if (!page) return
  const at = page.start + page.text.trimEnd().length
  quickly(`${snapshot.text.slice(0, at)} #${snapshot.text.slice(at)}`, around, snapshot)
}

export function wholly(text: string, file: string, around: Surroundings): Snapshot {
  const { problems, manifest, source, texts } = load(text, file, around)
  const parts = manifest && texts.size > 0 ? partsFrom(manifest, texts, around) : []
  return {
    ...{ text, file, problems, manifest, source, texts, textsOfSource: texts, parts },
    ...{ changed: 'all', certain: true, chunks: chunksOf(text) },
  }
}

/** The files in the order in which they were just read; what has changed since then is found with the next look. */
const partsFrom = (manifest: Manifest, texts: Snapshot['texts'], { readIncluded }: Surroundings): Part[] =>
  partsOf(manifest, readIncluded).map((part) => ({ ...part, text: texts.get(part.file) ?? part.text }))

/** Makes the next quick reading quicker: what it is judged against is worked out beforehand. */
export function prepare(snapshot: Snapshot, around: Surroundings): Snapshot {
  const { manifest, source, skeleton, chunks } = snapshot
  return manifest && chunks && !skeleton
    ? { ...snapshot, skeleton: new Skeleton(manifest, { source, around }) }
    : snapshot
}

/** A small text is parsed whole again after a rest, so that problems that stay are placed anew. */
const small = 300_000

/** The snapshot if it is right, else what a whole reading gives. Costs much less than that when it is right. */
export function confirm(snapshot: Snapshot, around: Surroundings): Snapshot {
  const { manifest, source, skeleton, text, file, problems } = snapshot
  if (snapshot.certain || !manifest || !skeleton) return snapshot
  const whole = { ...source, value: manifest, findings: [] }
  const right = checkShape(whole).ok && skeleton.knows(checkSense(whole, [], around))
  if (!right || (problems.length > 0 && text.length < small)) return wholly(text, file, around)
  return { ...snapshot, certain: true }
}

/** Undefined where the change has to be read with everything else. */
export function quickly(text: string, around: Surroundings, before: Snapshot): Snapshot | undefined {
  const { manifest, chunks, source } = before
  if (!manifest || !chunks) return undefined
  if (before.parts.length > 0) return amongParts(text, around, before)
  const now = chunksOf(text, before)
  if (!now || (now.frame !== chunks.frame && /^ +["']?include\b/m.test(now.frame))) return undefined
  const changed = [...now.pages].filter(([name, page]) => page.text !== chunks.pages.get(name)?.text)
  const gone = [...chunks.pages].some(([name]) => !now.pages.has(name))
  if (gone || changed.length > few) return undefined

  const frame = now.frame === chunks.frame ? manifest : parsedFrame(now.frame, chunks.frame)
  if (!frame) return undefined
  const values = new Map<string, unknown>()
  for (const [name, page] of changed) {
    const value = parsedPage(page.text, chunks.pages.get(name)?.text ?? '', page.path)
    if (value === undefined) return undefined
    values.set(name, value)
  }

  const value = withPages(frame, now, (name, reading, path) =>
    values.has(name) ? values.get(name) : manifest.readings[reading]?.routes[path],
  )
  const skeleton = before.skeleton ?? new Skeleton(manifest, { source, around })
  if (!skeleton.accepts(value as Manifest, values.keys())) return undefined
  const sameFrame = now.frame === chunks.frame && now.pages.size === chunks.pages.size && isSameOrder(now, chunks)
  return {
    ...before,
    text,
    manifest: value as Manifest, // Its shape has just been checked, as far as it is new.
    changed: sameFrame ? new Set(values.keys()) : 'all',
    certain: false,
    chunks: now,
    skeleton,
  }
}

/** With pages in files of their own, words within pages are read quickly, and whatever is more is read whole. */
function amongParts(text: string, around: Surroundings, before: Snapshot): Snapshot | undefined {
  const { manifest, chunks, source } = before
  if (!manifest || !chunks) return undefined
  const now = text === before.text ? chunks : chunksOf(text, before)
  if (!now || now.frame !== chunks.frame || now.pages.size !== chunks.pages.size || !isSameOrder(now, chunks))
    return undefined
  const parts = partsOf(manifest, around.readIncluded)
  const inParts = changedPages(parts, before.parts)
  const own = [...now.pages].flatMap(([name, page]) => {
    const textBefore = chunks.pages.get(name)?.text ?? ''
    return page.text === textBefore ? [] : [{ ...page, textBefore }]
  })
  if (!inParts || inParts.length + own.length > few) return undefined
  const values = new Map<string, unknown>()
  for (const { reading, path, text: page, textBefore } of [...own, ...inParts]) {
    const value = parsedPage(page, textBefore, path)
    if (value === undefined) return undefined
    values.set(nameOf(reading, path), value)
  }
  const value = withValues(manifest, values)
  const skeleton = before.skeleton ?? new Skeleton(manifest, { source, around })
  if (!skeleton.accepts(value as Manifest, values.keys())) return undefined
  return {
    ...before,
    text,
    texts: new Map(parts.map((part) => [part.file, part.text])),
    parts,
    manifest: value as Manifest, // Its shape has just been checked, as far as it is new.
    changed: new Set(values.keys()),
    certain: false,
    chunks: now,
    skeleton,
  }
}

function isSameOrder(one: Chunks, other: Chunks): boolean {
  const names = [...other.pages.keys()]
  return [...one.pages.keys()].every((name, at) => name === names[at])
}

/** The plain value of a text that stands by itself, or undefined where it has any fault or tie. */
function parsedAlone(text: string, textBefore: string): unknown {
  if (isTied(text) || isTied(textBefore) || text.includes('lectern-ignore')) return undefined
  const { value, findings, whole } = parse(text, '')
  return whole && findings.length === 0 ? value : undefined
}

function parsedPage(text: string, textBefore: string, path: string): unknown {
  const value = parsedAlone(text, textBefore)
  return isGroup(value) && Object.keys(value).length === 1 ? value[path] : undefined
}

function parsedFrame(text: string, textBefore: string): Record<string, unknown> | undefined {
  const value = parsedAlone(text, textBefore)
  return isGroup(value) && isGroup(value.readings) ? value : undefined
}

function withPages(
  frame: Record<string, unknown>,
  { pages }: Chunks,
  pageAt: (name: string, reading: string, path: string) => unknown,
): Record<string, unknown> {
  const readings = Object.fromEntries(
    Object.entries(frame.readings as Record<string, unknown>).map(([name, reading]) => [
      name,
      isGroup(reading) ? { ...reading, routes: {} as Record<string, unknown> } : reading,
    ]),
  )
  for (const { reading, path } of pages.values()) {
    const holder = readings[reading]
    if (isGroup(holder)) (holder.routes as Record<string, unknown>)[path] = pageAt(nameOf(reading, path), reading, path)
  }
  return { ...frame, readings }
}
