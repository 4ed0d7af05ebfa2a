import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'row-length': {
      message: ({ items, heads, key, isEvery }) =>
        `${isEvery ? 'Jede' : 'Diese'} Zeile hat ${items === 1 ? 'einen Wert' : `${items} Werte`} für die ${heads} von "${key}".`,
      hint: ({ items, heads, key }) =>
        items > heads
          ? `Entfernen Sie, was zu viel ist, oder ergänzen Sie unter "${key}", wozu es gehört.`
          : 'Ergänzen Sie, was fehlt; wo es nichts zu sagen gibt, schreiben Sie "–".',
    },
  },
  fr: {
    'row-length': {
      message: ({ items, heads, key, isEvery }) =>
        `${isEvery ? 'Chaque' : 'Cette'} ligne a ${items === 1 ? 'une valeur' : `${items} valeurs`} pour les ${heads} de "${key}".`,
      hint: ({ items, heads, key }) =>
        items > heads
          ? `Supprimez ce qui est de trop, ou ajoutez sous "${key}" ce à quoi cela correspond.`
          : 'Ajoutez ce qui manque ; là où il n’y a rien à dire, écrivez "–".',
    },
  },
  es: {
    'row-length': {
      message: ({ items, heads, key, isEvery }) =>
        `${isEvery ? 'Cada' : 'Esta'} fila tiene ${items === 1 ? 'un valor' : `${items} valores`} para los ${heads} de "${key}".`,
      hint: ({ items, heads, key }) =>
        items > heads
          ? `Quite lo que sobra, o añada en "${key}" aquello a lo que corresponde.`
          : 'Añada lo que falta; donde no haya nada que decir, escriba "–".',
    },
  },
} satisfies InEachLanguage<typeof kinds>
