// The few words the software itself says to visitors. Each has an English default, so that a site in another language
// changes texts and no code.

import type { Texts } from '../../site/model.ts'
import { optional, record, text } from '../vocabulary.ts'

export const defaultTexts: Texts = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  menu: 'Menu',
  home: 'Home',
  errorTitle: 'Unexpected Application Error!',
  errorNotFound: '404 Not Found',
  errorHome: 'Go to the home page',
  notFoundTitle: 'This page is not here',
  notFoundText: 'The address may be mistyped, or the page has been moved or taken away.',
  notFoundNearest: 'Were you looking for this?',
  notFoundPages: 'Where you can go from here',
  notFoundContact: 'Not found what you need? Write to us:',
  optional: 'optional',
  close: 'Close',
  sending: 'Sending your request',
  mistake: 'Error',
  recommended: 'Recommended',
  placeholder: 'To be supplied',
  emailUs: 'Write to us',
  required: 'required',
}

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
  optional: 'Marks a form field that may stay empty.',
  close: 'The button that closes a notice.',
  sending: 'Said to screen readers while a form is on its way.',
  mistake: 'Comes before the title of a page whose form has mistakes.',
  recommended: 'Marks the recommended one of several cards.',
  placeholder: 'Marks, in preview, what the owner has still to supply.',
  emailUs: 'The link that opens a mail to the site.',
  required: 'Marks a form field that must be filled in, for screen readers.',
}

const word = (key: keyof Texts) => optional(text({ about: about[key], otherwise: defaultTexts[key], max: 160 }))
const words = Object.fromEntries((Object.keys(about) as (keyof Texts)[]).map((key) => [key, word(key)])) as {
  [K in keyof Texts]: ReturnType<typeof word>
}

export const texts = record(words, { about: 'Words the software says by itself, where English defaults do not suit.' })
