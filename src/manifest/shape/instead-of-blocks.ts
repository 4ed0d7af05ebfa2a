// Names of blocks that other site builders have or that left the engine after 0.1.0, with what to use instead.

const jobs: readonly { words: string; does: string }[] = [
  { words: 'video youtube vimeo audio', does: 'Link to it from a "banner" or a "closing".' },
  { words: 'directions google-maps route-planner', does: 'A "place" shows where it is.' },
  { words: 'bios', does: 'Write each person as an entry of "people".' },
  { words: 'signup-form', does: 'Use "newsletter" for addresses, or a form of yours with "request-form".' },
  { words: 'feed', does: 'Keep them as a collection, and list them with "entries".' },
  {
    words: 'html embed iframe script widget',
    does: 'Pages hold no code of others; a "prose" takes text in Markdown.',
  },
  { words: 'two-column', does: 'Use "columns", or "media" for a picture beside text.' },
  {
    words: 'navbar nav navigation menu-bar footer',
    does: 'Navigation and footer stand under "layout:" of the reading.',
  },
  { words: 'countdown timer clock', does: 'Write the day in a "banner" or a "notice".' },
  { words: 'pagination', does: '"entries" has it: "perPage:" says how many stand on a page.' },
  { words: 'login', does: 'A "sign-in" shows it, and an "account" what follows.' },
  {
    words: 'achievements',
    does: 'Write "type: checklist" now, and "items:" in place of "statements:", each a text by itself.',
  },
  { words: 'sectors', does: 'Write "type: cards" now, and "cards:" in place of "sectors:"; titles and texts stay.' },
  {
    words: 'engagements',
    does: 'Write "type: cards" now: its "summary" is "text", price and duration are its "label", and the link of "action" is "to".',
  },
  {
    words: 'industries',
    does: 'Write "type: prose" now, in its Markdown each industry as a heading with its two lists.',
  },
  { words: 'file pdf', does: 'Put the file into "public", and offer it in a "downloads".' },
]

const byWord = new Map(jobs.flatMap(({ words, does }) => words.split(' ').map((word) => [word, does] as const)))

/** Returns a sentence with the alternative; undefined for an unknown word. */
export const insteadOf = (word: string): string | undefined =>
  byWord.get(
    word
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/-(?:block|section)$/, ''),
  )
