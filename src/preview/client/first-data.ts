// Data that the preview's server has embedded in the page.
import type { FirstData } from '../messages.ts'
import { query } from './query.ts'

export const firstData = JSON.parse(document.getElementById('lectern-first')?.textContent ?? 'null') as FirstData | null

/** The token that edits need; undefined where editing is not permitted. */
export const pageToken = query().at === undefined ? firstData?.token : undefined
