import { counted } from './counted.ts'

export const entries = {
  tab: 'Entries',
  collections: 'Collections',
  add: 'New entry',
  find: (collection: string) => `Find in ${collection}`,
  later: (moment: string) => `from ${moment}`,
  over: (moment: string) => `until ${moment}`,
  newIsDraft: 'It begins as a draft: no visitor sees it yet.',
  all: 'All entries',
  gone: 'This entry is gone.',
  ofPage: 'Open the entry of this page',
  whenShown: 'When it is shown',
  whole: 'The whole entry',
  name: 'Name in its address',
  renameLeads: 'Its former address leads to the new one.',
  rename: 'Rename',
  theirs: 'By now the file says something else. What you typed takes its place when you leave the text.',
  /** `places`: files with lines; `more`: how many are left out. */
  namedIn: (places: string[], more: number) =>
    `It is named in ${[...places, ...(more > 0 ? [counted(more, { one: '# more place', other: '# more places' })] : [])].join(', ')}.`,
  allTheSame: 'Do it all the same',
}
