import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import { type default as kinds, publicFile } from './problems.ts'

export default {
  de: {
    'dead-link': {
      message: ({ to, reading, isFile, isNamed, why }) =>
        why !== undefined
          ? `Die Seite ${quoted(to)} ${de.word(why)}.`
          : isNamed
            ? `${quoted(to)} führt nicht zur Datei dieses Namens: %, # und ? bedeuten in einer Adresse etwas anderes.`
            : isFile
              ? `Weder gibt es eine Datei ${quoted(to)} unter public/ noch eine Seite dieses Namens.`
              : `In Version ${reading} gibt es keine Seite ${quoted(to)}.`,
      hint: ({ to, nearest, known, isFile, isNamed, why }) =>
        why !== undefined
          ? 'Entfernen Sie den Link, bis die Seite gezeigt wird, oder ändern Sie, wann sie gezeigt wird.'
          : isNamed
            ? `Schreiben Sie „${nearest}“.`
            : isFile
              ? `${nearest === undefined ? '' : `${de.meant(nearest)} `}Speichern Sie die Datei als ${publicFile(to)}.`
              : de.didYouMean(nearest, known, 'Seiten'),
    },
  },
  fr: {
    'dead-link': {
      message: ({ to, reading, isFile, isNamed, why }) =>
        why !== undefined
          ? `La page ${quoted(to)} ${fr.word(why)}.`
          : isNamed
            ? `${quoted(to)} ne mène pas au fichier de ce nom : %, # et ? ont un autre sens dans une adresse.`
            : isFile
              ? `Il n’y a ni fichier ${quoted(to)} sous public/ ni page de ce nom.`
              : `Il n’y a pas de page ${quoted(to)} dans la version ${reading}.`,
      hint: ({ to, nearest, known, isFile, isNamed, why }) =>
        why !== undefined
          ? 'Supprimez le lien jusqu’à ce que la page soit montrée, ou changez le moment où elle l’est.'
          : isNamed
            ? `Écrivez « ${nearest} ».`
            : isFile
              ? `${nearest === undefined ? '' : `${fr.meant(nearest)} `}Enregistrez le fichier sous ${publicFile(to)}.`
              : fr.didYouMean(nearest, known, 'pages'),
    },
  },
  es: {
    'dead-link': {
      message: ({ to, reading, isFile, isNamed, why }) =>
        why !== undefined
          ? `La página ${quoted(to)} ${es.word(why)}.`
          : isNamed
            ? `${quoted(to)} no lleva al archivo de ese nombre: %, # y ? significan otra cosa en una dirección.`
            : isFile
              ? `No hay ni un archivo ${quoted(to)} en public/ ni una página con ese nombre.`
              : `No hay ninguna página ${quoted(to)} en la versión ${reading}.`,
      hint: ({ to, nearest, known, isFile, isNamed, why }) =>
        why !== undefined
          ? 'Quite el enlace hasta que la página se muestre, o cambie cuándo se muestra.'
          : isNamed
            ? `Escriba «${nearest}».`
            : isFile
              ? `${nearest === undefined ? '' : `${es.meant(nearest)} `}Guarde el archivo como ${publicFile(to)}.`
              : es.didYouMean(nearest, known, 'páginas'),
    },
  },
} satisfies InEachLanguage<typeof kinds>
