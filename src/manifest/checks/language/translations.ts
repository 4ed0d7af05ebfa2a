import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'unknown-language': {
      message: ({ written }) => `${quoted(written)} ist kein Kürzel einer Sprache.`,
      hint: ({ meant, name }) =>
        meant === undefined
          ? 'Schreiben Sie das Kürzel der Sprache, etwa "en", "de" oder "en-GB".'
          : `Schreiben Sie "${meant}"${name === undefined ? '' : ` (${name})`}.`,
    },
  },
  fr: {
    'unknown-language': {
      message: ({ written }) => `${quoted(written)} n’est pas un code de langue.`,
      hint: ({ meant, name }) =>
        meant === undefined
          ? 'Écrivez le code de la langue, comme "en", "de" ou "en-GB".'
          : `Écrivez "${meant}"${name === undefined ? '' : ` (${name})`}.`,
    },
  },
  es: {
    'unknown-language': {
      message: ({ written }) => `${quoted(written)} no es un código de idioma.`,
      hint: ({ meant, name }) =>
        meant === undefined
          ? 'Escriba el código del idioma, como "en", "de" o "en-GB".'
          : `Escriba "${meant}"${name === undefined ? '' : ` (${name})`}.`,
    },
  },
} satisfies InEachLanguage<typeof kinds>
