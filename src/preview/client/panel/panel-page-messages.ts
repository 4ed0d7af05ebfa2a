// What the panel tells the page beside it.

export type PanelMessage =
  | { lectern: 'section'; at: number }
  | { lectern: 'close' }
  /** To another page of the site. */
  | { lectern: 'go'; path: string }

export const tellPage = (message: PanelMessage) => parent.postMessage(message, location.origin)

export const isPanelMessage = (value: unknown): value is PanelMessage =>
  typeof value === 'object' && value !== null && 'lectern' in value
