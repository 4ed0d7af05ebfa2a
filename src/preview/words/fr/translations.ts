import type { EditorWords } from '../rooms.ts'
import { counted } from './counted.ts'

export const translations: EditorWords['translations'] = {
  tab: 'Langues',
  done: 'complète',
  open: (count) => counted(count, { one: '# à traduire', other: '# à traduire' }),
  find: 'Chercher un texte ou sa traduction',
  all: 'Aussi les textes traduits',
  next: 'Texte suivant sans traduction',
  nothingOpen: 'Chaque texte est traduit.',
  changed: (tag) => `Traduction en ${tag}`,
  was: 'Avant :',
  outdated: 'Modifié depuis la traduction : Entrée la conserve',
  missing: 'Non traduit',
}
