import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const called = {
  de: {
    apostrophe: 'einen geraden Apostroph',
    quotation: 'gerade Anführungszeichen',
    range: 'einen Bindestrich zwischen zwei Zahlen',
  },
  fr: {
    apostrophe: 'une apostrophe droite',
    quotation: 'des guillemets droits',
    range: 'un trait d’union entre deux nombres',
  },
  es: {
    apostrophe: 'un apóstrofo recto',
    quotation: 'comillas rectas',
    range: 'un guion entre dos números',
  },
}

export default {
  de: {
    'straight-sign': {
      message: ({ sign, written }) =>
        `${quoted(written)} hat ${called.de[sign]}, und die meisten anderen Texte haben das Zeichen der Sprache.`,
      hint: ({ meant }) => `Schreiben Sie ${meant}`,
    },
  },
  fr: {
    'straight-sign': {
      message: ({ sign, written }) =>
        `${quoted(written)} a ${called.fr[sign]}, et la plupart des autres textes ont le signe de la langue.`,
      hint: ({ meant }) => `Écrivez ${meant}`,
    },
  },
  es: {
    'straight-sign': {
      message: ({ sign, written }) =>
        `${quoted(written)} tiene ${called.es[sign]}, y la mayoría de los otros textos tienen el signo del idioma.`,
      hint: ({ meant }) => `Escriba ${meant}`,
    },
  },
} satisfies InEachLanguage<typeof kinds>
