// Reads from a manifest which faces a reading has and which texts they set. The manifest may be invalid: often the face is missing.
import { completeTheme } from '../presets/complete-theme.ts'
import { Fault } from '../problems/fault.ts'
import { loadFile } from '../project/load-file.ts'
import { groupAt, isGroup } from '../site/groups.ts'
import type { Weights } from './axes.ts'

/** The two places for a face in a reading's theme. */
export type FaceSlot = 'display' | 'text'

const groupIn = (value: unknown, key: string) => groupAt(value, [key]) ?? {}

/** Keys whose values are not displayed. */
const wordless = new Set(['theme', 'url', 'to', 'file', 'type', 'id', 'function', 'include', 'backend'])

/**
 * Returns the texts of the site in all readings, the fallback faces as a CSS list, the weight of headings, and the words of the reading that the slot
 * shows, titles in their displayed case. Throws a Fault for a manifest that cannot be read, or that has no such reading.
 */
export function lookOf(file: string, root: string, slot: FaceSlot, wanted: string | undefined) {
  const { source } = loadFile(file, { root })
  const site = isGroup(source.value) ? source.value : {}
  const readings = groupIn(site, 'readings')
  const names = Object.keys(readings)
  const reading = wanted ?? (typeof site.reading === 'string' ? site.reading : names[0])
  if (reading === undefined || !isGroup(readings[reading]))
    throw new Fault(
      'unknown-reading',
      reading === undefined ? `${file} has no readings.` : `There is no reading "${reading}".`,
      names.length > 0 ? `The readings are ${names.join(', ')}.` : 'See what npm run validate says of it.',
    )
  // Includes values of a preset that the manifest does not override.
  const look = completeTheme(groupIn(readings[reading], 'theme'))[slot]
  const own = [...textsIn(readings[reading])]
  const titles = [...textsIn(readings[reading], 'title')]
  const isUpper = 'case' in look && look.case === 'upper'
  return {
    reading,
    texts: [...textsIn(site)],
    stack: String(look.stack),
    weight: 'weight' in look ? String(look.weight) : undefined,
    words: slot === 'display' ? titles.map((title) => (isUpper ? title.toUpperCase() : title)) : own,
  }
}

/** Yields the texts at any depth, or only those of the key `only`. */
function* textsIn(value: unknown, only?: string, key?: string): Generator<string> {
  if (typeof value === 'string') {
    if (only === undefined || key === only) yield value
  } else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, only, key)
  else if (isGroup(value))
    for (const [name, inner] of Object.entries(value))
      if (!wordless.has(name) || isGroup(inner)) yield* textsIn(inner, only, name)
}

/** Returns the nearest weight in the file where headings have a weight outside it; undefined where their weight is fine. */
export function nearestWeight(weight: string | undefined, { min, max }: Weights): string | undefined {
  const set = Number(weight)
  return weight === undefined || (set >= min && set <= max) ? undefined : String(set > max ? max : min)
}
