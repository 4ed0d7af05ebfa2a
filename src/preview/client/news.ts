// The store of what the server reports: the shown page, problems, requests, mails and publishing. Initial data come with the page, changes
// over Vite's socket.
import type { Run } from '../../deploy/deploy-messages.ts'
import { endpoints } from '../endpoints.ts'
import {
  type ChangedState,
  events,
  type Health,
  type PageRequest,
  type PageState,
  type SentRequest,
  type ShownMail,
} from '../messages.ts'
import { firstData } from './first-data.ts'
import { isFramed, query } from './query.ts'
import { addressWith, fetchJson } from './server-calls.ts'
import { createStore } from './store.ts'

export interface News {
  shown?: PageState
  health: Health
  /** Newest first. */
  requests: SentRequest[]
  /** Mails of the sign-in emulator, newest first. */
  mails: ShownMail[]
  /** Grows with every change of the page, of the problems or of the source. */
  turn: number
  /** Data folder, as in `FirstData`. */
  data: string
  /** Why the code editor did not open at the last request. */
  editorProblem?: string
  /** Message about a change that needs a restart of the preview. */
  stale?: string
  /** Progress or result of publishing. */
  run?: Run
}

const { now, on, use, update } = createStore<News>({
  shown: firstData?.shown,
  health: firstData?.health ?? { file: '', problems: [], held: false },
  requests: [],
  mails: [],
  turn: 0,
  data: firstData?.data ?? '',
})

export { now as currentNews, on as onNews, use as useNews }

/** Name of the shown reading. */
export const readingHere = (): string => now().shown?.reading ?? query().reading ?? ''

/** Whether the site has several readings, so that a page is named with its reading. */
export const hasReadings = (): boolean => (now().shown?.readings.length ?? 1) > 1

/** Whether this preview was started for editing. */
export const opensEditing = firstData?.edit === true

let isHeld = false
let heldState: PageState | undefined

/** Holds back changes of the shown page while a text on it is edited. Returns the function that applies them. */
export function holdPages(): () => void {
  isHeld = true
  return () => {
    isHeld = false
    const shown = heldState
    heldState = undefined
    if (shown) applyState(shown)
  }
}

/** Earlier pages of the reading stay, since the current page remains visible while another is fetched. */
function applyState(changed: ChangedState) {
  const before = now().shown
  const paths = changed.paths ?? heldState?.paths ?? before?.paths
  if (!paths) return
  const shown = { ...changed, paths }
  if (isHeld) {
    heldState = shown
    return
  }
  const known = new Set(shown.site.routes.map(({ path }) => path))
  const kept = before?.reading === shown.reading ? before.site.routes.filter(({ path }) => !known.has(path)) : []
  const site = { ...shown.site, routes: [...shown.site.routes, ...kept] }
  update({ shown: { ...shown, site, images: { ...before?.images, ...shown.images } }, turn: now().turn + 1 })
}

/** Fetches a page of the shown reading, unless it is the watched page, which is up to date. */
export async function fetchPage(path: string): Promise<void> {
  if (now().shown?.site.routes.some((route) => route.path === path) && path === watched?.path) return
  const { reading, at } = query()
  const shown = await fetchJson(addressWith(endpoints.shown, { path, reading, at }))
  if (shown) applyState(shown)
}

export const hideStale = () => update({ stale: undefined })
export const showEditorProblem = (editorProblem: string | undefined) => update({ editorProblem })

let watched: PageRequest | undefined

/** Asks the server for a page and for all its future changes. */
export function watch(path: string) {
  const { reading, at } = query()
  watched = { reading, path, ...(at && { at }) }
  import.meta.hot?.send(events.watch, watched)
}

import.meta.hot?.on(events.shown, applyState)
import.meta.hot?.on('vite:afterUpdate', () => update({ turn: now().turn + 1 }))
import.meta.hot?.on(events.health, (health: Health) => update({ health, turn: now().turn + 1 }))
import.meta.hot?.on(events.request, (sent: SentRequest) => update({ requests: [sent, ...now().requests].slice(0, 20) }))
import.meta.hot?.on(events.mail, (mail: ShownMail) => update({ mails: [mail, ...now().mails].slice(0, 20) }))
import.meta.hot?.on('vite:ws:connect', () => watched && import.meta.hot?.send(events.watch, watched))
import.meta.hot?.on(events.publish, (run: Run) => update({ run }))
import.meta.hot?.on(events.editor, ({ problem }: { problem: string }) => !isFramed && showEditorProblem(problem))
import.meta.hot?.on(events.stale, ({ message }: { message: string }) => !isFramed && update({ stale: message }))
