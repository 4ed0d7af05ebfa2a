import { counted } from './counted.ts'

export const entries = {
  tab: 'Entries',
  collections: 'Collections',
  add: 'New entry',
  find: (collection: string) => `Find in ${collection}`,
  none: 'No entry is called so.',
  more: (count: number) =>
    counted(count, { one: '# more entry: typing finds it.', other: '# more entries: typing finds them.' }),
  later: (moment: string) => `from ${moment}`,
  over: (moment: string) => `until ${moment}`,
  title: 'Title',
  newIsDraft: 'It begins as a draft: no visitor sees it yet.',
  all: 'All entries',
  gone: 'This entry is gone.',
  whenShown: 'When it is shown',
  whole: 'The whole entry',
  name: 'Name in its address',
  renameLeads: 'Its former address leads to the new one.',
  rename: 'Rename',
  text: 'Text',
  theirs: 'By now the file says something else. What you typed takes its place when you leave the text.',
  allTheSame: 'Do it all the same',
}
