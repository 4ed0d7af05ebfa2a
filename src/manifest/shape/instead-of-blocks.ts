// Blocks that other builders have and this one does not: what does their job here.

const jobs: readonly { words: string; does: string }[] = [
  {
    words: 'faq faqs accordion questions q-and-a',
    does: 'Write questions as headings in a "prose", or short ones as "reasons".',
  },
  {
    words: 'table data-table comparison-table grid',
    does: 'Write rows as a "price-list", a "checklist" or "stat-tiles".',
  },
  { words: 'photo image img picture-block figure', does: 'A "picture" shows one.' },
  {
    words: 'gallery photos images lightbox carousel slider slideshow',
    does: 'Write one "picture" for each, or a "logo-grid" for logos.',
  },
  { words: 'video youtube vimeo audio player', does: 'Link to it from a "banner" or a "closing".' },
  { words: 'map google-map location directions', does: 'Write the address in a "prose", and link to a map from it.' },
  {
    words: 'team people staff about-us bios',
    does: 'Write each person as an entry of "reasons" or of an "index-list".',
  },
  {
    words: 'newsletter subscribe signup-form',
    does: 'Declare a form with an e-mail field, and show it with "request-form".',
  },
  {
    words: 'blog posts news articles feed',
    does: 'List them with an "index-list", and write each as a "prose" on a page of its own.',
  },
  {
    words: 'html embed iframe script code snippet widget',
    does: 'Pages hold no code of others; a "prose" takes text in Markdown.',
  },
  { words: 'tabs columns two-column cards card', does: 'Use "reasons" or "sectors" for things side by side.' },
  { words: 'divider spacer separator hr space', does: 'Blocks keep their own distance, so none is needed.' },
  {
    words: 'navbar nav navigation menu-bar footer',
    does: 'Navigation and footer stand under "layout:" of the reading.',
  },
  { words: 'countdown timer clock', does: 'Write the day in a "banner" or a "notice".' },
  { words: 'social share icons social-links', does: 'Write them as links under "footer:" in the layout.' },
  {
    words: 'breadcrumbs breadcrumb pagination toc',
    does: 'Visitors find their way by the navigation under "layout:".',
  },
  { words: 'login register signup', does: 'A "sign-in" shows it, and an "account" what follows.' },
  { words: 'search searchbar', does: 'List pages with an "index-list".' },
  {
    words: 'download downloads file pdf',
    does: 'Put the file into "public", and link to it from an "index-list" or a "prose".',
  },
  {
    words: 'quote-block blockquote pullquote',
    does: '"testimonials" shows what others say; a "prose" takes a quotation.',
  },
]

const byWord = new Map(jobs.flatMap(({ words, does }) => words.split(' ').map((word) => [word, does] as const)))

/** What to use instead, in a sentence; undefined for a word nobody is known to try. */
export const insteadOf = (word: string): string | undefined =>
  byWord.get(
    word
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/-(?:block|section)$/, ''),
  )
