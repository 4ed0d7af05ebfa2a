import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'unreachable-page': {
      message: ({ route }) => `Kein Link führt zur Seite ${quoted(route)}.`,
      hint: () => 'Verlinken Sie sie, oder ergänzen Sie "unlisted: true", wenn es so gemeint ist.',
    },
  },
  fr: {
    'unreachable-page': {
      message: ({ route }) => `Aucun lien ne mène à la page ${quoted(route)}.`,
      hint: () => 'Faites-y un lien, ou ajoutez "unlisted: true" si c’est voulu.',
    },
  },
  es: {
    'unreachable-page': {
      message: ({ route }) => `Ningún enlace lleva a la página ${quoted(route)}.`,
      hint: () => 'Enlácela, o añada "unlisted: true" si es lo que quiere.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
