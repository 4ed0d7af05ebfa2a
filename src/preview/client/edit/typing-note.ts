// Shows the note of an edited text: its purpose, the pages that show it, its length, and what is wrong with it.
import type { EditableText } from '../../edit-messages.ts'
import { words as editor } from '../words.ts'
import { type Note, updateEdit } from './edit-store.ts'
import { inChrome } from './in-view.ts'
import type { PlacedText } from './place-texts.ts'
import { whoseIs } from './shown-where.ts'

/** The edited text. */
interface Typed {
  text: EditableText
  anchor: HTMLElement
  /** `readings`: their number. */
  host: { reading: string; readings: number; openLink: (of: PlacedText) => void }
  place: PlacedText
  words: string
  save: (then?: () => void) => Promise<void>
  leave: () => void
}

/** Shows the note, with extras that override its defaults, and returns it. */
export function showTypingNote(typing: Typed, extras: Partial<Note>): Note {
  const { text, anchor, host } = typing
  const length = typing.words.replace(/\n+$/, '').length
  const { about, max } = text
  const note: Note = {
    anchor,
    title: about,
    whose: whoseIs(text.shows, host.readings),
    says: wrongWith(text, length),
    ...(max === undefined ? {} : { count: { now: length, max } }),
    actions: [
      { label: editor.editing.save, isMain: true, act: () => void typing.save() },
      { label: editor.editing.cancel, act: () => typing.leave() },
      ...(text.target
        ? [
            {
              label: editor.editing.leadsTo(text.target.to),
              act: () => void typing.save(() => host.openLink(typing.place)),
            },
          ]
        : []),
    ],
    onEscape: () => typing.leave(),
    ...extras,
  }
  updateEdit({ note })
  return note
}

/** Alt+F10 moves the focus to the note, as word processors do for their toolbars. */
export const isNoteKey = ({ key, altKey }: KeyboardEvent): boolean => key === 'F10' && altKey

export const focusNote = () => inChrome<HTMLElement>('.note button:not(:disabled)')?.focus()

/** `length`: characters of the text as written. Undefined when nothing is wrong. */
function wrongWith({ max, min }: EditableText, length: number): Note['says'] {
  if (length === 0 && min > 0) return { text: editor.editing.cannotBeEmpty, isWrong: true }
  if (max !== undefined && length > max) return { text: editor.editing.tooMany(length - max), isWrong: true }
  return undefined
}
