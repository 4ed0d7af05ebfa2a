// Whether this window edits, and what the editor has to say at the moment. The editor itself is loaded once it is switched on.
import { useSyncExternalStore } from 'react'
import type { Path } from '../../../problems/finding.ts'
import type { History, UsedFact } from '../../edit-messages.ts'
import { earlyClick, keepEarlyClick } from './early-click.ts'
import type { Tool } from './rich/rich-text-state.ts'

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
  /** What formatted text takes, in the order of the toolbar; those of what is chosen are on. */
  tools?: { all: readonly Tool[]; on: ReadonlySet<Tool>; act: (tool: Tool) => void }
  /** From formatted text to its Markdown, and back. */
  other?: { label: string; act: () => void }
  /** Called when a fact is to go in at the cursor. */
  onFact?: () => void
  /**
   * Facts to choose from, in the place of anything else. `onLeave` is given what was typed to find one. `onEnter`, behind a brace alone:
   * what Enter does in the text, once the list is left since no fact is found.
   */
  facts?: {
    all: readonly UsedFact[]
    begun?: string
    onChoose: (fact: UsedFact) => void
    onLeave: (typed: string) => void
    onEnter?: () => void
  }
  /** A field of its own, for what cannot be typed on the page. */
  field?: NoteField
  /** Escape within the note. */
  onEscape?: () => void
  says?: { text: string; isWrong: boolean }
  actions: Action[]
}

export interface NoteField {
  label: string
  value: string
  /** What may be chosen in the place of typing it. */
  choices?: readonly string[]
  /** How it reads, where that is not as it is written. */
  reads?: string
  onChange: (value: string) => void
  /** Is given the control when it comes, and null when it goes. In its place, it takes the focus when it comes. */
  hold?: (input: HTMLInputElement | null) => void
}

/** What is said or asked in the place of the usual. */
export type NoteExtras = Partial<Pick<Note, 'says' | 'actions' | 'onEscape'>>

export type Mark = 'bold' | 'italic' | 'link' | 'list'

export interface Action {
  label: string
  isMain?: boolean
  act: () => void
}

/** Something on the page whose fields are shown beside it. */
export interface PlaceFields {
  title: string
  /** Of a value in it, in the resolved site. */
  pointer: Path
  /** The fields that are shown at once; the others are behind a switch. */
  first: readonly string[]
  /** Where it is seen now: the page may be drawn anew meanwhile. */
  element: () => Element | undefined
}

export interface EditState {
  isOn: boolean
  /** Missing until the server has been asked. */
  history?: History
  /** Whether something is typed on the page that is not saved. */
  isTyped: boolean
  /** What became of the last change, for the bar. */
  status: string
  note?: Note
  fields?: PlaceFields
  /** The panel, with what it shows first, as its address has it: `#3` the fields of a section, `#add-3` the place of a new one. */
  panel?: { hash: string }
  /** The section whose fields the panel shows. */
  opened?: number
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
const panelKey = 'lectern-panel'

/** For this page when it is loaded next, in the same window. */
export const keepPanel = (hash: string) => sessionStorage.setItem(panelKey, location.pathname + hash)

function panelBefore(): EditState['panel'] {
  const [path, hash] = sessionStorage.getItem(panelKey)?.split('#') ?? []
  sessionStorage.removeItem(panelKey)
  return path === location.pathname ? { hash: hash === undefined ? '' : `#${hash}` } : undefined
}

const isOnAtFirst = localStorage.getItem(remembered) === 'on'
let state: EditState = {
  isOn: isOnAtFirst,
  isTyped: false,
  status: '',
  drafts: [],
  ...(isOnAtFirst && { panel: panelBefore() }),
}
const listeners = new Set<() => void>()

export const editState = (): EditState => state

export function onEditState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useEditState = (): EditState => useSyncExternalStore(onEditState, editState)

/** A note with fields would lie on the panel: where the panel is opened, it closes. */
export function updateEdit(change: Partial<EditState>) {
  state = { ...state, ...(change.panel && { fields: undefined }), ...change }
  for (const listener of listeners) listener()
}

export function switchEditing(isOn: boolean) {
  localStorage.setItem(remembered, isOn ? 'on' : 'off')
  if (isOn) keepEarlyClick()
  else earlyClick()?.end(false)
  updateEdit({ isOn, status: '', panel: undefined, fields: undefined })
}
