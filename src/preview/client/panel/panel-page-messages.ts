// What the panel tells the page beside it, and that page the panel.

import type { Site } from '../../../site/model.ts'
import type { History } from '../../edit-messages.ts'

export type PanelMessage =
  | { lectern: 'section'; at: number }
  /** The section whose fields are shown; none where it shows something else. */
  | { lectern: 'opened'; at?: number }
  | { lectern: 'close' }
  /** What is taken back next, by now: what no page shows draws none anew. */
  | { lectern: 'history'; history: History }
  /** Beside the page, or over it, by what is stored. */
  | { lectern: 'laid' }
  /** It shows what it has to. */
  | { lectern: 'drawn' }
  /** To Edit in the bar. */
  | { lectern: 'edit' }
  /** What a note holds is so many pixels high. */
  | { lectern: 'height'; height: number }
  /** How the page would look; without a theme, as it looks. */
  | { lectern: 'look'; theme?: Site['theme'] }
  /** To another page of the site. */
  | { lectern: 'go'; path: string }

export const postToPage = (message: PanelMessage) => parent.postMessage(message, location.origin)

const isPanelMessage = (value: unknown): value is PanelMessage =>
  typeof value === 'object' && value !== null && 'lectern' in value

/** Calls back with each message of the panel in the frame, or of any panel; gives what ends that. */
export function onPanelMessage(
  frame: { current: HTMLIFrameElement | null } | undefined,
  call: (message: PanelMessage) => void,
): () => void {
  const listen = ({ origin, source, data }: MessageEvent) => {
    // WebKit names this window as the source of what an observer in the frame posts.
    const isFromIt = !frame || source === frame.current?.contentWindow || source === window
    if (origin === location.origin && isFromIt && isPanelMessage(data)) call(data)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

export interface ShownPage {
  reading: string
  path: string
  /** Left out: that of this machine. */
  scheme?: 'light' | 'dark'
}

/** The page that is beside the panel now. */
type PageMessage = { lectern: 'page' } & ShownPage

export const postToPanel = (frame: HTMLIFrameElement, message: PageMessage) =>
  frame.contentWindow?.postMessage(message, location.origin)

/** Calls back with each page that comes to stand beside the panel; gives what ends that. */
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
