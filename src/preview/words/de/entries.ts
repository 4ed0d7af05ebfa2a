import type { EditorWords } from '../rooms.ts'
import { counted } from './counted.ts'

export const entries: EditorWords['entries'] = {
  tab: 'Einträge',
  collections: 'Sammlungen',
  add: 'Neuer Eintrag',
  find: (collection) => `In ${collection} suchen`,
  later: (moment) => `ab ${moment}`,
  over: (moment) => `bis ${moment}`,
  newIsDraft: 'Er beginnt als Entwurf: Noch sieht ihn niemand.',
  all: 'Alle Einträge',
  gone: 'Diesen Eintrag gibt es nicht mehr.',
  ofPage: 'Eintrag dieser Seite öffnen',
  whenShown: 'Wann er zu sehen ist',
  whole: 'Der ganze Eintrag',
  name: 'Name in der Adresse',
  renameLeads: 'Die frühere Adresse führt zur neuen.',
  rename: 'Umbenennen',
  theirs:
    'In der Datei steht inzwischen etwas anderes. Was Sie getippt haben, ersetzt es, sobald Sie den Text verlassen.',
  namedIn: (places: string[], more: number) =>
    `Genannt wird der Eintrag in ${[...places, ...(more > 0 ? [counted(more, { one: '# weiteren Stelle', other: '# weiteren Stellen' })] : [])].join(', ')}.`,
  allTheSame: 'Trotzdem ausführen',
}
