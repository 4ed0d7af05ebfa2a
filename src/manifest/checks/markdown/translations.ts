import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'heading-order': {
      message: ({ level, after }) =>
        `Eine Überschrift der Stufe ${level} folgt auf ${after === 0 ? 'den Titel' : `eine der Stufe ${after}`}; dazwischen fehlt eine Stufe.`,
      hint: ({ after }) => de.meant('#'.repeat(after + 1)),
    },
    'misplaced-block': {
      message: () => 'Ein Baustein kann hier nicht gezeigt werden.',
      hint: () =>
        'Setzen Sie ihn zwischen die Absätze eines Eintrags, den ein "article" zeigt, oder neben diesen Baustein auf die Seite.',
    },
    'unknown-markdown': {
      message: ({ what }) => `${de.word(what)} wird auf keiner Seite gezeigt.`,
      hint: ({ instead }) => de.word(instead),
    },
  },
  fr: {
    'heading-order': {
      message: ({ level, after }) =>
        `Un titre de niveau ${level} suit ${after === 0 ? 'le titre principal' : `un titre de niveau ${after}`}, et un niveau est sauté.`,
      hint: ({ after }) => fr.meant('#'.repeat(after + 1)),
    },
    'misplaced-block': {
      message: () => 'Un bloc ne peut pas être montré ici.',
      hint: () =>
        'Placez-le entre les paragraphes d’une entrée que montre un "article", ou à côté de ce bloc sur la page.',
    },
    'unknown-markdown': {
      message: ({ what }) => `${fr.word(what)} ne se montre sur aucune page.`,
      hint: ({ instead }) => fr.word(instead),
    },
  },
  es: {
    'heading-order': {
      message: ({ level, after }) =>
        `Un título de nivel ${level} sigue ${after === 0 ? 'al título principal' : `a uno de nivel ${after}`}, y se salta un nivel.`,
      hint: ({ after }) => es.meant('#'.repeat(after + 1)),
    },
    'misplaced-block': {
      message: () => 'Aquí no se puede mostrar un bloque.',
      hint: () =>
        'Póngalo entre los párrafos de una entrada que muestre un "article", o junto a este bloque en la página.',
    },
    'unknown-markdown': {
      message: ({ what }) => `${es.word(what)} no se muestra en ninguna página.`,
      hint: ({ instead }) => es.word(instead),
    },
  },
} satisfies InEachLanguage<typeof kinds>
