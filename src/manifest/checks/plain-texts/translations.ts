import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'markdown-in-text': {
      message: ({ written }) => `${quoted(written)} ist Markdown, und dieser Text wird so gezeigt, wie er dasteht.`,
      hint: ({ words, isLink, takers }) =>
        isLink && words
          ? `Schreiben Sie nur ${quoted(words)}; ein Link kann in einem langen Text stehen, im Hinweis eines Formulars und neben einem Kästchen.`
          : words
            ? `Schreiben Sie ${quoted(words)}, ohne die Zeichen.`
            : takers.length > 0
              ? `Setzen Sie es in einen Baustein vom Typ ${de.listed(takers)}, oder schreiben Sie es ohne die Zeichen.`
              : 'Schreiben Sie es ohne die Zeichen.',
    },
  },
  fr: {
    'markdown-in-text': {
      message: ({ written }) => `${quoted(written)} est du Markdown, et ce texte s’affiche tel quel.`,
      hint: ({ words, isLink, takers }) =>
        isLink && words
          ? `Écrivez seulement ${quoted(words)} ; un lien peut être dans un long texte, dans l’avis d’un formulaire et à côté d’une case.`
          : words
            ? `Écrivez ${quoted(words)}, sans les signes.`
            : takers.length > 0
              ? `Mettez-le dans un bloc de type ${fr.listed(takers)}, ou écrivez-le sans les signes.`
              : 'Écrivez-le sans les signes.',
    },
  },
  es: {
    'markdown-in-text': {
      message: ({ written }) => `${quoted(written)} es Markdown, y este texto se muestra tal como está escrito.`,
      hint: ({ words, isLink, takers }) =>
        isLink && words
          ? `Escriba solo ${quoted(words)}; un enlace puede estar en un texto largo, en el aviso de un formulario y junto a una casilla.`
          : words
            ? `Escriba ${quoted(words)}, sin los signos.`
            : takers.length > 0
              ? `Póngalo en un bloque de tipo ${es.listed(takers)}, o escríbalo sin los signos.`
              : 'Escríbalo sin los signos.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
