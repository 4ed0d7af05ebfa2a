import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const schemes = {
  de: { light: 'hellen', dark: 'dunklen' },
  fr: { light: 'claires', dark: 'sombres' },
  es: { light: 'claros', dark: 'oscuros' },
}
const schemeIn = (language: Readonly<Record<string, string>>, scheme: string) => language[scheme] ?? scheme

export default {
  de: {
    'low-contrast': {
      message: ({ text, ground, ratio, scheme }) =>
        `In den ${schemeIn(schemes.de, scheme)} Farben hat "${text}" auf "${ground}" nur einen Kontrast von ${ratio} zu 1.`,
      hint: ({ min, nearest }) => `${min} zu 1 ist das Mindeste.${nearest ? ` ${de.meant(nearest)}` : ''}`,
    },
  },
  fr: {
    'low-contrast': {
      message: ({ text, ground, ratio, scheme }) =>
        `Dans les couleurs ${schemeIn(schemes.fr, scheme)}, "${text}" sur "${ground}" n’a qu’un contraste de ${ratio} à 1.`,
      hint: ({ min, nearest }) => `Il faut au moins ${min} à 1.${nearest ? ` ${fr.meant(nearest)}` : ''}`,
    },
  },
  es: {
    'low-contrast': {
      message: ({ text, ground, ratio, scheme }) =>
        `En los colores ${schemeIn(schemes.es, scheme)}, "${text}" sobre "${ground}" tiene un contraste de solo ${ratio} a 1.`,
      hint: ({ min, nearest }) => `${min} a 1 es lo mínimo.${nearest ? ` ${es.meant(nearest)}` : ''}`,
    },
  },
} satisfies InEachLanguage<typeof kinds>
