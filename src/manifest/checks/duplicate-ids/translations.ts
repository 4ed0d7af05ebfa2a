import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'duplicate-id': {
      message: ({ id, page }) => `Die id ${quoted(id)} steht auf der Seite ${page} mehr als einmal.`,
      hint: () => 'Geben Sie einer von beiden eine andere id.',
    },
  },
  fr: {
    'duplicate-id': {
      message: ({ id, page }) => `L’id ${quoted(id)} est sur la page ${page} plus d’une fois.`,
      hint: () => 'Donnez un autre id à l’un des deux.',
    },
  },
  es: {
    'duplicate-id': {
      message: ({ id, page }) => `El id ${quoted(id)} está en la página ${page} más de una vez.`,
      hint: () => 'Dé otro id a uno de los dos.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
