import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'same-route': {
      message: ({ route, other }) => `${quoted(route)} und ${quoted(other)} sind für viele Server eine Adresse.`,
      hint: () => 'Geben Sie einer davon einen anderen Pfad.',
    },
  },
  fr: {
    'same-route': {
      message: ({ route, other }) =>
        `${quoted(route)} et ${quoted(other)} sont une même adresse pour beaucoup de serveurs.`,
      hint: () => 'Donnez un autre chemin à l’une d’elles.',
    },
  },
  es: {
    'same-route': {
      message: ({ route, other }) =>
        `${quoted(route)} y ${quoted(other)} son una misma dirección para muchos servidores.`,
      hint: () => 'Dé otra ruta a una de ellas.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
