import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'lost-url': {
      message: ({ path, reading }) =>
        `${quoted(path)} war öffentlich, und in Version ${reading} antwortet dort nichts mehr.`,
      hint: ({ path, nearest }) => `Ergänzen Sie die Umleitung "${path}: ${nearest ?? '/'}" unter "redirects:".`,
    },
  },
  fr: {
    'lost-url': {
      message: ({ path, reading }) =>
        `${quoted(path)} était publique, et plus rien n’y répond dans la version ${reading}.`,
      hint: ({ path, nearest }) => `Ajoutez la redirection "${path}: ${nearest ?? '/'}" sous "redirects:".`,
    },
  },
  es: {
    'lost-url': {
      message: ({ path, reading }) => `${quoted(path)} era pública, y en la versión ${reading} ya nada responde ahí.`,
      hint: ({ path, nearest }) => `Añada la redirección "${path}: ${nearest ?? '/'}" en "redirects:".`,
    },
  },
} satisfies InEachLanguage<typeof kinds>
