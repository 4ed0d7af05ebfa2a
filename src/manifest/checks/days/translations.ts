import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'days-crossed': {
      message: ({ key, text, first, from }) => `"${key}" ist ${text}, und das ist vor "${first}", ${from}.`,
      hint: () => 'Ändern Sie eines von beiden, oder vertauschen Sie sie.',
    },
  },
  fr: {
    'days-crossed': {
      message: ({ key, text, first, from }) => `"${key}" est ${text}, et c’est avant "${first}", ${from}.`,
      hint: () => 'Changez l’un des deux, ou échangez-les.',
    },
  },
  es: {
    'days-crossed': {
      message: ({ key, text, first, from }) => `"${key}" es ${text}, y eso es antes de "${first}", ${from}.`,
      hint: () => 'Cambie uno de los dos, o intercámbielos.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
