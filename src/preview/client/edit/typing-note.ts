// What stands beside a text while it is typed into: what it is for, whose it is, how long it may be, what is wrong with it.
import type { EditableText } from '../../edit-messages.ts'
import { type Note, tellEdit } from './edit-store.ts'

/** A text that is typed into, as far as its note needs it. */
interface Typed {
  text: EditableText
  anchor: HTMLElement
  /** `readings`: how many there are. */
  host: { reading: string; readings: number }
  words: string
  save: () => Promise<void>
  leave: () => void
}

/** Says it, with what is besides, and gives what is said. */
export function tellTyping(typing: Typed, besides: Partial<Note>): Note {
  const { text, anchor, host, words } = typing
  const note: Note = {
    anchor,
    ...noteOf(text, host, words.replace(/\n+$/, '').length),
    actions: [
      { label: 'Save', isMain: true, act: () => void typing.save() },
      { label: 'Cancel', act: () => typing.leave() },
    ],
    onEscape: () => typing.leave(),
    ...besides,
  }
  tellEdit({ note })
  return note
}

/** Undefined where nothing is wrong; `length` is that of the words as they would be written. */
function wrongWith({ max, min }: EditableText, length: number): Note['says'] {
  if (length === 0 && min > 0) return { text: 'This cannot be empty.', isWrong: true }
  if (max !== undefined && length > max) return { text: `${length - max} too many.`, isWrong: true }
  return undefined
}

function noteOf(
  text: EditableText,
  { reading, readings }: Typed['host'],
  length: number,
): Pick<Note, 'title' | 'whose' | 'count' | 'says'> {
  const { about, max } = text
  const says = wrongWith(text, length)
  return {
    title: about,
    ...(readings > 1 ? { whose: whoseIs(text, reading) } : {}),
    ...(max === undefined ? {} : { count: { now: length, max } }),
    ...(says ? { says } : {}),
  }
}

/** Pages and layout are a reading's own; the rest is said once for all. */
const whoseIs = ({ home }: EditableText, reading: string): string =>
  home === 'page' || home === 'layout' || home === 'with' ? `Reading ${reading}'s own` : 'Shared by all readings'
