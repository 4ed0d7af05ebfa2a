// Computes the stretch of an entry of a list or map from the tokens of `yaml`, for sound and unsound text.
import type { CST } from 'yaml'

export type Item =
  | CST.BlockMap['items'][number]
  | CST.BlockSequence['items'][number]
  | CST.FlowCollection['items'][number]

export interface EntryPlaces {
  /** Start of the dash or key, or of what stands before the key: `?`, an anchor, a tag. */
  start: number
  /** End of the dash or colon with anchor and tag: the value begins behind it. */
  headEnd: number
  /** Whether a colon or dash is written: `{ a }` has none. */
  hasHead: boolean
}

/** Returns the places of an entry with a key. */
export function pairPlaces(item: Item, keyStart: number, keyEnd: number): EntryPlaces {
  const front = item.start.find(({ type }) => fronts.has(type))
  const marks = (item.sep ?? []).filter(({ type }) => heads.has(type))
  const last = marks.at(-1)
  return {
    start: front?.offset ?? keyStart,
    headEnd: last ? tokenEnd(last) : keyEnd,
    hasHead: marks.some(({ type }) => type === 'map-value-ind'),
  }
}

/** Returns the places of a list item; undefined for an item without any characters. `valueStart`: undefined where it has no value. */
export function itemPlaces(item: Item | undefined, valueStart: number | undefined): EntryPlaces | undefined {
  const marks = item?.start.filter(({ type }) => heads.has(type)) ?? []
  const [first, last] = [marks[0], marks.at(-1)]
  const start = first?.offset ?? valueStart
  if (start === undefined) return undefined
  return { start, headEnd: last ? tokenEnd(last) : start, hasHead: true }
}

const heads = new Set(['map-value-ind', 'seq-item-ind', 'anchor', 'tag'])
const fronts = new Set(['explicit-key-ind', 'anchor', 'tag'])

export const isMark = ({ type }: { type: string }): boolean => heads.has(type)
export const hasDash = ({ start }: Item): boolean => start.some(({ type }) => type === 'seq-item-ind')
export const tokenEnd = ({ offset, source }: { offset: number; source: string }): number => offset + source.length
