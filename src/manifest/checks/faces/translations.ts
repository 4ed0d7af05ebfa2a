import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'undeclared-face': {
      message: ({ family }) => `Keine Seite lädt die Schrift ${quoted(family)}; kein Besucher sieht sie.`,
      hint: ({ family, file }) =>
        `Ergänzen Sie "face:" unter der Liste der Schriften, mit der Schrift "${family}" und der Datei ${file}.`,
    },
    'unknown-face': {
      message: ({ family }) => `Die Schrift ${quoted(family)} gehört zu keinem System, und keine Datei bringt sie mit.`,
      hint: ({ nearest }) =>
        nearest
          ? de.meant(nearest)
          : 'Legen Sie ihre Datei in "public/fonts", und ergänzen Sie "face:" unter der Liste, oder lassen Sie sie weg.',
    },
    'unused-font-file': {
      message: ({ file }) => `Keine Schrift verwendet die Datei ${quoted(file)}.`,
      hint: () =>
        'Ergänzen Sie "face:" mit dieser Datei bei "display" oder "text", oder entfernen Sie die Datei: Sie wird so veröffentlicht, wie sie ist.',
    },
  },
  fr: {
    'undeclared-face': {
      message: ({ family }) => `Aucune page ne charge la police ${quoted(family)} ; aucun visiteur ne la voit.`,
      hint: ({ family, file }) =>
        `Ajoutez "face:" sous la liste des polices, avec la famille "${family}" et le fichier ${file}.`,
    },
    'unknown-face': {
      message: ({ family }) =>
        `La police ${quoted(family)} ne vient avec aucun système, et aucun fichier ne l’apporte.`,
      hint: ({ nearest }) =>
        nearest
          ? fr.meant(nearest)
          : 'Mettez son fichier dans "public/fonts" et ajoutez "face:" sous la liste, ou supprimez-la.',
    },
    'unused-font-file': {
      message: ({ file }) => `Aucune police n’utilise le fichier ${quoted(file)}.`,
      hint: () =>
        'Ajoutez "face:" avec ce fichier à "display" ou "text", ou supprimez le fichier : il est publié tel quel.',
    },
  },
  es: {
    'undeclared-face': {
      message: ({ family }) => `Ninguna página carga la letra ${quoted(family)}, así que ningún visitante la ve.`,
      hint: ({ family, file }) =>
        `Añada "face:" debajo de la lista de letras, con la familia "${family}" y el archivo ${file}.`,
    },
    'unknown-face': {
      message: ({ family }) => `La letra ${quoted(family)} no viene con ningún sistema, y ningún archivo la trae.`,
      hint: ({ nearest }) =>
        nearest
          ? es.meant(nearest)
          : 'Ponga su archivo en "public/fonts" y añada "face:" debajo de la lista, o quítela.',
    },
    'unused-font-file': {
      message: ({ file }) => `Ninguna letra usa el archivo ${quoted(file)}.`,
      hint: () => 'Añada "face:" con este archivo a "display" o "text", o quite el archivo: se publica tal como está.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
