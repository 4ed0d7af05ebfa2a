// The panel's questions about entries to the server.
import { tokenHeader } from '../../../edit-messages.ts'
import {
  type EntryFileAnswer,
  type EntryFileRequest,
  type EntryForm,
  type EntryList,
  entryEndpoints,
} from '../../../entry-messages.ts'
import { tellEdit } from '../../edit/edit-store.ts'
import { pageToken } from '../../news.ts'

const headers = () => ({ 'content-type': 'application/json', [tokenHeader]: pageToken ?? '' })

async function fetched<Answer>(address: string, asked: Record<string, string>): Promise<Answer | undefined> {
  const answer = await fetch(`${address}?${new URLSearchParams(asked)}`, { headers: headers() })
  return answer.ok ? ((await answer.json()) as Answer) : undefined
}

export const fetchEntries = (reading: string, collection: string, find: string) =>
  fetched<EntryList>(entryEndpoints.list, { reading, find, ...(collection && { collection }) })

/** `at`: its place as JSON. */
export const fetchEntry = (reading: string, at: string) => fetched<EntryForm>(entryEndpoints.form, { reading, at })

export async function changeEntry(request: EntryFileRequest): Promise<EntryFileAnswer> {
  const answer = await fetch(entryEndpoints.file, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(request),
  })
  if (!answer.ok) return { outcome: 'failed', message: `The preview answers ${answer.status}.` }
  const told = (await answer.json()) as EntryFileAnswer
  if (told.outcome === 'done') {
    const { revision, undo, redo } = told
    tellEdit({ history: { revision, undo, redo } })
  }
  return told
}

const start = '#entry-'

export const entryHash = (at: readonly (string | number)[]) => start + encodeURIComponent(JSON.stringify(at))

/** The place, as JSON, that the panel's address names. */
export const askedEntry = ({ hash }: Location): string | undefined =>
  hash.startsWith(start) ? decodeURIComponent(hash.slice(start.length)) : undefined
