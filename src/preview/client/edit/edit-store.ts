// State of editing in this window, for the bar and the editor. Loaded with every page; the editor itself comes when editing is switched on.
import type { History } from '../../edit-messages.ts'
import type { FactListProps } from '../fact-list.tsx'
import { pageToken } from '../first-data.ts'
import type { NoteFields } from '../panel/panel-messages.ts'
import { createStore } from '../store.ts'
import { words } from '../words.ts'
import { earlyClick, holdEarlyClick } from './early-click.ts'
import type { Tool } from './rich/rich-text-state.ts'

/** The note beside the text that is edited. */
export interface Note {
  /** The element that the note stands beside. */
  anchor: Element
  /** What the text is for. */
  title: string
  /** The readings and pages that show the text, in words. */
  whose?: string
  count?: { now: number; max: number }
  /** Formatting that the text takes, in toolbar order. `on`: that of the selection; missing while Markdown source is edited. */
  tools?: { all: readonly Tool[]; on?: ReadonlySet<Tool>; act: (tool: Tool) => void }
  /** Switches between formatted text and its Markdown source. */
  other?: { label: string; act: () => void }
  /** Opens the list of facts, to insert one at the cursor. */
  onFact?: () => void
  facts?: FactListProps
  /** A text field within the note, for what cannot be typed on the page. */
  field?: NoteField
  onEscape?: () => void
  says?: { text: string; isWrong: boolean }
  actions: Action[]
}

interface NoteField {
  label: string
  value: string
  /** Suggested values. */
  choices?: readonly string[]
  onChange: (value: string) => void
}

/** A message or question that replaces parts of the usual note. */
export type NoteExtras = Partial<Pick<Note, 'says' | 'actions' | 'onEscape'>>

export interface Action {
  label: string
  isMain?: boolean
  act: () => void
}

/** A group of the manifest, such as a picture, whose fields are open in a note beside its element. */
export interface PlaceFields extends NoteFields {
  /** Finds its current element: the page may have been redrawn since the note opened. */
  element: () => Element | undefined
}

export interface EditState {
  isOn: boolean
  /** Missing until the server has answered. */
  history?: History
  /** Whether the page has unsaved typing. */
  isTyped: boolean
  /** Outcome of the last edit, for the bar. */
  status: string
  note?: Note
  fields?: PlaceFields
  /** The open panel with the hash to show: `#3` the fields of a section, `#add-3` the place of a new one. */
  panel?: { hash: string }
  /** Index of the section whose fields the panel shows. */
  opened?: number
  /** Whether a frame uploads a picture or has edits to send, and has to stay until then. */
  isStoring: boolean
  /** Typing that was never saved. */
  drafts: TextDraft[]
}

export interface TextDraft {
  key: string
  page: string
  /** What was typed, as visitors would read it. */
  shown: string
  takeUp: () => void
  drop: () => void
}

const editingKey = 'lectern-edit'
const panelKey = 'lectern-panel'

/** Remembers the open panel for the next load of this page in this window. */
export const rememberPanel = (hash: string) => sessionStorage.setItem(panelKey, location.pathname + hash)

function rememberedPanel(): EditState['panel'] {
  const [path, hash] = sessionStorage.getItem(panelKey)?.split('#') ?? []
  sessionStorage.removeItem(panelKey)
  return path === location.pathname ? { hash: hash === undefined ? '' : `#${hash}` } : undefined
}

const isOnInitially = localStorage.getItem(editingKey) === 'on'
const store = createStore<EditState>({
  isOn: isOnInitially,
  isTyped: false,
  status: '',
  isStoring: false,
  drafts: [],
  ...(isOnInitially && { panel: rememberedPanel() }),
})
export const { now: editState, on: onEditState, use: useEditState } = store

/** Merges a change into the state. Opening the panel closes a note with fields, which it would cover. */
export const updateEdit = (change: Partial<EditState>): void =>
  store.update({ ...(change.panel && { fields: undefined }), ...change })

export function switchEditing(isOn: boolean) {
  localStorage.setItem(editingKey, isOn ? 'on' : 'off')
  if (isOn) holdEarlyClick()
  const dropped = isOn ? undefined : earlyClick()?.end(false)
  updateEdit({ isOn, status: '', panel: undefined, fields: undefined })
  nameDropped(dropped)
}

/** Names words that were typed for a text that has not opened. */
export function nameDropped(typed: string | undefined) {
  if (typed) updateEdit({ status: words.editing.notTaken(typed) })
}

const begunKey = 'lectern-edit-begun'

/**
 * Holds clicks from the start of a page with editing on. Where the preview was started for editing, its first page switches it on; later
 * pages keep the visitor's choice.
 */
export function editFromStart(isStartedForEditing: boolean) {
  if (pageToken === undefined) return
  const isFirst = isStartedForEditing && localStorage.getItem(begunKey) !== pageToken
  if (isFirst) localStorage.setItem(begunKey, pageToken)
  if (isFirst) switchEditing(true)
  else if (isOnInitially) holdEarlyClick()
}
