// Whether this window edits, and what the editor has to say at the moment. The editor itself is loaded once it is switched on.
import { useSyncExternalStore } from 'react'
import type { History, UsedFact } from '../../edit-messages.ts'

/** What is asked for or told beside the text that is typed into. */
export interface Note {
  /** Beside what it stands. */
  anchor: Element
  /** What the text is for. */
  title: string
  /** Whose it is: one reading's, or all readings'. */
  whose?: string
  count?: { now: number; max: number }
  /** Marks that a Markdown text takes; called with the one that was pressed. */
  onMark?: (mark: Mark) => void
  /** Called when a fact is to go in at the cursor. */
  onFact?: () => void
  /** Facts to choose from, in the place of anything else. `onLeave` is given what was typed to find one. */
  facts?: {
    all: readonly UsedFact[]
    begun?: string
    onChoose: (fact: UsedFact) => void
    onLeave: (typed: string) => void
  }
  /** A field of its own, for what cannot be typed on the page. */
  field?: { label: string; value: string; onChange: (value: string) => void }
  /** Escape within the note. */
  onEscape?: () => void
  says?: { text: string; isWrong: boolean }
  actions: Action[]
}

/** What is said or asked in the place of the usual. */
export type MoreToTell = Partial<Pick<Note, 'says' | 'actions' | 'onEscape'>>

export type Mark = 'bold' | 'italic' | 'link' | 'list'

export interface Action {
  label: string
  isMain?: boolean
  act: () => void
}

export interface EditState {
  isOn: boolean
  /** Missing until the server has been asked. */
  history?: History
  /** What became of the last change, for the bar. */
  status: string
  note?: Note
  /** The panel, with the section whose fields it shows, or the place that a new one gets. */
  panel?: { section?: number; add?: number }
  /** Something that was typed and never saved. */
  drafts: Draft[]
}

export interface Draft {
  key: string
  page: string
  reading: string
  words: string
  takeUp: () => void
  drop: () => void
}

const remembered = 'lectern-edit'

let state: EditState = { isOn: localStorage.getItem(remembered) === 'on', status: '', drafts: [] }
const listeners = new Set<() => void>()

export const editState = (): EditState => state

export function onEditState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useEditState = (): EditState => useSyncExternalStore(onEditState, editState)

export function tellEdit(change: Partial<EditState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export function switchEditing(isOn: boolean) {
  localStorage.setItem(remembered, isOn ? 'on' : 'off')
  tellEdit({ isOn, status: '', panel: undefined })
}
