// What the browser knows of the manifest: handed over with the page, then pushed with every save.

import { useSyncExternalStore } from 'react'
import { endpoints } from '../endpoints.ts'
import { events, type Health, type PageRequest, type PageState, type SentRequest, type ShownMail } from '../messages.ts'
import type { Run } from '../publish-messages.ts'
import { firstData } from './first-data.ts'
import { isFramed, query } from './query.ts'
import { addressWith, fetchJson } from './server-calls.ts'

export interface News {
  shown?: PageState
  health: Health
  /** Newest first. */
  requests: SentRequest[]
  /** Mails of the sign-in emulator, newest first. */
  mails: ShownMail[]
  /** Grows with every change of the page or of the source. */
  turn: number
  /** As `FirstData` has it. */
  data: string
  /** Why the editor did not open when it was last asked for. */
  editorProblem?: string
  /** What has changed that the preview takes up when it starts anew. */
  stale?: string
  /** How far publishing is, or how it ended. */
  run?: Run
}

let news: News = {
  shown: firstData?.shown,
  health: firstData?.health ?? { file: '', problems: [], held: false },
  requests: [],
  mails: [],
  turn: 0,
  data: firstData?.data ?? '',
}
const listeners = new Set<() => void>()

export const currentNews = (): News => news

export function onNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNews = (): News => useSyncExternalStore(onNews, currentNews)

function tell(change: Partial<News>) {
  news = { ...news, ...change }
  for (const listener of listeners) listener()
}

/** Whether this preview was started to edit with. */
export const opensEditing = firstData?.edit === true

let holds = 0
let waiting: PageState[] = []

/** Keeps the page as it is drawn, until the returned function is called: a text on it is being typed. */
export function holdPages(): () => void {
  holds++
  return () => {
    holds--
    if (holds > 0) return
    const held = waiting
    waiting = []
    for (const shown of held) applyState(shown)
  }
}

/** Pages that came earlier stay, for the one that is left while another is fetched. */
function applyState(shown: PageState) {
  if (holds > 0) {
    waiting = [shown]
    return
  }
  const before = news.shown
  const known = new Set(shown.site.routes.map(({ path }) => path))
  const kept = before?.reading === shown.reading ? before.site.routes.filter(({ path }) => !known.has(path)) : []
  const site = { ...shown.site, routes: [...shown.site.routes, ...kept] }
  tell({ shown: { ...shown, site, images: { ...before?.images, ...shown.images } }, turn: news.turn + 1 })
}

/** Fetches a page of the reading that is shown, as it is now. */
export async function fetchPage(path: string): Promise<void> {
  if (news.shown?.site.routes.some((route) => route.path === path) && path === watched?.path) return
  const { reading, at } = query()
  const shown = await fetchJson(addressWith(endpoints.shown, { path, reading, at }))
  if (shown) applyState(shown)
}

export const hideStale = () => tell({ stale: undefined })
export const showEditorProblem = (editorProblem: string | undefined) => tell({ editorProblem })

let watched: PageRequest | undefined

/** Tells the server which page is looked at; it answers with the page, and with each change of it. */
export function watch(path: string) {
  const { reading, at } = query()
  watched = { reading, path, ...(at && { at }) }
  import.meta.hot?.send(events.watch, watched)
}

import.meta.hot?.on(events.shown, applyState)
import.meta.hot?.on('vite:afterUpdate', () => tell({ turn: news.turn + 1 }))
import.meta.hot?.on(events.health, (health: Health) => tell({ health }))
import.meta.hot?.on(events.request, (sent: SentRequest) => tell({ requests: [sent, ...news.requests].slice(0, 20) }))
import.meta.hot?.on(events.mail, (mail: ShownMail) => tell({ mails: [mail, ...news.mails].slice(0, 20) }))
import.meta.hot?.on('vite:ws:connect', () => watched && import.meta.hot?.send(events.watch, watched))
import.meta.hot?.on(events.publish, (run: Run) => tell({ run }))
import.meta.hot?.on(events.editor, ({ problem }: { problem: string }) => !isFramed && showEditorProblem(problem))
import.meta.hot?.on(events.stale, ({ message }: { message: string }) => !isFramed && tell({ stale: message }))
