// Replaces a value by one of another kind, such as a text by a list.
import { isAlias, isScalar } from 'yaml'
import type { Edit } from '../../problems/problem.ts'
import type { Json } from '../operation.ts'
import { behindDash, behindKey, inFlow, takesLines } from '../print.ts'
import type { Slots, ValueSlot } from '../slots.ts'
import { contentEnd, yamlCollectionOf } from '../tree/collection.ts'

/** Writes the value into the slot, whatever it holds. */
export function valueEdits(slots: Slots, slot: ValueSlot, value: Json): Edit[] {
  const { source, yamlStyle } = slots
  const { holder, entry } = slot
  const old = extentOf(slots, slot)
  if (holder.flow) {
    const head = entry.hasHead ? '' : ':'
    const words = source.indented(inFlow(value, yamlStyle), entry.start)
    return [old ? { ...old, text: words } : { start: entry.headEnd, end: entry.headEnd, text: `${head} ${words}` }]
  }
  const { column } = holder
  const text = holder.isMap ? behindKey(value, column, yamlStyle) : behindDash(value, column, yamlStyle)
  if (
    old &&
    old.start < source.lineEnd(entry.headEnd) &&
    isOneLine(source.text, old) &&
    !takesLines(value) &&
    !text.includes('\n')
  )
    return [{ ...old, text: text.trimStart() }]
  // A comment on the head's line stays; further lines of the value follow below it.
  const clear = old ? [cut(slots, entry.headEnd, old)] : []
  const belowHead = text.startsWith(yamlStyle.eol)
  const [first = '', ...lines] = text.split(yamlStyle.eol)
  const below = lines.map((line) => yamlStyle.eol + line).join('')
  const line = source.lineEnd(old && old.start < source.lineEnd(entry.headEnd) ? old.end : entry.headEnd)
  const start = entry.headEnd
  if (belowHead) return merged([...clear, { start: line, end: line, text: below }])
  return merged([
    { start, end: start, text: first },
    ...clear,
    ...(below ? [{ start: line, end: line, text: below }] : []),
  ])
}

const isOneLine = (text: string, { start, end }: { start: number; end: number }) =>
  !text.slice(start, end).includes('\n')

/** Returns the range of the present value, with the comments in it; undefined where nothing is written. */
function extentOf(slots: Slots, { holder, entry, index }: ValueSlot): { start: number; end: number } | undefined {
  const { node } = entry
  if (!node?.range) return undefined
  const end = contentEnd(node)
  if (end === 0) return undefined
  if (isAlias(node) || isScalar(node) || node.flow) return { start: node.range[0], end }
  const [first] = slots.cores(yamlCollectionOf(node, slots.source.text))
  return { start: first?.start ?? node.range[0], end: slots.cores(holder)[index]?.end ?? end }
}

/** Removes the present value with the spaces before it, or with its lines. */
function cut({ source }: Slots, headEnd: number, old: { start: number; end: number }): Edit {
  const line = source.lineStart(old.start)
  if (line <= headEnd) return { start: headEnd, end: old.end, text: '' }
  // Starts at the end of the line before, so that no empty line is left.
  const before = source.text.slice(0, line).replace(/\r?\n$/, '').length
  return { start: Math.max(before, headEnd), end: old.end, text: '' }
}

/** Merges edits that touch each other. */
function merged(edits: Edit[]): Edit[] {
  const result: Edit[] = []
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const last = result.at(-1)
    if (last && edit.start <= last.end) {
      last.end = Math.max(last.end, edit.end)
      last.text += edit.text
    } else result.push({ ...edit })
  }
  return result
}
