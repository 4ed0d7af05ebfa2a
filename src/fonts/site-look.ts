// What a site says of its faces, and what they have to set. The manifest may have mistakes: a face is often what is missing.

import { completeTheme } from '../presets/complete-theme.ts'
import { Fault } from '../problems/fault.ts'
import { loadFile } from '../project/load-file.ts'
import { groupAt, isGroup } from '../site/groups.ts'
import type { Weights } from './axes.ts'

/** Where a face stands in the look of a reading. */
export type Slot = 'display' | 'text'

export interface SiteLook {
  reading: string
  /** Every text of the site that a face may have to set, in all readings. */
  texts: string[]
  /** The fallback faces behind it, as a CSS list. */
  stack: string
  /** Of headings; running text has none of its own. */
  weight: string | undefined
  /** Of the reading: words in headings, as they are set, or all of them. */
  words: string[]
}

const groupIn = (value: unknown, key: string) => groupAt(value, [key]) ?? {}

/** Keys whose texts are no words. */
const wordless = new Set(['theme', 'url', 'to', 'file', 'type', 'id', 'function', 'include', 'backend'])

/** Throws a Fault for a manifest that cannot be read at all, or that has no such reading. */
export function lookOf(file: string, root: string, slot: Slot, wanted: string | undefined): SiteLook {
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
  // Of a preset too, where the manifest says no more.
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

/** Texts at any depth, or those of one key alone. */
function* textsIn(value: unknown, only?: string, key?: string): Generator<string> {
  if (typeof value === 'string') {
    if (only === undefined || key === only) yield value
  } else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, only, key)
  else if (isGroup(value))
    for (const [name, inner] of Object.entries(value))
      if (!wordless.has(name) || isGroup(inner)) yield* textsIn(inner, only, name)
}

/** The weight headings are to be set with, where the one they have is not in the file. */
export function weightInstead(weight: string | undefined, { min, max }: Weights): string | undefined {
  const set = Number(weight)
  return weight === undefined || (set >= min && set <= max) ? undefined : String(set > max ? max : min)
}
