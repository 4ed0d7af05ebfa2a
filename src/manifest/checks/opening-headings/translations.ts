import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'missing-heading': {
      message: ({ block, page }) =>
        `Die Seite ${page} beginnt mit dem Baustein "${block}", der keine Überschrift zeigt.`,
      hint: () => 'Geben Sie dem Baustein einen Titel, oder beginnen Sie die Seite mit einem anderen.',
    },
  },
  fr: {
    'missing-heading': {
      message: ({ block, page }) => `La page ${page} s’ouvre sur le bloc "${block}", qui ne montre pas de titre.`,
      hint: () => 'Donnez un titre au bloc, ou ouvrez la page par un autre.',
    },
  },
  es: {
    'missing-heading': {
      message: ({ block, page }) => `La página ${page} se abre con el bloque "${block}", que no muestra ningún título.`,
      hint: () => 'Dé un título al bloque, o abra la página con otro.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
