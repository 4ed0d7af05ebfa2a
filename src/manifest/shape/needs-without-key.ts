// Features for which other builders have a key and this format does not, with how to get them here.

const needs: readonly { words: string; answer: string }[] = [
  {
    words: 'analytics tracking google-analytics gtag plausible matomo statistics',
    answer:
      'No key counts visitors, since pages load nothing from other sites. Use the figures of your host, or a block of your own with a script under "public" (block-author.md).',
  },
  {
    words: 'social socials social-links social-media',
    answer: 'Write the addresses as "social:" under "site:", and show them with the block "social".',
  },
  {
    words: 'opening-hours business-hours hours opening-times holidays',
    answer: 'Show them with the block "hours"; for search engines, write "hours:" under "business:" of the site.',
  },
  {
    words: 'announcement announcements banner-bar alert popup',
    answer:
      'Put an "announcement" block first on a page, as a fragment where several show it; "until:" takes it out when its day is over.',
  },
  {
    words: 'collections collection posts articles blog feed rss',
    answer: 'Declare them under "collections:", beside "site:", and list them with the block "entries".',
  },
  {
    words: 'data dataset data-source csv',
    answer: 'A collection reads CSV, JSON and YAML: declare it under "collections:", with "from: content/NAME.csv".',
  },
  {
    words: 'draft drafts hidden private',
    answer:
      'Pages, blocks and entries are held back with "draft: true". "unlisted: true" keeps a page from search engines, but its address answers.',
  },
  {
    words: 'publish published publish-at publish-date expires scheduled',
    answer:
      'Pages, blocks and entries take "publish:" and "until:", each with a day, as 2026-12-20, and with a time if it matters.',
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
  {
    words: 'font fonts font-family typeface',
    answer:
      'A face comes with its file: `npm run font -- FILE --write` writes its lines under "display:", or with `--for text` under "text:".',
  },
  {
    words: 'newsletter newsletters mailing-list subscribe',
    answer: 'Declare its form under "forms:", and show it with the block "newsletter" on the pages that offer it.',
  },
  {
    words: 'anchors templates shared defaults definitions',
    answer:
      'Mark what repeats with "&name" where it stands first, and write "*name" elsewhere. Whole sections that several pages show are "fragments:".',
  },
]

const byWord = new Map(needs.flatMap(({ words, answer }) => words.split(' ').map((word) => [word, answer] as const)))

/** Returns advice for a word that names such a feature; undefined for other words. */
export const needOf = (word: string): string | undefined =>
  byWord.get(
    word
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      // Keys that hold anchors in other tools.
      .replace(/^x-.*/, 'anchors'),
  )
