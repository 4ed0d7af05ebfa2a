import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'title-too-long': {
      message: ({ length, max }) => `Der Titel hat ${length} Zeichen; Suchergebnisse zeigen etwa ${max}.`,
      hint: () => 'Stellen Sie das Wichtige an den Anfang, und kürzen Sie den Rest.',
    },
    'description-too-long': {
      message: ({ length, max }) => `Die Beschreibung hat ${length} Zeichen; Suchergebnisse zeigen etwa ${max}.`,
      hint: () => 'Sagen Sie es in ein oder zwei kurzen Sätzen.',
    },
    'same-title': {
      message: ({ title, pages }) => `Den Titel ${quoted(title)} hat auch ${de.listed(pages)}.`,
      hint: () => 'Sagen Sie auf jeder Seite, was nur sie hat.',
    },
    'same-description': {
      message: ({ pages }) => `Diese Beschreibung hat auch ${de.listed(pages)}.`,
      hint: () => 'Sagen Sie auf jeder Seite, was nur sie hat.',
    },
  },
  fr: {
    'title-too-long': {
      message: ({ length, max }) =>
        `Le titre compte ${length} caractères ; les résultats de recherche en montrent environ ${max}.`,
      hint: () => 'Mettez l’important au début, et raccourcissez le reste.',
    },
    'description-too-long': {
      message: ({ length, max }) =>
        `La description compte ${length} caractères ; les résultats de recherche en montrent environ ${max}.`,
      hint: () => 'Dites-le en une ou deux phrases courtes.',
    },
    'same-title': {
      message: ({ title, pages }) => `Le titre ${quoted(title)} est aussi celui de ${fr.listed(pages)}.`,
      hint: () => 'Dites sur chaque page ce qu’elle seule a.',
    },
    'same-description': {
      message: ({ pages }) => `La description est aussi celle de ${fr.listed(pages)}.`,
      hint: () => 'Dites sur chaque page ce qu’elle seule a.',
    },
  },
  es: {
    'title-too-long': {
      message: ({ length, max }) =>
        `El título tiene ${length} caracteres; los resultados de búsqueda muestran unos ${max}.`,
      hint: () => 'Ponga lo importante primero, y acorte el resto.',
    },
    'description-too-long': {
      message: ({ length, max }) =>
        `La descripción tiene ${length} caracteres; los resultados de búsqueda muestran unos ${max}.`,
      hint: () => 'Dígalo en una o dos frases cortas.',
    },
    'same-title': {
      message: ({ title, pages }) => `El título ${quoted(title)} es también el de ${es.listed(pages)}.`,
      hint: () => 'Diga en cada página lo que solo ella tiene.',
    },
    'same-description': {
      message: ({ pages }) => `La descripción es también la de ${es.listed(pages)}.`,
      hint: () => 'Diga en cada página lo que solo ella tiene.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
