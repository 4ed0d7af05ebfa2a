// What the preview's server has put into the page.
import type { FirstData } from '../messages.ts'
import { query } from './query.ts'

export const firstData = JSON.parse(document.getElementById('lectern-first')?.textContent ?? 'null') as FirstData | null

/** What a page of this preview shows to edit; missing where nothing may be edited. */
export const pageToken = query().at === undefined ? firstData?.token : undefined
