import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const taken = {
  de: {
    build: () => 'gehört zu einer Datei, die der Bau selbst schreibt',
    backend: () => 'ist eine Adresse des Servers für Formulare',
    public: () => 'gehört zu einer Datei im Ordner "public"',
    page: (path: string) => `gehört zur Datei der Seite "${path}"`,
    redirect: (path: string) => `gehört zur Datei der Umleitung "${path}"`,
  },
  fr: {
    build: () => 'revient à un fichier que la construction écrit elle-même',
    backend: () => 'est une adresse du serveur de formulaires',
    public: () => 'revient à un fichier du dossier "public"',
    page: (path: string) => `revient au fichier de la page "${path}"`,
    redirect: (path: string) => `revient au fichier de la redirection "${path}"`,
  },
  es: {
    build: () => 'es de un archivo que escribe la propia construcción',
    backend: () => 'es una dirección del servidor de formularios',
    public: () => 'es de un archivo de la carpeta "public"',
    page: (path: string) => `es del archivo de la página "${path}"`,
    redirect: (path: string) => `es del archivo de la redirección "${path}"`,
  },
}

export default {
  de: {
    'path-taken': {
      message: ({ path, by, page = '' }) => `${quoted(path)} ${taken.de[by](page)}.`,
      hint: ({ by, page }) =>
        by === 'page' || by === 'redirect'
          ? `Lassen Sie es zu "${page}" selbst führen, oder entfernen Sie es.`
          : by === 'public'
            ? 'Entfernen Sie die Datei oder die Adresse.'
            : 'Nehmen Sie eine andere Adresse.',
    },
  },
  fr: {
    'path-taken': {
      message: ({ path, by, page = '' }) => `${quoted(path)} ${taken.fr[by](page)}.`,
      hint: ({ by, page }) =>
        by === 'page' || by === 'redirect'
          ? `Faites-le mener à "${page}" même, ou supprimez-le.`
          : by === 'public'
            ? 'Supprimez le fichier, ou l’adresse.'
            : 'Prenez une autre adresse.',
    },
  },
  es: {
    'path-taken': {
      message: ({ path, by, page = '' }) => `${quoted(path)} ${taken.es[by](page)}.`,
      hint: ({ by, page }) =>
        by === 'page' || by === 'redirect'
          ? `Haga que lleve a "${page}" mismo, o quítelo.`
          : by === 'public'
            ? 'Quite el archivo, o la dirección.'
            : 'Use otra dirección.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
