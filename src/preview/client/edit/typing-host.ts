// What typing in a text of the page needs of the editor.
import type { EditableText, UsedFact } from '../../edit-messages.ts'
import type { PlacedText } from './place-texts.ts'

export interface TypingHost {
  reading: string
  /** Number of the site's readings. */
  readings: number
  /** Number of the manifest's state in which the page's texts were found. */
  state: number
  page: string
  /** All facts that texts may use. */
  facts: readonly UsedFact[]
  /** Called when editing ends; the host then calls `restore`. */
  ended: () => void
  /** Opens the fields of the link whose label the text is. */
  openLink: (of: PlacedText) => void
  /** Continues in the other form (formatted or source) without saving. */
  swap: (start: TypingStart) => void
  /** Fetches the text as it is in the manifest now, and updates `state`; undefined when it no longer exists. */
  textNow: (of: PlacedText) => Promise<EditableText | undefined>
  /** Begins editing the next or previous text; resolves when the cursor is in it. */
  neighbour: (of: PlacedText, step: 1 | -1) => Promise<void>
}

export interface TypingStart {
  /** Position of the cursor in characters; the end by default. */
  offset?: number
  /** Words to begin with, such as a draft, instead of those of the file. */
  words?: string
  /** Edits the Markdown source of a text that could be edited as formatted text. */
  asSource?: boolean
}
