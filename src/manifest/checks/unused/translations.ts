import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'unused-fragment': {
      message: ({ name }) => `Keine Seite verwendet den gemeinsamen Abschnitt ${quoted(name)}.`,
      hint: ({ name }) => `Verwenden Sie ihn mit "use: ${name}", oder entfernen Sie ihn.`,
    },
    'unused-fact': {
      message: ({ name }) => `Kein Text verwendet die Angabe ${quoted(name)}.`,
      hint: ({ name }) => `Verwenden Sie sie als {facts.${name}}, oder entfernen Sie sie.`,
    },
    'unused-form': {
      message: ({ name }) => `Keine Seite zeigt das Formular ${quoted(name)}.`,
      hint: () => 'Zeigen Sie es in einem Baustein, oder entfernen Sie es.',
    },
  },
  fr: {
    'unused-fragment': {
      message: ({ name }) => `Aucune page n’utilise la section partagée ${quoted(name)}.`,
      hint: ({ name }) => `Utilisez-la avec "use: ${name}", ou supprimez-la.`,
    },
    'unused-fact': {
      message: ({ name }) => `Aucun texte n’utilise la donnée ${quoted(name)}.`,
      hint: ({ name }) => `Utilisez-la comme {facts.${name}}, ou supprimez-la.`,
    },
    'unused-form': {
      message: ({ name }) => `Aucune page ne montre le formulaire ${quoted(name)}.`,
      hint: () => 'Montrez-le dans un bloc, ou supprimez-le.',
    },
  },
  es: {
    'unused-fragment': {
      message: ({ name }) => `Ninguna página usa la sección compartida ${quoted(name)}.`,
      hint: ({ name }) => `Úsela con "use: ${name}", o quítela.`,
    },
    'unused-fact': {
      message: ({ name }) => `Ningún texto usa el dato ${quoted(name)}.`,
      hint: ({ name }) => `Úselo como {facts.${name}}, o quítelo.`,
    },
    'unused-form': {
      message: ({ name }) => `Ninguna página muestra el formulario ${quoted(name)}.`,
      hint: () => 'Muéstrelo en un bloque, o quítelo.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
