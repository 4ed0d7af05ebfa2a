import { counted } from './counted.ts'

export const pages = {
  add: 'Add a page',
  address: 'Its address',
  addressAbout: 'Left empty, it is made from the title.',
  addressExample: '/prices',
  howAddressesAre:
    'An address begins with a slash, as in /prices, and has letters without accents, digits, hyphens and dots.',
  beginsWith: 'It begins with',
  copy: 'A copy',
  copyAbout: (path: string) => `The sections of ${path}.`,
  inMenu: 'In the menu',
  renamed: (path: string, to: string) => `${path} renamed to ${to}`,
  rename: (path: string) => `Rename ${path}`,
  newAddress: 'Its new address',
  ledOn: (path: string) => `Who comes to ${path} is led on.`,
  whereTo: 'Where visitors go who come to it, by a link or from a search',
  otherLinks: (count: number) =>
    counted(count, { one: '# link to it leads there then too.', other: '# links to it lead there then too.' }),
  menuLinkGoes: 'Its link in the menu goes.',
  call: (count: number, before: string, then: string) =>
    counted(count, { one: `Call # link “${then}”, not “${before}”`, other: `Call # links “${then}”, not “${before}”` }),
  all: 'Pages',
  find: (count: number) => counted(count, { one: 'Find # page', other: 'Find one of # pages' }),
  found: (count: number) => counted(count, { one: '# page', other: '# pages' }),
  below: (path: string) => `Pages below ${path}`,
  intoMenu: '+ Menu',
  putIntoMenu: (title: string) => `Put ${title} into the menu`,
  wasPutIntoMenu: (title: string) => `${title} put into the menu`,
  takenOutOfMenu: (label: string) => `${label} taken out of the menu`,
  takeOutOfMenu: 'Take out of the menu',
  templates: {
    text: {
      words: 'Text',
      about: 'A title and a text.',
    },
    service: {
      words: 'Service',
      about: 'What it is, what one gets, how it works, what it costs, and a way to write.',
    },
    contact: {
      words: 'Contact',
      about: 'A form of the site.',
    },
    blank: {
      words: 'Nothing',
      about: 'A title alone.',
    },
  },
}
