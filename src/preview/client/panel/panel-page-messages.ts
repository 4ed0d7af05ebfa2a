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

const isMessage = (value: unknown): value is PanelMessage | PageMessage =>
  typeof value === 'object' && value !== null && 'lectern' in value

/** Calls back for each message from a window that `isSender` accepts. Returns the function that stops it. */
function listen(isSender: (source: unknown) => boolean, call: (message: PanelMessage | PageMessage) => void) {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && isSender(source) && isMessage(data)) call(data)
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}

/** Calls back for each message from the frame, or from any panel without one. Returns the function that stops it. */
export const onPanelMessage = (
  frame: { current: HTMLIFrameElement | null } | undefined,
  call: (message: PanelMessage) => void,
) =>
  listen(
    // WebKit reports this window as the source of messages that an observer in the frame posts.
    (source) => !frame || source === frame.current?.contentWindow || source === window,
    (message) => message.lectern !== 'page' && call(message),
  )

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
export const onPage = (call: (page: ShownPage) => void) =>
  listen(
    (source) => source === parent,
    (message) => {
      if (message.lectern !== 'page') return
      const { reading, path, scheme } = message
      call({ reading, path, scheme })
    },
  )
