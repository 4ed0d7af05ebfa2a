import type { EditorWords } from '../rooms.ts'
import { counted } from './counted.ts'

export const entries: EditorWords['entries'] = {
  tab: 'Entrées',
  collections: 'Collections',
  add: 'Nouvelle entrée',
  find: (collection) => `Chercher dans ${collection}`,
  later: (moment) => `à partir du ${moment}`,
  over: (moment) => `jusqu’au ${moment}`,
  newIsDraft: 'Elle commence comme brouillon : aucun visiteur ne la voit encore.',
  all: 'Toutes les entrées',
  gone: 'Cette entrée n’existe plus.',
  ofPage: 'Ouvrir l’entrée de cette page',
  whenShown: 'Quand elle est visible',
  whole: 'L’entrée entière',
  name: 'Nom dans l’adresse',
  renameLeads: 'L’ancienne adresse mène à la nouvelle.',
  rename: 'Renommer',
  theirs: 'Le fichier dit autre chose entre-temps. Ce que vous avez tapé le remplace quand vous quittez le texte.',
  namedIn: (places: string[], more: number) =>
    `Cette entrée est nommée dans ${[...places, ...(more > 0 ? [counted(more, { one: '# autre endroit', other: '# autres endroits' })] : [])].join(', ')}.`,
  allTheSame: 'Le faire quand même',
}
