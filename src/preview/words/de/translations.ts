import type { EditorWords } from '../rooms.ts'
import { counted } from './counted.ts'

export const translations: EditorWords['translations'] = {
  tab: 'Sprachen',
  done: 'vollständig',
  open: (count) => counted(count, { one: '# offen', other: '# offen' }),
  find: 'Text oder Übersetzung suchen',
  all: 'Auch übersetzte',
  next: 'Nächster Text ohne Übersetzung',
  nothingOpen: 'Jeder Text ist übersetzt.',
  changed: (tag) => `Übersetzung in ${tag}`,
  was: 'Vorher:',
  outdated: 'Seit der Übersetzung geändert: Enter behält sie',
  missing: 'Nicht übersetzt',
}
