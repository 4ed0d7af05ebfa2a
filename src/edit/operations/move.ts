// Entries that change places, copies, and entries that go into another list.
import type { Path } from '../../problems/finding.ts'
import { isWithin } from '../../problems/path.ts'
import type { Edit } from '../../problems/problem.ts'
import { type Json, refuse } from '../operation.ts'
import { indexOf, type Slots } from '../slots.ts'
import type { Collection } from '../tree/collection.ts'
import type { Core } from '../tree/cores.ts'
import { insertText, printItem, removeEntry } from './entries.ts'

/** `to` counts as if the entry had been taken out before. `value`: what it says, for styles that differ. */
export function moveEdits(slots: Slots, from: Path, to: Path, value: Json): Edit[][] {
  const [home, target] = [from.slice(0, -1), to.slice(0, -1)]
  const source = slots.collection(home)
  const index = indexOf(source, from.at(-1) ?? '')
  const wanted = Number(to.at(-1))
  if (index < 0) return refuse('no-such-place', 'What was to be moved is not in the file any more.')
  if (home.length === target.length && isWithin(home, target)) {
    if (!Number.isInteger(wanted) || wanted < 0 || wanted >= source.entries.length) return nowhere()
    const texts = [permuted(slots, source, index, wanted, false), permuted(slots, source, index, wanted, true)]
    return source.flow ? [commented(slots, source, index, wanted), ...texts] : texts
  }
  if (isWithin(target, from)) return refuse('no-such-place', 'An entry cannot be moved into itself.')
  const list = slots.collection(target)
  if (list.isMap || source.isMap || !Number.isInteger(wanted) || wanted < 0 || wanted > list.entries.length)
    return nowhere()
  const out = removeEntry(slots, source, index, home.length === 0 ? undefined : slots.slot(home))
  const texts = [
    list.flow || source.flow ? undefined : reindented(slots, source, index, list.column),
    printItem(slots, list, value),
  ]
  return texts.flatMap((text) => (text === undefined ? [] : [[...out, ...insertText(slots, list, wanted, text)]]))
}

const nowhere = (): never => refuse('no-such-place', 'There is no such place to move it to.')

/** The entries in their new order in the gaps of the old one; with `along`, each takes the gap behind it along. */
function permuted(slots: Slots, collection: Collection, from: number, to: number, along: boolean): Edit[] {
  const cores = new Cores(slots.reading.text, slots.cores(collection))
  const order = reordered(collection.entries.length, from, to)
  const first = Math.min(from, to)
  const last = Math.max(from, to)
  const parts = order.slice(first, last + 1).map((at, place) => {
    const gap = first + place
    return cores.text(at) + (gap < last ? cores.gap(along && at < last ? at : gap) : '')
  })
  return [{ start: cores.at(first).start, end: cores.at(last).end, text: parts.join('') }]
}

function reordered(length: number, from: number, to: number): number[] {
  const order = Array.from({ length }, (_, at) => at)
  const [moved = 0] = order.splice(from, 1)
  order.splice(to, 0, moved)
  return order
}

/** Within brackets, with the comment that stands behind an entry on its line. */
function commented(slots: Slots, collection: Collection, from: number, to: number): Edit[] {
  const { text } = slots.reading
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

class Cores {
  constructor(
    private readonly source: string,
    private readonly cores: readonly Core[],
  ) {}

  at(index: number): Core {
    return this.cores[index] ?? { start: 0, end: 0 }
  }

  text(index: number): string {
    const { start, end } = this.at(index)
    return this.source.slice(start, end)
  }

  gap(index: number): string {
    return this.source.slice(this.at(index).end, this.at(index + 1).start)
  }
}

/** The entry's own text, shifted to another column. Undefined where a line has no room to shift. */
function reindented(slots: Slots, source: Collection, index: number, column: number): string | undefined {
  const { reading } = slots
  const core = slots.cores(source)[index]
  if (!core) return undefined
  const shift = column - source.column
  const [first = '', ...lines] = reading.text.slice(core.start, core.end).split('\n')
  let fits = true
  const moved = lines.map((line) => {
    if (line.trim() === '') return line
    if (shift >= 0) return ' '.repeat(shift) + line
    if (line.slice(0, -shift).trim() !== '') fits = false
    return line.slice(-shift)
  })
  return fits ? [first, ...moved].join('\n') : undefined
}

/** A copy right behind the entry, without the anchors in it. */
export function duplicateEdits(slots: Slots, path: Path, value: Json): Edit[][] {
  const list = slots.collection(path.slice(0, -1))
  const index = indexOf(list, path.at(-1) ?? '')
  const core = slots.cores(list)[index]
  if (list.isMap || !core) return refuse('no-such-place', 'What was to be copied is not in the file any more.')
  const own = withoutAnchors(slots, core)
  return [own, printItem(slots, list, value)].map((text) => insertText(slots, list, index + 1, text))
}

function withoutAnchors({ reading }: Slots, core: Core): string {
  const text = reading.text.slice(core.start, core.end)
  // `&name` within a text may only look like an anchor: the caller compares the value of the copy.
  return text
    .replace(/(^|[-:,[{][ \t]+)&[^\s,[\]{}]+([ \t]+|(?=\r?\n|$))/gm, '$1')
    .replace(/^( *)-[ \t]+\r?\n( *)(?=[^\s#-])/gm, (alone, before: string, indent: string, at: number) => {
      const column = before.length + (at === 0 ? core.start - reading.text.lastIndexOf('\n', core.start - 1) - 1 : 0)
      return indent.length === column + 2 ? `${before}- ` : alone
    })
    .replace(/^([ \t]*-)[ \t]+(?=\r?\n)/gm, '$1')
}
