// Things other builders have a key for and this one does not: whether and how each is met here.

const needs: readonly { words: string; answer: string }[] = [
  {
    words: 'analytics tracking google-analytics gtag plausible matomo statistics',
    answer:
      'No key counts visitors, since pages load nothing from other sites. Use the figures of your host, or a block of your own with a script under "public" (block-author.md).',
  },
  {
    words: 'social socials social-links social-media',
    answer: 'There is no key for it: write each as a link with its words, under "footer:" of the layout.',
  },
  {
    words: 'opening-hours business-hours hours opening-times holidays',
    answer:
      'There is no key for it yet: write the hours once under "facts:", and show them in a "checklist", a "price-list" or a block of your own (block-author.md).',
  },
  {
    words: 'announcement announcements banner-bar alert popup',
    answer:
      'There is no key for it yet: put a "banner" block first on a page, as a fragment where several show it, and take it out when its day is over.',
  },
  {
    words: 'collections collection posts articles blog feed rss',
    answer:
      'No key makes pages of a folder yet: keep pages in files of their own with "include:", and list them in an "index-list".',
  },
  {
    words: 'data dataset data-source csv',
    answer:
      'No key reads tables yet: write the rows into a block, or import the file in a block of your own (block-author.md).',
  },
  {
    words: 'draft drafts hidden private',
    answer:
      'A page cannot be held back yet: leave it out, or comment it out, until it is ready. "unlisted: true" keeps one from search engines, but its address answers.',
  },
  {
    words: 'publish published publish-at publish-date expires scheduled',
    answer: 'No key publishes on a day yet: put the page in, and publish the site, when the day has come.',
  },
  {
    words: 'video videos youtube vimeo embed iframe',
    answer:
      'Pages show no video of other sites, whose scripts and frames are refused: link to it from a "banner" or a "closing".',
  },
  {
    words: 'upload uploads file-upload attachment attachments',
    answer: 'Forms take no files yet: ask for a link in a "text" field, or for the file by mail.',
  },
  {
    words: 'scripts script head custom-css css javascript',
    answer: 'Pages hold no code of others. A block of your own brings its styles and its script (block-author.md).',
  },
]

const byWord = new Map(needs.flatMap(({ words, answer }) => words.split(' ').map((word) => [word, answer] as const)))

/** What to do instead, in a sentence or two; undefined for a word that names no such need. */
export const needOf = (word: string): string | undefined =>
  byWord.get(
    word
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
  )
