import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'not-a-mail-address': {
      message: ({ value }) =>
        `${quoted(value)} ist keine E-Mail-Adresse${value.includes('@') ? '' : ', denn es fehlt das @'}.`,
      hint: ({ meant }) =>
        meant === undefined
          ? 'Schreiben Sie eine Adresse wie "hello@example.com", und nichts daneben.'
          : de.meant(meant),
    },
  },
  fr: {
    'not-a-mail-address': {
      message: ({ value }) =>
        `${quoted(value)} n’est pas une adresse e-mail${value.includes('@') ? '' : ', car il n’y a pas de @'}.`,
      hint: ({ meant }) =>
        meant === undefined ? 'Écrivez une adresse comme "hello@example.com", et rien à côté.' : fr.meant(meant),
    },
  },
  es: {
    'not-a-mail-address': {
      message: ({ value }) =>
        `${quoted(value)} no es una dirección de correo${value.includes('@') ? '' : ', porque no tiene @'}.`,
      hint: ({ meant }) =>
        meant === undefined ? 'Escriba una dirección como "hello@example.com", y nada al lado.' : es.meant(meant),
    },
  },
} satisfies InEachLanguage<typeof kinds>
