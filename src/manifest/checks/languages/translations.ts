import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'first-language': {
      message: ({ first, written }) => `Die Website ist in "${written}", und die erste ihrer Sprachen ist "${first}".`,
      hint: ({ written, isThere }) =>
        isThere
          ? `Setzen Sie "${written}" an die erste Stelle.`
          : `Ergänzen Sie "${written}" als erste, oder berichtigen Sie \`site.language\`.`,
    },
    'language-address': {
      message: ({ why, address, other }) =>
        ({
          first: 'Die erste Sprache steht an der Wurzel der Website.',
          twice: `Die Sprache ${quoted(other)} steht ebenfalls unter ${quoted(address)}.`,
          page: `Die Seite ${quoted(address)} steht, wo die Seiten der Sprache ${other} sind.`,
          nowhere: `Es gibt keine Seite ${quoted(address)}, die anders heißen könnte.`,
          taken: `Die Seite ${quoted(other)} heißt in dieser Sprache ebenfalls ${quoted(address)}.`,
          'taken-by-redirect': `Die Weiterleitung ${quoted(other)} steht in dieser Sprache ebenfalls unter ${quoted(address)}.`,
        })[why],
      hint: ({ why, nearest, known = [] }) =>
        ({
          first: 'Entfernen Sie "at".',
          twice: 'Schreiben Sie hinter "at" eine andere Adresse.',
          page: 'Ergänzen Sie "translates" mit der Seite, die sie übersetzt, oder verschieben Sie sie.',
          nowhere: de.didYouMean(nearest, known, 'Seiten'),
          taken: 'Schreiben Sie einen anderen Pfad.',
          'taken-by-redirect': 'Schreiben Sie einen anderen Pfad.',
        })[why],
    },
    'language-host': {
      message: ({ why, address, other }) =>
        ({
          address: `${quoted(address)} ist nicht die Adresse eines Hosts.`,
          insecure: `${quoted(address)} ist unterwegs nicht verschlüsselt.`,
          path: `${quoted(address)} ist eine Seite oder ein Ordner eines Hosts, und die Sprache nimmt den ganzen ein.`,
          site: `Unter ${quoted(address)} steht die Website selbst.`,
          twice: `Die Sprache ${quoted(other)} steht ebenfalls unter ${quoted(address)}.`,
        })[why],
      hint: ({ why }) =>
        ({
          address: 'Schreiben Sie sie wie "https://www.example.de".',
          insecure: 'Schreiben Sie sie mit "https://".',
          path: 'Schreiben Sie sie ohne das, was auf den Namen folgt.',
          site: 'Schreiben Sie einen Ordner, wie "/de", oder einen anderen Host.',
          twice: 'Geben Sie jeder Sprache einen Host oder einen Ordner.',
        })[why],
    },
    'translates-nowhere': {
      message: ({ route }) => `Die Seite ${quoted(route)} steht unter keiner Sprache.`,
      hint: ({ at }) =>
        at.length > 0
          ? `Geben Sie ihr eine Adresse unter ${de.listed(at)}.`
          : 'Tragen Sie ihre Sprache unter "languages:" ein.',
    },
  },
  fr: {
    'first-language': {
      message: ({ first, written }) => `Le site est en "${written}", et la première de ses langues est "${first}".`,
      hint: ({ written, isThere }) =>
        isThere ? `Placez "${written}" en premier.` : `Ajoutez "${written}" en premier, ou corrigez \`site.language\`.`,
    },
    'language-address': {
      message: ({ why, address, other }) =>
        ({
          first: 'La première langue est à la racine du site.',
          twice: `La langue ${quoted(other)} est aussi à ${quoted(address)}.`,
          page: `La page ${quoted(address)} est là où sont les pages de la langue ${other}.`,
          nowhere: `Il n’y a pas de page ${quoted(address)} qui pourrait porter un autre nom.`,
          taken: `La page ${quoted(other)} s’appelle aussi ${quoted(address)} dans cette langue.`,
          'taken-by-redirect': `La redirection ${quoted(other)} est aussi à ${quoted(address)} dans cette langue.`,
        })[why],
      hint: ({ why, nearest, known = [] }) =>
        ({
          first: 'Supprimez "at".',
          twice: 'Écrivez une autre adresse après "at".',
          page: 'Ajoutez "translates" avec la page qu’elle traduit, ou déplacez-la.',
          nowhere: fr.didYouMean(nearest, known, 'pages'),
          taken: 'Écrivez un autre chemin.',
          'taken-by-redirect': 'Écrivez un autre chemin.',
        })[why],
    },
    'language-host': {
      message: ({ why, address, other }) =>
        ({
          address: `${quoted(address)} n’est pas l’adresse d’un hôte.`,
          insecure: `${quoted(address)} n’est pas chiffrée en route.`,
          path: `${quoted(address)} est une page ou un dossier d’un hôte, et la langue le prend tout entier.`,
          site: `Le site lui-même est à ${quoted(address)}.`,
          twice: `La langue ${quoted(other)} est aussi à ${quoted(address)}.`,
        })[why],
      hint: ({ why }) =>
        ({
          address: 'Écrivez-la comme "https://www.example.de".',
          insecure: 'Écrivez-la avec "https://".',
          path: 'Écrivez-la sans ce qui suit le nom.',
          site: 'Écrivez un dossier, comme "/de", ou un autre hôte.',
          twice: 'Donnez à chaque langue un hôte ou un dossier.',
        })[why],
    },
    'translates-nowhere': {
      message: ({ route }) => `La page ${quoted(route)} n’est sous aucune langue.`,
      hint: ({ at }) =>
        at.length > 0 ? `Donnez-lui une adresse sous ${fr.listed(at)}.` : 'Déclarez sa langue sous "languages:".',
    },
  },
  es: {
    'first-language': {
      message: ({ first, written }) => `El sitio está en "${written}", y el primero de sus idiomas es "${first}".`,
      hint: ({ written, isThere }) =>
        isThere ? `Ponga "${written}" primero.` : `Añada "${written}" como primero, o corrija \`site.language\`.`,
    },
    'language-address': {
      message: ({ why, address, other }) =>
        ({
          first: 'El primer idioma está en la raíz del sitio.',
          twice: `El idioma ${quoted(other)} también está en ${quoted(address)}.`,
          page: `La página ${quoted(address)} está donde están las páginas del idioma ${other}.`,
          nowhere: `No hay ninguna página ${quoted(address)} que pueda llamarse de otro modo.`,
          taken: `La página ${quoted(other)} también se llama ${quoted(address)} en este idioma.`,
          'taken-by-redirect': `La redirección ${quoted(other)} también está en ${quoted(address)} en este idioma.`,
        })[why],
      hint: ({ why, nearest, known = [] }) =>
        ({
          first: 'Quite "at".',
          twice: 'Escriba otra dirección después de "at".',
          page: 'Añada "translates" con la página que traduce, o muévala.',
          nowhere: es.didYouMean(nearest, known, 'páginas'),
          taken: 'Escriba otra ruta.',
          'taken-by-redirect': 'Escriba otra ruta.',
        })[why],
    },
    'language-host': {
      message: ({ why, address, other }) =>
        ({
          address: `${quoted(address)} no es la dirección de un servidor.`,
          insecure: `${quoted(address)} no va cifrada.`,
          path: `${quoted(address)} es una página o una carpeta de un servidor, y el idioma lo ocupa entero.`,
          site: `El propio sitio está en ${quoted(address)}.`,
          twice: `El idioma ${quoted(other)} también está en ${quoted(address)}.`,
        })[why],
      hint: ({ why }) =>
        ({
          address: 'Escríbala como "https://www.example.de".',
          insecure: 'Escríbala con "https://".',
          path: 'Escríbala sin lo que sigue al nombre.',
          site: 'Escriba una carpeta, como "/de", u otro servidor.',
          twice: 'Dé a cada idioma un servidor o una carpeta.',
        })[why],
    },
    'translates-nowhere': {
      message: ({ route }) => `La página ${quoted(route)} no está debajo de ningún idioma.`,
      hint: ({ at }) =>
        at.length > 0 ? `Dele una dirección debajo de ${es.listed(at)}.` : 'Declare su idioma en "languages:".',
    },
  },
} satisfies InEachLanguage<typeof kinds>
