// The panel's questions about entries to the server, and its addresses of them.
import { entryEndpoints } from '../../../endpoints.ts'
import { fetchJson } from '../../server-calls.ts'

export const fetchEntries = (reading: string, collection: string, find: string) =>
  fetchJson(entryEndpoints.list, { reading, find, collection: collection || undefined })

/** `at`: its place as JSON. */
export const fetchEntry = (reading: string, at: string) => fetchJson(entryEndpoints.form, { reading, at })

const start = '#entry-'

export const entryHash = (at: readonly (string | number)[]) => start + encodeURIComponent(JSON.stringify(at))

/** The place, as JSON, that the panel's address names. */
export const entryInHash = ({ hash }: Location): string | undefined =>
  hash.startsWith(start) ? decodeURIComponent(hash.slice(start.length)) : undefined
