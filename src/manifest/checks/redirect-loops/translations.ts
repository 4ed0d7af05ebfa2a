import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const circle = (through: readonly string[]) =>
  `${[...through, through[0]].slice(0, 9).join(' → ')}${through.length > 8 ? ' …' : ''}`

export default {
  de: {
    'redirect-loop': {
      message: ({ through }) =>
        through.length === 1
          ? `Die Umleitung ${through[0]} führt zu sich selbst zurück.`
          : `Die Umleitungen ${circle(through)} führen dorthin zurück, wo sie beginnen.`,
      hint: () => 'Lassen Sie eine davon zu einer Seite führen.',
    },
    'redirect-chain': {
      message: ({ from, through, end }) =>
        `${quoted(from)} führt zu ${quoted(through)}, und das führt weiter zu ${quoted(end)}.`,
      hint: ({ end }) => de.meant(end),
    },
  },
  fr: {
    'redirect-loop': {
      message: ({ through }) =>
        through.length === 1
          ? `La redirection ${through[0]} ramène à elle-même.`
          : `Les redirections ${circle(through)} ramènent là où elles ont commencé.`,
      hint: () => 'Faites mener l’une d’elles à une page.',
    },
    'redirect-chain': {
      message: ({ from, through, end }) =>
        `${quoted(from)} mène à ${quoted(through)}, qui mène ensuite à ${quoted(end)}.`,
      hint: ({ end }) => fr.meant(end),
    },
  },
  es: {
    'redirect-loop': {
      message: ({ through }) =>
        through.length === 1
          ? `La redirección ${through[0]} lleva de vuelta a sí misma.`
          : `Las redirecciones ${circle(through)} llevan de vuelta a donde empezaron.`,
      hint: () => 'Haga que una de ellas lleve a una página.',
    },
    'redirect-chain': {
      message: ({ from, through, end }) =>
        `${quoted(from)} lleva a ${quoted(through)}, que lleva después a ${quoted(end)}.`,
      hint: ({ end }) => es.meant(end),
    },
  },
} satisfies InEachLanguage<typeof kinds>
