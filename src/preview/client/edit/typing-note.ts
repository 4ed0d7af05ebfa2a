// What stands beside a text while it is typed into: what it is for, whose it is, how long it may be, what is wrong with it.
import type { EditableText } from '../../edit-messages.ts'
import { words as editor } from '../words.ts'
import { type Note, updateEdit } from './edit-store.ts'
import type { PlacedText } from './place-texts.ts'
import { whoseIs } from './shown-where.ts'

/** A text that is typed into, as far as its note needs it. */
interface Typed {
  text: EditableText
  anchor: HTMLElement
  /** `readings`: how many there are. */
  host: { reading: string; readings: number; openLink: (of: PlacedText) => void }
  place: PlacedText
  words: string
  save: (then?: () => void) => Promise<void>
  leave: () => void
}

/** Says it, with what is besides, and gives what is said. */
export function showTypingNote(typing: Typed, besides: Partial<Note>): Note {
  const { text, anchor, host, words } = typing
  const note: Note = {
    anchor,
    ...noteOf(text, host, words.replace(/\n+$/, '').length),
    actions: [
      { label: editor.editing.save, isMain: true, act: () => void typing.save() },
      { label: editor.editing.cancel, act: () => typing.leave() },
      ...(text.target
        ? [
            {
              label: editor.editing.leadsTo(text.target.to),
              act: () => void typing.save(() => typing.host.openLink(typing.place)),
            },
          ]
        : []),
    ],
    onEscape: () => typing.leave(),
    ...besides,
  }
  updateEdit({ note })
  return note
}

/** What is beside the text is reached by the key that leads to the tools of a word processor, or by Tab where something is asked. */
export const isNoteKey = ({ key, altKey }: KeyboardEvent): boolean => key === 'F10' && altKey

export const focusNote = () =>
  document
    .querySelector('lectern-preview')
    ?.shadowRoot?.querySelector<HTMLElement>('.note button:not(:disabled)')
    ?.focus()

/** Undefined where nothing is wrong; `length` is that of the words as they would be written. */
function wrongWith({ max, min }: EditableText, length: number): Note['says'] {
  if (length === 0 && min > 0) return { text: editor.editing.cannotBeEmpty, isWrong: true }
  if (max !== undefined && length > max) return { text: editor.editing.tooMany(length - max), isWrong: true }
  return undefined
}

function noteOf(
  text: EditableText,
  { readings }: Typed['host'],
  length: number,
): Pick<Note, 'title' | 'whose' | 'count' | 'says'> {
  const { about, max } = text
  const says = wrongWith(text, length)
  const whose = whoseIs(text.shows, readings)
  return {
    title: about,
    ...(whose === undefined ? {} : { whose }),
    ...(max === undefined ? {} : { count: { now: length, max } }),
    ...(says ? { says } : {}),
  }
}
