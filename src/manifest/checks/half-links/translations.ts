import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'half-link': {
      message: ({ written }) => `${quoted(written)} ist als Link gemeint und wird so gezeigt, wie es dasteht.`,
      hint: ({ meant, takesMarkdown }) =>
        takesMarkdown
          ? `Schreiben Sie ${quoted(meant)}.`
          : 'Schreiben Sie nur die Wörter; ein Link kann in einem langen Text stehen, im Hinweis eines Formulars und neben einem Kästchen.',
    },
  },
  fr: {
    'half-link': {
      message: ({ written }) => `${quoted(written)} veut être un lien et s’affiche tel quel.`,
      hint: ({ meant, takesMarkdown }) =>
        takesMarkdown
          ? `Écrivez ${quoted(meant)}.`
          : 'Écrivez seulement les mots ; un lien peut être dans un long texte, dans l’avis d’un formulaire et à côté d’une case.',
    },
  },
  es: {
    'half-link': {
      message: ({ written }) => `${quoted(written)} quiere ser un enlace y se muestra tal como está escrito.`,
      hint: ({ meant, takesMarkdown }) =>
        takesMarkdown
          ? `Escriba ${quoted(meant)}.`
          : 'Escriba solo las palabras; un enlace puede estar en un texto largo, en el aviso de un formulario y junto a una casilla.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
