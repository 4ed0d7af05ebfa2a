import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const signs = { 'a comment': { de: 'einen Kommentar', fr: 'un commentaire', es: 'un comentario' } } as Readonly<
  Record<string, { de: string; fr: string; es: string } | undefined>
>

export default {
  de: {
    'unclosed-value': {
      message: ({ value, sign }) =>
        sign === ')' || sign === ']'
          ? `Der Wert ${quoted(value)} schließt eine Klammer, die nicht geöffnet wurde.`
          : `Der Wert ${quoted(value)} öffnet ${signs[sign]?.de ?? sign} und schließt es nicht wieder.`,
      hint: () => 'Schreiben Sie beide Zeichen des Paars, oder keines.',
    },
  },
  fr: {
    'unclosed-value': {
      message: ({ value, sign }) =>
        sign === ')' || sign === ']'
          ? `La valeur ${quoted(value)} ferme un signe qui n’a pas été ouvert.`
          : `La valeur ${quoted(value)} ouvre ${signs[sign]?.fr ?? sign} et ne le ferme jamais.`,
      hint: () => 'Écrivez les deux signes de la paire, ou aucun.',
    },
  },
  es: {
    'unclosed-value': {
      message: ({ value, sign }) =>
        sign === ')' || sign === ']'
          ? `El valor ${quoted(value)} cierra un signo que no se abrió.`
          : `El valor ${quoted(value)} abre ${signs[sign]?.es ?? sign} y no lo cierra nunca.`,
      hint: () => 'Escriba los dos signos del par, o ninguno.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
