import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'duplicate-choice': {
      message: ({ what, value }) =>
        `Zwei Auswahlmöglichkeiten haben ${what === 'value' ? 'den Wert' : 'die Beschriftung'} ${quoted(value)}.`,
      hint: () => 'Ändern Sie eine davon, oder entfernen Sie sie.',
    },
    'choices-missing': {
      message: ({ type }) => `Ein Feld vom Typ "${type}" braucht "choices".`,
      hint: () => 'Ergänzen Sie "choices:" mit einem Wert und einer Beschriftung für jede Antwort.',
    },
  },
  fr: {
    'duplicate-choice': {
      message: ({ what, value }) => `Deux choix ont ${what === 'value' ? 'la valeur' : 'l’intitulé'} ${quoted(value)}.`,
      hint: () => 'Changez l’un d’eux, ou supprimez-le.',
    },
    'choices-missing': {
      message: ({ type }) => `Un champ du type "${type}" a besoin de "choices".`,
      hint: () => 'Ajoutez "choices:" avec une valeur et un intitulé pour chaque réponse.',
    },
  },
  es: {
    'duplicate-choice': {
      message: ({ what, value }) =>
        `Dos opciones tienen ${what === 'value' ? 'el valor' : 'la etiqueta'} ${quoted(value)}.`,
      hint: () => 'Cambie una de ellas, o quítela.',
    },
    'choices-missing': {
      message: ({ type }) => `Un campo de tipo "${type}" necesita "choices".`,
      hint: () => 'Añada "choices:" con un valor y una etiqueta para cada respuesta.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
