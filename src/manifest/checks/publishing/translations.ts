import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'site-below-path': {
      message: ({ url }) =>
        `${quoted(url)} ist eine Seite oder ein Ordner eines Hosts, und die Website nimmt den ganzen ein.`,
      hint: ({ origin }) => `Schreiben Sie "${origin}".`,
    },
    'incomplete-publish': {
      message: ({ to, key }) => `"publish:" mit "to: ${to}" braucht "${key}:".`,
      hint: ({ key, example }) => `Ergänzen Sie "${key}: ${example}" unter "publish:", mit dem, was Ihres ist.`,
    },
    'publish-without-folder': {
      message: () => 'Die Wörter von "run:" sagen nicht, wo die fertige Website ist.',
      hint: () => 'Schreiben Sie "{folder}", wo das Programm den Ordner erwartet.',
    },
    'unknown-host': {
      message: ({ host }) => `Es gibt keinen Host ${quoted(host)}.`,
      hint: ({ hosts }) => `Die Hosts sind ${de.listed(hosts)}. Lassen Sie "host:" für jeden anderen weg.`,
    },
  },
  fr: {
    'site-below-path': {
      message: ({ url }) => `${quoted(url)} est une page ou un dossier d’un hôte, et le site l’occupe tout entier.`,
      hint: ({ origin }) => `Écrivez "${origin}".`,
    },
    'incomplete-publish': {
      message: ({ to, key }) => `"publish:" avec "to: ${to}" a besoin de "${key}:".`,
      hint: ({ key, example }) => `Ajoutez "${key}: ${example}" sous "publish:", avec ce qui est à vous.`,
    },
    'publish-without-folder': {
      message: () => 'Les mots de "run:" ne disent pas où est le site fini.',
      hint: () => 'Écrivez "{folder}" là où le programme attend le dossier.',
    },
    'unknown-host': {
      message: ({ host }) => `Il n’y a pas d’hébergeur ${quoted(host)}.`,
      hint: ({ hosts }) => `Les hébergeurs sont ${fr.listed(hosts)}. Pour tout autre, supprimez "host:".`,
    },
  },
  es: {
    'site-below-path': {
      message: ({ url }) => `${quoted(url)} es una página o una carpeta de un servidor, y el sitio lo ocupa entero.`,
      hint: ({ origin }) => `Escriba "${origin}".`,
    },
    'incomplete-publish': {
      message: ({ to, key }) => `"publish:" con "to: ${to}" necesita "${key}:".`,
      hint: ({ key, example }) => `Añada "${key}: ${example}" en "publish:", con lo que sea suyo.`,
    },
    'publish-without-folder': {
      message: () => 'Las palabras de "run:" no dicen dónde está el sitio terminado.',
      hint: () => 'Escriba "{folder}" donde el programa espera la carpeta.',
    },
    'unknown-host': {
      message: ({ host }) => `No hay ningún alojamiento ${quoted(host)}.`,
      hint: ({ hosts }) => `Los alojamientos son ${es.listed(hosts)}. Para cualquier otro, quite "host:".`,
    },
  },
} satisfies InEachLanguage<typeof kinds>
