import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const bracketed = (name: string) => `[${name}]`

export default {
  de: {
    'unknown-answer': {
      message: ({ written }) => `${quoted(written)} steht für keine Antwort und würde so gesendet, wie es ist.`,
      hint: ({ nearest, known }) => de.didYouMean(nearest && bracketed(nearest), known.map(bracketed), 'Antworten'),
    },
    'answer-not-repeated': {
      message: ({ written, where }) =>
        `${where === 'receipt' ? 'Eine Bestätigung' : 'Ein Betreff'} wiederholt keine Antworten: ${quoted(written)} würde so gesendet, wie es ist.`,
      hint: ({ where }) =>
        where === 'receipt'
          ? 'Schreiben Sie einen Satz, der für alle stimmt.'
          : 'Schreiben Sie für alle denselben Betreff, und die Antwort in "text:" der Benachrichtigung.',
    },
  },
  fr: {
    'unknown-answer': {
      message: ({ written }) => `${quoted(written)} ne représente aucune réponse et serait envoyé tel quel.`,
      hint: ({ nearest, known }) => fr.didYouMean(nearest && bracketed(nearest), known.map(bracketed), 'réponses'),
    },
    'answer-not-repeated': {
      message: ({ written, where }) =>
        `${where === 'receipt' ? 'Un accusé de réception' : 'Un objet'} ne répète pas de réponses : ${quoted(written)} serait envoyé tel quel.`,
      hint: ({ where }) =>
        where === 'receipt'
          ? 'Écrivez une phrase vraie pour tout le monde.'
          : 'Écrivez le même objet pour tous, et mettez la réponse dans "text:" de l’avis.',
    },
  },
  es: {
    'unknown-answer': {
      message: ({ written }) => `${quoted(written)} no representa ninguna respuesta y se enviaría tal cual.`,
      hint: ({ nearest, known }) => es.didYouMean(nearest && bracketed(nearest), known.map(bracketed), 'respuestas'),
    },
    'answer-not-repeated': {
      message: ({ written, where }) =>
        `${where === 'receipt' ? 'Un acuse de recibo' : 'Un asunto'} no repite respuestas: ${quoted(written)} se enviaría tal cual.`,
      hint: ({ where }) =>
        where === 'receipt'
          ? 'Escriba una frase que valga para todos.'
          : 'Escriba el mismo asunto para todos, y ponga la respuesta en "text:" del aviso.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
