import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'
import { withFirstPart } from './problems.ts'

export default {
  de: {
    'open-redirect': {
      message: ({ from, to }) => `${quoted(from)} schickt Besucher zu einer anderen Website, ${quoted(to)}.`,
      hint: () => 'Führen Sie zu einer Seite dieser Website, und verlinken Sie die andere von dort.',
    },
    'redirect-shadowed': {
      message: ({ from, to }) =>
        `Unter ${quoted(from)} gibt es eine Seite und eine Umleitung zu ${quoted(to)}; die Umleitung gewinnt, und niemand sähe die Seite.`,
      hint: () => 'Behalten Sie eines von beiden.',
    },
    'redirect-hides': {
      message: ({ from, what, hidden, more }) =>
        `Die Umleitung ${quoted(from)} meint auch die Adresse der ${{ page: 'Seite', file: 'Datei', form: 'Formulare' }[what]} ${quoted(hidden)}${more > 0 ? ` und ${more} weitere` : ''}: Niemand sähe ${more > 0 ? 'sie' : 'diese'}.`,
      hint: ({ from }) =>
        from.includes('*')
          ? 'Schreiben Sie vor das "*" einen längeren Pfad, oder jede Adresse als eigene Umleitung.'
          : `Schreiben Sie den ersten Teil aus, wie in ${quoted(withFirstPart(from))}, oder jede Adresse als eigene Umleitung.`,
    },
    'redirect-placeholder': {
      message: ({ from, word }) =>
        `Die Umleitung führt zu einer Adresse mit ${quoted(word)}, und ${quoted(from)} hat keinen solchen Teil.`,
      hint: ({ from, own: [first] }) =>
        first === undefined
          ? `Führen Sie zu einer einzigen Seite, oder beginnen Sie bei "${from === '/' ? '' : from}/*".`
          : `Schreiben Sie "${first}", was ${quoted(from)} hat.`,
    },
    'redirect-dead': {
      message: ({ to }) => `Es gibt keine Seite ${quoted(to)}, zu der diese Umleitung führen könnte.`,
      hint: ({ nearest }) => (nearest ? de.meant(nearest) : 'Lassen Sie sie zu einer Seite dieser Version führen.'),
    },
  },
  fr: {
    'open-redirect': {
      message: ({ from, to }) => `${quoted(from)} envoie les visiteurs vers un autre site, ${quoted(to)}.`,
      hint: () => 'Menez à une page de ce site, et faites de là un lien vers l’autre.',
    },
    'redirect-shadowed': {
      message: ({ from, to }) =>
        `À ${quoted(from)}, il y a une page et une redirection vers ${quoted(to)} ; la redirection l’emporte, et personne ne verrait la page.`,
      hint: () => 'Gardez l’une des deux.',
    },
    'redirect-hides': {
      message: ({ from, what, hidden, more }) =>
        `La redirection ${quoted(from)} prend aussi l’adresse ${{ page: 'de la page', file: 'du fichier', form: 'des formulaires' }[what]} ${quoted(hidden)}${more > 0 ? ` et ${more} autres` : ''} : personne ne ${more > 0 ? 'les' : 'l’y'} verrait.`,
      hint: ({ from }) =>
        from.includes('*')
          ? 'Écrivez un chemin plus long avant le "*", ou chaque adresse comme une redirection à part.'
          : `Écrivez la première partie en entier, comme dans ${quoted(withFirstPart(from))}, ou chaque adresse comme une redirection à part.`,
    },
    'redirect-placeholder': {
      message: ({ from, word }) =>
        `La redirection mène à une adresse avec ${quoted(word)}, et ${quoted(from)} n’a pas de telle partie.`,
      hint: ({ from, own: [first] }) =>
        first === undefined
          ? `Menez à une seule page, ou partez de "${from === '/' ? '' : from}/*".`
          : `Écrivez "${first}", que ${quoted(from)} a.`,
    },
    'redirect-dead': {
      message: ({ to }) => `Il n’y a pas de page ${quoted(to)} où cette redirection puisse mener.`,
      hint: ({ nearest }) => (nearest ? fr.meant(nearest) : 'Faites-la mener à une page de cette version.'),
    },
  },
  es: {
    'open-redirect': {
      message: ({ from, to }) => `${quoted(from)} envía a los visitantes a otro sitio, ${quoted(to)}.`,
      hint: () => 'Lleve a una página de este sitio, y enlace el otro desde ahí.',
    },
    'redirect-shadowed': {
      message: ({ from, to }) =>
        `En ${quoted(from)} hay una página y una redirección a ${quoted(to)}; gana la redirección, y nadie vería la página.`,
      hint: () => 'Conserve una de las dos.',
    },
    'redirect-hides': {
      message: ({ from, what, hidden, more }) =>
        `La redirección ${quoted(from)} incluye también la dirección ${{ page: 'de la página', file: 'del archivo', form: 'de los formularios' }[what]} ${quoted(hidden)}${more > 0 ? ` y ${more} más` : ''}: nadie ${more > 0 ? 'las' : 'lo'} vería.`,
      hint: ({ from }) =>
        from.includes('*')
          ? 'Escriba una ruta más larga antes del "*", o cada dirección como una redirección propia.'
          : `Escriba entera la primera parte, como en ${quoted(withFirstPart(from))}, o cada dirección como una redirección propia.`,
    },
    'redirect-placeholder': {
      message: ({ from, word }) =>
        `La redirección lleva a una dirección con ${quoted(word)}, y ${quoted(from)} no tiene esa parte.`,
      hint: ({ from, own: [first] }) =>
        first === undefined
          ? `Lleve a una sola página, o empiece en "${from === '/' ? '' : from}/*".`
          : `Escriba "${first}", que ${quoted(from)} tiene.`,
    },
    'redirect-dead': {
      message: ({ to }) => `No hay ninguna página ${quoted(to)} a la que pueda llevar esta redirección.`,
      hint: ({ nearest }) => (nearest ? es.meant(nearest) : 'Haga que lleve a una página de esta versión.'),
    },
  },
} satisfies InEachLanguage<typeof kinds>
