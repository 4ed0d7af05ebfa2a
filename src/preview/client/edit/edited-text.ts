// A text while it is edited on the page, as its notes and its saving see it, and what it needs of the editor.
import type { EditableText, UsedFact } from '../../edit-messages.ts'
import type { NoteExtras } from './edit-store.ts'
import type { ShownText } from './place-texts.ts'
import type { RichTextState, Tool } from './rich/rich-text-state.ts'

export interface EditedText {
  place: ShownText
  text: EditableText
  host: TypingHost
  /** The box in which it is edited. */
  field: HTMLElement
  state: RichTextState
  /** The words as they would be written to the file. */
  words: string
  /** The facts that it may use. */
  facts: readonly UsedFact[]
  takesFacts: boolean
  /** Whether it can be edited as formatted text. */
  hasFormatting: boolean
  hasChanged: boolean
  /** Whether the note asks a question. */
  hasQuestion: boolean
  hasEnded: boolean
  focus: () => void
  /** Redraws it after a change, or shows that the change is not possible here. */
  show: (isDone: boolean) => void
  showNote: (more?: NoteExtras) => void
  /** The action of Enter. */
  enter: () => void
  pressTool: (tool: Tool) => void
  /** Replaces a fact's chip by words. */
  replaceChip: (chip: HTMLElement, value: string) => void
  swap: () => void
  /** Calls back once, with the next input. */
  onceTyped: (act: () => void) => void
  save: (then?: () => void) => Promise<void>
  /** Continues editing after a save during which more was typed. */
  continueFrom: (saved: string) => Promise<void>
  /** Ends editing and discards what was typed. */
  leave: () => void
}

export interface TypingHost {
  /** Number of the manifest's state in which the page's texts were found. */
  state: number
  /** All facts that texts may use. */
  facts: readonly UsedFact[]
  /** Called when editing ends; the host then calls `restore`. */
  ended: () => void
  /** Opens the fields of the link whose label the text is. */
  openLink: (of: ShownText) => void
  /** Continues in the other form (formatted or source) without saving. */
  swap: (start: TypingStart) => void
  /** Fetches the text as it is in the manifest now, and updates `state`; undefined when it no longer exists. */
  textNow: (of: ShownText) => Promise<EditableText | undefined>
  /** Begins editing the next or previous text; resolves when the cursor is in it. */
  neighbour: (of: ShownText, step: 1 | -1) => Promise<void>
}

export interface TypingStart {
  /** Position of the cursor in characters; the end by default. */
  offset?: number
  /** Words to begin with, such as a draft, instead of those of the file. */
  words?: string
  /** Edits the Markdown source of a text that could be edited as formatted text. */
  asSource?: boolean
}
