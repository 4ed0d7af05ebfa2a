// Inserts and removes entries of lists and maps, in block and flow style.
import { isMap as isMapNode } from 'yaml'
import type { Edit } from '../../problems/problem.ts'
import type { Json } from '../operation.ts'
import { behindDash, inFlow, placeIn, printedPair, printKey, takesLines } from '../print.ts'
import type { Slots, ValueSlot } from '../slots.ts'
import type { YamlCollection } from '../tree/collection.ts'
import { blanksAt, type Core, isInline } from '../tree/cores.ts'
import { valueEdits } from './set-value.ts'

/** Inserts an entry at an index. `text` begins at the entry's column; its further lines are indented. */
export function insertText(slots: Slots, collection: YamlCollection, index: number, text: string): Edit[] {
  const cores = slots.cores(collection)
  if (collection.flow) return [intoFlow(slots, collection, cores, index, text)]
  const { source } = slots
  const { eol } = source
  const indent = ' '.repeat(collection.column)
  const blank = eol.repeat(blanksAt(source, cores, index))
  const before = cores[index - 1]
  if (before) return [{ start: before.end, end: before.end, text: eol + blank + indent + text }]
  const first = cores[0]?.start ?? 0
  return [{ start: first, end: first, text: text + eol + blank + indent }]
}

function intoFlow(
  { source }: Slots,
  { inside, isMap }: YamlCollection,
  cores: Core[],
  index: number,
  text: string,
): Edit {
  const [before, after] = [cores[index - 1], cores[index]]
  const [start, end] = inside
  const lines = source.indented(text, (before ?? after)?.start ?? start)
  const separator = separatorOf(source.text, start, cores, index)
  if (before) return { start: before.end, end: before.end, text: separator + lines }
  if (after) return { start: after.start, end: after.start, text: lines + separator }
  const isBlank = source.text.slice(start, end).trim() === ''
  return isBlank ? { start, end, text: isMap ? ` ${lines} ` : lines } : { start, end: start, text: ` ${lines} ` }
}

/** Returns what stands between the entries before, or between others; it may contain a line break. */
function separatorOf(text: string, start: number, cores: Core[], index: number): string {
  const first = Math.max(0, index - 2)
  const [one, other] = [cores[first], cores[first + 1]]
  const lead = text.slice(start, cores[0]?.start)
  const between = one && other ? text.slice(one.end, other.start) : /[\r\n]/.test(lead) ? `,${lead}` : ''
  return /^\s*,\s*$/.test(between) ? between : ', '
}

/** Prints a new item in the style of the list's other items. */
export function printItem(slots: Slots, { flow, entries, column }: YamlCollection, value: Json): string {
  const { yamlStyle } = slots
  if (flow) return inFlow(value, yamlStyle)
  const others = entries.map((entry) => entry.node)
  const inBraces = others.length > 0 && others.every((other) => isMapNode(other) && other.flow === true)
  if (inBraces && isFlat(value)) return `-${' '.repeat(yamlStyle.dash)}${inFlow(value, yamlStyle)}`
  return `-${behindDash(value, column, { ...yamlStyle, dash: dashOf(slots, entries) ?? yamlStyle.dash })}`
}

const isFlat = (value: Json) =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  takesLines(value) &&
  Object.values(value).every((inner) => !takesLines(inner) && !String(inner).includes('\n'))

/** Returns the number of spaces after a dash, from the first item with a value on its line. */
function dashOf({ source }: Slots, entries: YamlCollection['entries']): number | undefined {
  for (const { headEnd, node } of entries) {
    const start = node?.range?.[0]
    const between = start === undefined || start <= headEnd ? '' : source.text.slice(headEnd, start)
    if (/^ +$/.test(between)) return between.length
  }
  return undefined
}

export function printPair({ yamlStyle }: Slots, { flow, column }: YamlCollection, key: string, value: Json): string {
  if (!flow) return printedPair(key, value, column, yamlStyle)
  return `${printKey(key, placeIn(flow, yamlStyle))}: ${inFlow(value, yamlStyle)}`
}

/** Removes an entry. `home`: the slot of the collection, which becomes `[]` or `{}` without its last entry. */
export function removeEntry(
  slots: Slots,
  collection: YamlCollection,
  index: number,
  home: ValueSlot | undefined,
): Edit[] {
  const { source } = slots
  const cores = slots.cores(collection)
  const core = cores[index]
  if (!core) return []
  if (collection.flow) return [outOfFlow(slots, collection, cores, index)]
  const [before, after] = [cores[index - 1], cores[index + 1]]
  if (!before && !after) {
    const empty = collection.isMap ? {} : []
    return home ? valueEdits(slots, home, empty) : [{ ...core, text: collection.isMap ? '{}' : '[]' }]
  }
  const isBlank = (start: number, end: number) => source.text.slice(start, end).trim() === ''
  if (before && isBlank(before.end, core.start)) return [{ start: before.end, end: core.end, text: '' }]
  if (!before && after && isBlank(core.end, after.start)) return [{ start: core.start, end: after.start, text: '' }]
  // Comments in the gaps belong to neither entry and stay: only the entry's own lines are removed.
  if (isInline(source, core)) {
    const comment = core.end + source.text.slice(core.end).search(/\S/)
    return [{ start: core.start, end: comment, text: '' }]
  }
  const end = source.nextLine(core.end)
  const start = source.lineStart(core.start)
  return end > core.end ? [{ start, end, text: '' }] : [{ start: before?.end ?? start, end, text: '' }]
}

/** Removes an entry in flow style with one comma. Comments around it stay. */
function outOfFlow({ source }: Slots, { inside }: YamlCollection, cores: Core[], index: number): Edit {
  const core = cores[index] ?? { start: 0, end: 0 }
  const [before, after] = [cores[index - 1], cores[index + 1]]
  const text = (start: number, end: number) => source.text.slice(start, end)
  if (before && /^\s*,\s*$/.test(text(before.end, core.start))) return { start: before.end, end: core.end, text: '' }
  if (after && /^\s*,\s*$/.test(text(core.end, after.start))) return { start: core.start, end: after.start, text: '' }
  const behind = /^\s*,[ \t]*/.exec(text(core.end, after?.start ?? inside[1]))?.[0]
  if (behind) return { start: core.start, end: core.end + behind.length, text: '' }
  if (!before && !after)
    return {
      start: inside[0],
      end: inside[1],
      text:
        text(inside[0], inside[1]).replace(text(core.start, core.end), '').trim() &&
        text(inside[0], core.start) + text(core.end, inside[1]),
    }
  return { ...core, text: '' }
}
