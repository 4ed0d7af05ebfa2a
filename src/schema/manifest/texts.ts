// Schema of the texts that the engine itself shows to visitors. Each has a default in the language of the page.
import { defaultTexts, type Texts } from '../../site/texts.ts'
import { optional, record, text } from '../vocabulary.ts'

const about: Record<keyof Texts, string> = {
  skip: 'The link that jumps over the navigation.',
  mainNavigation: 'The name of the main navigation, for screen readers.',
  footerNavigation: 'The name of the navigation in the footer, for screen readers.',
  menu: 'The button that shows the main navigation where there is no room for it.',
  home: 'The name of the link to the home page, for screen readers.',
  errorTitle: 'The heading of the screen shown when something goes wrong.',
  errorNotFound: 'What that screen says of an address that does not exist, under `unknownPaths: { screen: error }`.',
  errorHome: 'The link from that screen to the home page.',
  notFoundTitle: 'The heading of the page that answers on an address that does not exist.',
  notFoundText: 'What that page says of it.',
  notFoundNearest: 'Comes before the pages of the site whose addresses are nearest to the one that was asked for.',
  notFoundPages: 'Comes before the main pages of the site, on that page.',
  notFoundContact: 'Comes before the mail address, on that page.',
  search: 'The button of a search.',
  searchLabel: 'The field of a search.',
  searchFound: 'Comes before the number of pages that a search has found.',
  searchNothing: 'Comes before the words that are on no page.',
  searchFailed: 'Shown when the files of the search cannot be fetched.',
  searchPages: 'Comes before the list of all pages, below a search.',
  optional: 'Marks a form field that may stay empty.',
  close: 'The button that closes a notice.',
  enlarge: 'The button that enlarges a picture, for screen readers.',
  breadcrumbs: 'The name of the path to a page, for screen readers.',
  byMail: 'The link that passes a page on by mail.',
  sending: 'Said to screen readers while a form is on its way.',
  mistake: 'Comes before the title of a page whose form has mistakes.',
  recommended: 'Marks the recommended one of several cards.',
  placeholder: 'Marks, in preview, what the owner has still to supply.',
  emailUs: 'The link that opens a mail to the site.',
  required: 'Marks a form field that must be filled in, for screen readers.',
  languages: 'The name of the list of languages, for screen readers.',
  figures: 'Opens the figures of a chart as a table.',
  newer: 'Leads to later entries, in a list by date.',
  older: 'Leads to earlier entries, in a list by date.',
  previous: 'Leads to the entries before these, in any other list.',
  next: 'Leads to the entries after these, in any other list.',
  pages: 'The name of the links between the pages of a list, for screen readers.',
  contents: 'Heads the list of an article’s headings.',
  noEntries: 'Said where a list of entries is empty.',
  topics: 'The name of the choices above a list of entries, for screen readers.',
  everything: 'The choice that shows all entries.',
  note: 'Stands above a callout of the kind `[!NOTE]`.',
  tip: 'Stands above a callout of the kind `[!TIP]`.',
  important: 'Stands above a callout of the kind `[!IMPORTANT]`.',
  warning: 'Stands above a callout of the kind `[!WARNING]`.',
  caution: 'Stands above a callout of the kind `[!CAUTION]`.',
  footnote: 'Comes before the number of a footnote, for screen readers.',
  footnotes: 'The name of the list of footnotes, for screen readers.',
  noteBack: 'Leads from a footnote back to the text, before its number, for screen readers.',
  done: 'Said of a ticked box in a list, for screen readers.',
  open: 'Said of a box that is not ticked, for screen readers.',
  table: 'The name of a table in a text, for screen readers.',
}

const word = (key: keyof Texts) => optional(text({ about: about[key], otherwise: defaultTexts[key], max: 160 }))
const words = Object.fromEntries((Object.keys(about) as (keyof Texts)[]).map((key) => [key, word(key)])) as {
  [K in keyof Texts]: ReturnType<typeof word>
}

export const texts = record(words, {
  about:
    'Words the software says by itself, where its own do not suit. What is left out is said in the language of the page.',
})
