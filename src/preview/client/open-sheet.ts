// The sheet that is open above the bar.
import type { FilePlace, OpenAnswer } from '../messages.ts'
import { createStore } from './store.ts'

export type SheetName = 'problems' | 'post' | 'origin' | 'review' | 'yaml'

interface OpenSheet {
  name?: SheetName
  /** The place that the YAML pane shows; each new object is scrolled to. */
  place?: FilePlace
  /** Origins of the element that was inspected last. */
  origin?: OpenAnswer
}

const { now, use, update } = createStore<OpenSheet>({})

export { now as sheetNow, use as useSheet }

/** The button that has opened the sheet. */
let opener: HTMLElement | undefined
/** False for a sheet that news have opened, which leaves the focus where it is. */
let isChosen = false

export function openSheet(name: SheetName | undefined) {
  isChosen = false
  update({ name })
}

export function openYaml(place: FilePlace) {
  isChosen = true
  update({ name: 'yaml', place })
}

export const openOrigin = (origin: OpenAnswer) => update({ name: 'origin', origin })

/** Opens a sheet by its button, or closes it. */
export function toggleSheet(name: SheetName, button: HTMLElement) {
  opener = button
  isChosen = true
  update({ name: now().name === name ? undefined : name, place: undefined })
}

/** Closes the sheet and moves the focus to its button. */
export function closeSheet() {
  openSheet(undefined)
  opener?.focus()
}

/** Moves the focus into a sheet that was chosen, from its button or from the sheet before, which is gone. */
export function focusChosen(sheet: HTMLElement | null) {
  const focused = (sheet?.getRootNode() as ShadowRoot | undefined)?.activeElement
  if (isChosen && (!focused || focused === opener)) sheet?.focus()
}
