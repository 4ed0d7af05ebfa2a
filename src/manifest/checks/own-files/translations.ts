import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const reasons = {
  de: {
    written: () => 'Der Bau schreibt diese Datei ganz',
    json: () => 'Sie ist kein JSON, oder ihre "routes" sind keine Liste',
    key: (key: string) => `Vercel lehnt "${key}" neben den "routes" ab, die der Bau schreibt`,
    handle: () => 'Ein "handle" unter ihren Routen stünde vor denen, die der Bau schreibt',
    index: () => 'Sie ist ein Verzeichnis anderer Sitemaps, und der Bau schreibt eine Sitemap von Seiten',
  },
  fr: {
    written: () => 'la construction écrit ce fichier en entier',
    json: () => 'ce n’est pas du JSON, ou ses "routes" ne sont pas une liste',
    key: (key: string) => `Vercel refuse "${key}" à côté des "routes" que la construction écrit`,
    handle: () => 'un "handle" parmi ses routes passerait avant celles que la construction écrit',
    index: () => 'c’est un index d’autres plans de site, et la construction écrit un plan de pages',
  },
  es: {
    written: () => 'la construcción escribe ese archivo entero',
    json: () => 'no es JSON, o sus "routes" no son una lista',
    key: (key: string) => `Vercel rechaza "${key}" junto a las "routes" que escribe la construcción`,
    handle: () => 'un "handle" entre sus rutas estaría antes de las que escribe la construcción',
    index: () => 'es un índice de otros mapas del sitio, y la construcción escribe un mapa de páginas',
  },
}
const fixes = {
  de: {
    written: (file: string) =>
      file === 'site.nginx.conf'
        ? 'Legen Sie Ihre Regeln in /etc/nginx/lectern.d/, wo die erzeugte Datei sie liest, und entfernen Sie diese.'
        : 'Legen Sie eine eigene Konfiguration außerhalb von "public" ab, nennen Sie sie im Befehl zum Hochladen, und entfernen Sie diese.',
    json: () => 'Berichtigen Sie sie, oder entfernen Sie sie.',
    key: () => 'Schreiben Sie es als Einträge von "routes".',
    handle: () => 'Lassen Sie es weg: Ihre Routen werden vor den Dateien gefragt.',
    index: () => 'Geben Sie ihr einen anderen Namen, und nennen Sie sie in public/robots.txt.',
  },
  fr: {
    written: (file: string) =>
      file === 'site.nginx.conf'
        ? 'Mettez vos règles dans /etc/nginx/lectern.d/, où le fichier produit les lit, et supprimez celui-ci.'
        : 'Gardez votre configuration hors de "public", nommez-la dans la commande qui met en ligne, et supprimez ce fichier.',
    json: () => 'Corrigez-le, ou supprimez-le.',
    key: () => 'Écrivez-le comme éléments de "routes".',
    handle: () => 'Supprimez-le : vos routes sont consultées avant les fichiers.',
    index: () => 'Donnez-lui un autre nom, et nommez-le dans public/robots.txt.',
  },
  es: {
    written: (file: string) =>
      file === 'site.nginx.conf'
        ? 'Ponga sus reglas en /etc/nginx/lectern.d/, donde las lee el archivo generado, y quite este.'
        : 'Guarde su configuración fuera de "public", nómbrela en la orden que sube el sitio, y quite este archivo.',
    json: () => 'Corríjalo, o quítelo.',
    key: () => 'Escríbalo como elementos de "routes".',
    handle: () => 'Quítelo: sus rutas se consultan antes que los archivos.',
    index: () => 'Dele otro nombre, y nómbrelo en public/robots.txt.',
  },
}

export default {
  de: {
    'own-file': {
      message: ({ file, why, key = '' }) =>
        `Die Datei "public/${file}" kann nicht hinzugefügt werden: ${reasons.de[why](key)}.`,
      hint: ({ file, why }) => fixes.de[why](file),
    },
    'weaker-header': {
      message: ({ file, line, header, value }) => {
        const where = `"public/${file}"${line === undefined ? '' : `, Zeile ${line},`}`
        return value === undefined
          ? `${where} entfernt den Header ${quoted(header)}.`
          : `${where} setzt den Header ${quoted(header)} auf ${quoted(value)}; das schützt weniger als das, was der Bau schreibt.`
      },
      hint: ({ header }) =>
        `Entfernen Sie die Zeile; ist es so gemeint, schreiben Sie \`relaxedHeaders: [${header}]\` unter "site".`,
    },
  },
  fr: {
    'own-file': {
      message: ({ file, why, key = '' }) =>
        `Le fichier "public/${file}" ne peut pas être ajouté : ${reasons.fr[why](key)}.`,
      hint: ({ file, why }) => fixes.fr[why](file),
    },
    'weaker-header': {
      message: ({ file, line, header, value }) => {
        const where = `"public/${file}"${line === undefined ? '' : `, ligne ${line},`}`
        return value === undefined
          ? `${where} supprime l’en-tête ${quoted(header)}.`
          : `${where} met l’en-tête ${quoted(header)} à ${quoted(value)}, ce qui protège moins que ce que la construction écrit.`
      },
      hint: ({ header }) =>
        `Supprimez la ligne ; ou écrivez \`relaxedHeaders: [${header}]\` sous "site" si c’est voulu.`,
    },
  },
  es: {
    'own-file': {
      message: ({ file, why, key = '' }) => `El archivo "public/${file}" no se puede añadir: ${reasons.es[why](key)}.`,
      hint: ({ file, why }) => fixes.es[why](file),
    },
    'weaker-header': {
      message: ({ file, line, header, value }) => {
        const where = `"public/${file}"${line === undefined ? '' : `, línea ${line},`}`
        return value === undefined
          ? `${where} quita la cabecera ${quoted(header)}.`
          : `${where} pone la cabecera ${quoted(header)} en ${quoted(value)}, que protege menos que lo que escribe la construcción.`
      },
      hint: ({ header }) => `Quite la línea; o escriba \`relaxedHeaders: [${header}]\` en "site" si es lo que quiere.`,
    },
  },
} satisfies InEachLanguage<typeof kinds>
