// Features for which other builders have a key and this format does not, with how to get them here.
import { byWord } from './by-word.ts'

/** Answers, by the words that ask for them. */
export const needs: Readonly<Record<string, string>> = {
  'analytics tracking google-analytics gtag plausible matomo statistics':
    'No key counts visitors, since pages load nothing from other sites. Use the figures of your host, or a block of your own with a script under "public" (block-author.md).',
  'social socials social-links social-media same-as':
    'Write the addresses as "social:" under "site:", and show them with the block "social".',
  'opening-hours business-hours hours opening-times holidays':
    'Show them with the block "hours"; for search engines, write "hours:" under "business:" of the site.',
  'announcement announcements banner-bar alert popup':
    'Put an "announcement" block first on a page, as a fragment where several show it; "until:" takes it out when its day is over.',
  'collections collection posts articles blog feed rss':
    'Declare them under "collections:", beside "site:", and list them with the block "entries".',
  'data dataset data-source csv':
    'A collection reads CSV, JSON and YAML: declare it under "collections:", with "from: content/NAME.csv".',
  'draft drafts hidden private':
    'Pages, blocks and entries are held back with "draft: true". "unlisted: true" keeps a page from search engines, but its address answers.',
  'publish published publish-at publish-date expires scheduled':
    'Pages, blocks and entries take "publish:" and "until:", each with a day, as 2026-12-20, and with a time if it matters.',
  'video videos youtube vimeo embed iframe':
    'Pages show no video of other sites, whose scripts and frames are refused: link to it from a "banner" or a "closing".',
  'upload uploads file-upload attachment attachments':
    'Forms take no files yet: ask for a link in a "text" field, or for the file by mail.',
  'scripts script head custom-css css javascript':
    'Pages hold no code of others. A block of your own brings its styles and its script (block-author.md).',
  'font fonts font-family typeface':
    'A face comes with its file: `npm run font -- FILE --write` writes its lines under "display:", or with `--for text` under "text:".',
  'newsletter newsletters mailing-list subscribe':
    'Declare its form under "forms:", and show it with the block "newsletter" on the pages that offer it.',
  'search site-search': 'Show the block "search" on a page of its own: it finds all pages of the site.',
  'anchors templates shared defaults definitions':
    'Mark what repeats with "&name" where it stands first, and write "*name" elsewhere. Whole sections that several pages show are "fragments:".',
}

const answers = byWord(needs)

/** Returns advice for a word that names such a feature; undefined for other words. */
export const adviceForNeed = (word: string): string | undefined =>
  answers.get(
    word
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      // Keys that hold anchors in other tools.
      .replace(/^x-.*/, 'anchors'),
  )
