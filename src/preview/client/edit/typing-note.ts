// What stands beside a text while it is typed into: what it is for, whose it is, how long it may be, what is wrong with it.
import type { EditableText } from '../../edit-messages.ts'
import { type Mark, type MoreToTell, type Note, tellEdit } from './edit-store.ts'

/** A text that is typed into, as far as its note needs it. */
interface Typed {
  text: EditableText
  field: HTMLElement
  host: { reading: string }
  words: string
  isMarkdown: boolean
  mark: (mark: Mark) => void
  insertFact: () => void
  save: () => Promise<void>
  leave: () => void
}

export function tellTyping(typing: Typed, more: MoreToTell) {
  const { text, field, host, words, isMarkdown, mark, insertFact } = typing
  const note = noteOf(text, host.reading, words.replace(/\n+$/, '').length)
  field.setAttribute('aria-invalid', String(note.says !== undefined || more.says?.isWrong === true))
  tellEdit({
    note: {
      anchor: field,
      ...note,
      ...(isMarkdown ? { onMark: mark } : {}),
      onFact: insertFact,
      actions: [
        { label: 'Save', isMain: true, act: () => void typing.save() },
        { label: 'Cancel', act: () => typing.leave() },
      ],
      onEscape: () => typing.leave(),
      ...more,
    },
  })
}

/** Undefined where nothing is wrong; `length` is that of the words as they would be written. */
function wrongWith({ max, min }: EditableText, length: number): Note['says'] {
  if (length === 0 && min > 0) return { text: 'This cannot be empty.', isWrong: true }
  if (max !== undefined && length > max) return { text: `${length - max} too many.`, isWrong: true }
  return undefined
}

function noteOf(text: EditableText, reading: string, length: number): Pick<Note, 'title' | 'whose' | 'count' | 'says'> {
  const { about, max } = text
  const says = wrongWith(text, length)
  return {
    title: about,
    whose: whoseIs(text, reading),
    ...(max === undefined ? {} : { count: { now: length, max } }),
    ...(says ? { says } : {}),
  }
}

/** Pages and layout are a reading's own; the rest is said once for all. */
const whoseIs = ({ home }: EditableText, reading: string): string =>
  home === 'page' || home === 'layout' || home === 'with' ? `Reading ${reading}'s own` : 'Shared by all readings'
