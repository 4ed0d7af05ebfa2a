// Moves and copies entries within a list or map, and moves items to another list.
import type { Path } from '../../problems/finding.ts'
import { isWithin } from '../../problems/path.ts'
import type { Edit } from '../../problems/problem.ts'
import { type Json, refuse } from '../operation.ts'
import { indexOf, type Slots } from '../slots.ts'
import type { YamlCollection } from '../tree/collection.ts'
import type { Core } from '../tree/cores.ts'
import { insertText, printItem, removeEntry } from './entries.ts'

/** Returns candidate edits. `to`: the index after the entry was taken out. `value` is printed anew where the styles differ. */
export function moveEdits(slots: Slots, from: Path, to: Path, value: Json): Edit[][] {
  const [home, target] = [from.slice(0, -1), to.slice(0, -1)]
  const origin = slots.collection(home)
  const index = indexOf(origin, from.at(-1) ?? '')
  const wanted = Number(to.at(-1))
  if (index < 0) return refuse('no-such-place', 'What was to be moved is not in the file any more.')
  if (home.length === target.length && isWithin(home, target)) {
    if (!Number.isInteger(wanted) || wanted < 0 || wanted >= origin.entries.length) return nowhere()
    const texts = [permuted(slots, origin, index, wanted, false), permuted(slots, origin, index, wanted, true)]
    return origin.flow ? [commented(slots, origin, index, wanted), ...texts] : texts
  }
  if (isWithin(target, from)) return refuse('no-such-place', 'An entry cannot be moved into itself.')
  const list = slots.collection(target)
  if (list.isMap || origin.isMap || !Number.isInteger(wanted) || wanted < 0 || wanted > list.entries.length)
    return nowhere()
  const out = removeEntry(slots, origin, index, home.length === 0 ? undefined : slots.slot(home))
  const texts = [
    list.flow || origin.flow ? undefined : reindented(slots, origin, index, list.column),
    printItem(slots, list, value),
  ]
  return texts.flatMap((text) => (text === undefined ? [] : [[...out, ...insertText(slots, list, wanted, text)]]))
}

const nowhere = (): never => refuse('no-such-place', 'There is no such place to move it to.')

/** Writes the entries in their new order with the old gaps between them; with `along`, each entry takes the gap behind it. */
function permuted(slots: Slots, collection: YamlCollection, from: number, to: number, along: boolean): Edit[] {
  const { text } = slots.source
  const cores = slots.cores(collection)
  const coreAt = (index: number): Core => cores[index] ?? { start: 0, end: 0 }
  const order = reordered(collection.entries.length, from, to)
  const first = Math.min(from, to)
  const last = Math.max(from, to)
  const parts = order.slice(first, last + 1).map((at, place) => {
    const index = first + place
    const gap = along && at < last ? at : index
    return (
      text.slice(coreAt(at).start, coreAt(at).end) +
      (index < last ? text.slice(coreAt(gap).end, coreAt(gap + 1).start) : '')
    )
  })
  return [{ start: coreAt(first).start, end: coreAt(last).end, text: parts.join('') }]
}

function reordered(length: number, from: number, to: number): number[] {
  const order = Array.from({ length }, (_, at) => at)
  const [moved = 0] = order.splice(from, 1)
  order.splice(to, 0, moved)
  return order
}

/** Reorders entries in brackets, each with the comment behind it on its line. */
function commented(slots: Slots, collection: YamlCollection, from: number, to: number): Edit[] {
  const { text } = slots.source
  const cores = slots.cores(collection)
  const last = cores.length - 1
  const ends = cores.map(({ end }, at) => {
    const [, comma = '', comment = ''] =
      /^(,?)([ \t]*#[^\r\n]*)?/.exec(text.slice(end, cores[at + 1]?.start ?? collection.inside[1])) ?? []
    return { comma, comment, gap: text.slice(end + comma.length + comment.length, cores[at + 1]?.start ?? end) }
  })
  const parts = reordered(cores.length, from, to).map((at, place) => {
    const { start = 0, end = 0 } = cores[at] ?? {}
    return (
      text.slice(start, end) +
      (ends[place]?.comma ?? '') +
      (ends[at]?.comment ?? '') +
      (place < last ? (ends[place]?.gap ?? '') : '')
    )
  })
  const end = (cores[last]?.end ?? 0) + (ends[last]?.comma.length ?? 0) + (ends[last]?.comment.length ?? 0)
  return [{ start: cores[0]?.start ?? 0, end, text: parts.join('') }]
}

/** Returns the entry's text at another column; undefined where a line has too little indentation. */
function reindented(slots: Slots, origin: YamlCollection, index: number, column: number): string | undefined {
  const { source } = slots
  const core = slots.cores(origin)[index]
  if (!core) return undefined
  const shift = column - origin.column
  const [first = '', ...lines] = source.text.slice(core.start, core.end).split('\n')
  let fits = true
  const moved = lines.map((line) => {
    if (line.trim() === '') return line
    if (shift >= 0) return ' '.repeat(shift) + line
    if (line.slice(0, -shift).trim() !== '') fits = false
    return line.slice(-shift)
  })
  return fits ? [first, ...moved].join('\n') : undefined
}

/** Returns candidate edits for a copy behind the entry, without its anchors. */
export function duplicateEdits(slots: Slots, path: Path, value: Json): Edit[][] {
  const list = slots.collection(path.slice(0, -1))
  const index = indexOf(list, path.at(-1) ?? '')
  const core = slots.cores(list)[index]
  if (list.isMap || !core) return refuse('no-such-place', 'What was to be copied is not in the file any more.')
  const own = withoutAnchors(slots, core)
  return [own, printItem(slots, list, value)].map((text) => insertText(slots, list, index + 1, text))
}

function withoutAnchors({ source }: Slots, core: Core): string {
  const text = source.text.slice(core.start, core.end)
  // `&name` may be part of a text: the caller compares the value of the copy.
  return text
    .replace(/(^|[-:,[{][ \t]+)&[^\s,[\]{}]+([ \t]+|(?=\r?\n|$))/gm, '$1')
    .replace(/^( *)-[ \t]+\r?\n( *)(?=[^\s#-])/gm, (alone, before: string, indent: string, at: number) => {
      const column = before.length + (at === 0 ? core.start - source.text.lastIndexOf('\n', core.start - 1) - 1 : 0)
      return indent.length === column + 2 ? `${before}- ` : alone
    })
    .replace(/^([ \t]*-)[ \t]+(?=\r?\n)/gm, '$1')
}
