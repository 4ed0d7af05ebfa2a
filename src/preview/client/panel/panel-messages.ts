// The page and the documents of the panel in its frames. Both reach the frame's element: what the page passes is an attribute of it,
// and messages to the page are its events.
import { useMemo, useSyncExternalStore } from 'react'
import type { Path } from '../../../problems/finding.ts'
import type { Site } from '../../../site/model.ts'
import type { History } from '../../edit-messages.ts'

export type PanelMessage =
  /** Scroll to the section at this index. */
  | { lectern: 'section'; at: number }
  /** Index of the section whose fields are shown, undefined while something else is shown. */
  | { lectern: 'opened'; at?: number }
  | { lectern: 'close' }
  /** The undo history after an edit, which may not redraw any page. */
  | { lectern: 'history'; history: History }
  /** The stored choice changed: panel beside the page or over it. */
  | { lectern: 'laid' }
  /** The panel has rendered its data. */
  | { lectern: 'drawn' }
  /** Move the focus to Edit in the bar. */
  | { lectern: 'edit' }
  /** Pixels that a note's content needs. */
  | { lectern: 'height'; height: number }
  /** Preview a theme; without one, end the preview. */
  | { lectern: 'look'; theme?: Site['theme'] }
  /** An upload or the sending of edits has begun or ended; `text` is its state in words. */
  | { lectern: 'storing'; isStoring: boolean; text: string }
  /** Navigate to another page of the site. */
  | { lectern: 'go'; path: string }

const event = 'lectern-panel'

export const postToPage = (message: PanelMessage): void =>
  void frameElement?.dispatchEvent(new CustomEvent(event, { detail: message, bubbles: true, composed: true }))

/** Calls back for each message from the frame, or from any frame in the document. Returns the function that stops it. */
export function onPanelMessage(frame: Element | Document, call: (message: PanelMessage) => void) {
  const listen = (posted: Event) => call((posted as CustomEvent<PanelMessage>).detail)
  frame.addEventListener(event, listen)
  return () => frame.removeEventListener(event, listen)
}

/** Shows the fields of a section, and scrolls the page to it. */
export function openSection(index: number) {
  location.hash = String(index)
  postToPage({ lectern: 'section', at: index })
}

/** What the page passes to the panel. */
export interface HandedOver {
  reading: string
  path: string
  /** The device's own scheme when left out. */
  scheme?: 'light' | 'dark'
  /** For a note with the fields of one group of values, instead of the whole panel. */
  note?: NoteFields
}

export interface NoteFields {
  title: string
  /** Path of one of its values in the resolved site. */
  pointer: Path
  /** Keys of the fields shown at once; the others are folded away. All are shown when empty. */
  first: readonly string[]
}

export const handedAttribute = 'data-handed'

const onHanded = (call: () => void) => {
  const observer = new MutationObserver(call)
  if (frameElement) observer.observe(frameElement, { attributeFilter: [handedAttribute] })
  return () => observer.disconnect()
}

const handed = () => frameElement?.getAttribute(handedAttribute) ?? '{"reading":"","path":"/"}'

export function useHandedOver(): HandedOver {
  const json = useSyncExternalStore(onHanded, handed)
  return useMemo(() => JSON.parse(json) as HandedOver, [json])
}
