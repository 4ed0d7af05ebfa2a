import { counted } from './counted.ts'

export const translations = {
  tab: 'Languages',
  done: 'complete',
  open: (count: number) => counted(count, { one: '# left', other: '# left' }),
  find: 'Find a text or its translation',
  all: 'Translated ones, too',
  next: 'Next untranslated text',
  nothingOpen: 'Every text has a translation.',
  changed: (tag: string) => `Translation into ${tag}`,
  was: 'It was:',
  outdated: 'Changed since it was translated: Enter keeps the translation',
  missing: 'Not translated',
}
