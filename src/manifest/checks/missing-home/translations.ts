import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'missing-home': {
      message: ({ reading }) => `Version ${reading} hat keine Seite unter "/".`,
      hint: () => 'Ergänzen Sie "/:" unter "routes:".',
    },
  },
  fr: {
    'missing-home': {
      message: ({ reading }) => `La version ${reading} n’a pas de page à "/".`,
      hint: () => 'Ajoutez "/:" sous "routes:".',
    },
  },
  es: {
    'missing-home': {
      message: ({ reading }) => `La versión ${reading} no tiene ninguna página en "/".`,
      hint: () => 'Añada "/:" en "routes:".',
    },
  },
} satisfies InEachLanguage<typeof kinds>
