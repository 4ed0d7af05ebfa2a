// Names of blocks that other site builders have or that left the engine after 0.1.0, with what to use instead.
import { byWord } from './by-word.ts'

/** What does the job, by the names of other blocks. */
export const jobs: Readonly<Record<string, string>> = {
  'video youtube vimeo audio': 'Link to it from a "banner" or a "closing".',
  'directions google-maps route-planner': 'A "place" shows where it is.',
  bios: 'Write each person as an entry of "people".',
  'signup-form': 'Use "newsletter" for addresses, or a form of yours with "request-form".',
  feed: 'Keep them as a collection, and list them with "entries".',
  'html embed iframe script widget': 'Pages hold no code of others; a "prose" takes text in Markdown.',
  'two-column': 'Use "columns", or "media" for a picture beside text.',
  'navbar nav navigation menu-bar footer': 'Navigation and footer stand under "layout:" of the reading.',
  'countdown timer clock': 'Write the day in a "banner" or a "notice".',
  pagination: '"entries" has it: "perPage:" says how many stand on a page.',
  login: 'A "sign-in" shows it, and an "account" what follows.',
  achievements: 'Write "type: checklist" now, and "items:" in place of "statements:", each a text by itself.',
  sectors: 'Write "type: cards" now, and "cards:" in place of "sectors:"; titles and texts stay.',
  engagements:
    'Write "type: cards" now: its "summary" is "text", price and duration are its "label", and the link of "action" is "to".',
  industries: 'Write "type: prose" now, in its Markdown each industry as a heading with its two lists.',
  'file pdf': 'Put the file into "public", and offer it in a "downloads".',
}

const answers = byWord(jobs)

/** Returns a sentence with the alternative; undefined for an unknown word. */
export const insteadOf = (word: string): string | undefined =>
  answers.get(
    word
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/-(?:block|section)$/, ''),
  )
