import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const translations: InEachLanguage<typeof kinds> = {
  de: {
    'dead-link': {
      message: ({ to, reading }) => `In Version ${reading} gibt es keine Seite ${quoted(to)}.`,
      hint: ({ nearest, known }) => de.didYouMean(nearest, known, 'Seiten'),
    },
  },
  fr: {
    'dead-link': {
      message: ({ to, reading }) => `Il n’y a pas de page ${quoted(to)} dans la version ${reading}.`,
      hint: ({ nearest, known }) => fr.didYouMean(nearest, known, 'pages'),
    },
  },
  es: {
    'dead-link': {
      message: ({ to, reading }) => `No hay ninguna página ${quoted(to)} en la versión ${reading}.`,
      hint: ({ nearest, known }) => es.didYouMean(nearest, known, 'páginas'),
    },
  },
}

export default translations
