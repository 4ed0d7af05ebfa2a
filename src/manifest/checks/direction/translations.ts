import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'direction-override': {
      message: ({ code }) =>
        `Dieser Text enthält das unsichtbare Zeichen ${code}, das die Buchstaben dahinter umdreht.`,
      hint: () => 'Entfernen Sie es.',
    },
  },
  fr: {
    'direction-override': {
      message: ({ code }) => `Ce texte contient le signe invisible ${code}, qui retourne les lettres qui le suivent.`,
      hint: () => 'Supprimez-le.',
    },
  },
  es: {
    'direction-override': {
      message: ({ code }) => `Este texto contiene el signo invisible ${code}, que invierte las letras que le siguen.`,
      hint: () => 'Quítelo.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
