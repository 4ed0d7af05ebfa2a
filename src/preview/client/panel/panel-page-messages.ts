// Messages between the panel's iframe and the page beside it.

import type { Site } from '../../../site/model.ts'
import type { History } from '../../edit-messages.ts'

type PanelMessage =
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
  /** Navigate to another page of the site. */
  | { lectern: 'go'; path: string }

export const postToPage = (message: PanelMessage) => parent.postMessage(message, location.origin)

/** Shows the fields of a section, and scrolls the page to it. */
export function openSection(index: number) {
  location.hash = String(index)
  postToPage({ lectern: 'section', at: index })
}

const isPanelMessage = (value: unknown): value is PanelMessage =>
  typeof value === 'object' && value !== null && 'lectern' in value

/** Calls back for each message from the frame, or from any panel without one. Returns the function that stops it. */
export function onPanelMessage(
  frame: { current: HTMLIFrameElement | null } | undefined,
  call: (message: PanelMessage) => void,
): () => void {
  const listen = ({ origin, source, data }: MessageEvent) => {
    // WebKit reports this window as the source of messages that an observer in the frame posts.
    const isFromFrame = !frame || source === frame.current?.contentWindow || source === window
    if (origin === location.origin && isFromFrame && isPanelMessage(data)) call(data)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

export interface ShownPage {
  reading: string
  path: string
  /** The device's own scheme when left out. */
  scheme?: 'light' | 'dark'
}

/** The page beside the panel. */
type PageMessage = { lectern: 'page' } & ShownPage

export const postToPanel = (frame: HTMLIFrameElement, message: PageMessage) =>
  frame.contentWindow?.postMessage(message, location.origin)

/** Calls back with each page that is shown beside the panel. Returns the function that stops it. */
export function onPage(call: (page: ShownPage) => void): () => void {
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== parent || !isPageMessage(data)) return
    const { reading, path, scheme } = data
    call({ reading, path, scheme })
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

const isPageMessage = (value: unknown): value is PageMessage =>
  typeof value === 'object' && value !== null && 'lectern' in value && value.lectern === 'page'
