import type { include } from '../../catalogue/include.ts'
import type { link } from '../../catalogue/link.ts'
import type { reading } from '../../catalogue/reading.ts'
import type { suppression } from '../../catalogue/suppression.ts'
import type { text } from '../../catalogue/text.ts'
import type { translation } from '../../catalogue/translation.ts'
import { quoted } from '../../kind.ts'
import { es } from '../grammar.ts'
import type { Translations } from '../translation.ts'

type Kinds = typeof include & typeof link & typeof reading & typeof suppression & typeof text & typeof translation

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': 'una comilla',
  '&nbsp;': 'un espacio',
  '&shy;': 'nada en su lugar',
}

export const further: Translations<Kinds> = {
  'raw-html': {
    message: ({ html }) => `${quoted(html)} es HTML, que se muestra tal como está escrito.`,
    hint: ({ html, takesMarkdown }) =>
      /^&\w+;$/.test(html)
        ? `Escriba ${signs[html] ?? 'el signo mismo'}.`
        : takesMarkdown
          ? 'Use Markdown: **negrita**, *cursiva*, [palabras](/ruta), listas con un guion.'
          : 'Escriba solo las palabras, o ponga el texto en un bloque de tipo prose, que admite Markdown.',
  },
  'include-nothing': {
    message: ({ pattern }) => `"include: ${pattern}" no designa ningún archivo.`,
    hint: ({ folder, nearest }) =>
      nearest !== undefined
        ? es.meant(nearest)
        : `Ponga páginas en ${folder === '.' ? 'la carpeta del manifiesto' : folder}, o quite la línea.`,
  },
  'include-outside': {
    message: ({ pattern, name }) =>
      name === undefined
        ? `"include: ${pattern}" no designa archivos dentro de la carpeta del manifiesto.`
        : `${quoted(name)} lleva fuera de la carpeta del manifiesto.`,
    hint: ({ name }) =>
      name === undefined ? 'Escriba una ruta como pages/*.yaml, sin "..".' : 'Copie el archivo en vez de enlazarlo.',
  },
  'include-itself': {
    message: ({ pattern }) => `"include: ${pattern}" designa este mismo manifiesto.`,
    hint: () => 'Ponga las páginas en archivos de una carpeta, y designe estos: pages/*.yaml.',
  },
  'include-within': {
    message: () => 'Un archivo incluido no puede incluir otros.',
    hint: () => 'Designe el archivo en "include:" del manifiesto, como pages/*.yaml, y quite esta línea.',
  },
  'include-unread': {
    message: ({ reason }) => es.word(reason).replace(/\.?$/, '.'),
    hint: ({ hint }) => es.word(hint),
  },
  'unread-file': {
    message: ({ file, why }) =>
      ({
        ending: `Ningún "include:" nombra ${quoted(file)}.`,
        collection: `Ninguna colección tiene ${quoted(file)} como "from:".`,
        language: `${quoted(file)} no es de ningún otro idioma del sitio.`,
      })[why],
    hint: ({ why, meant }) =>
      meant === undefined
        ? {
            ending: 'Nómbrelo en "include:", o quite el archivo.',
            collection: 'Declare su colección en "collections:", o quite el archivo.',
            language: 'Declare el idioma en "languages:", o quite el archivo.',
          }[why]
        : `Cámbiele el nombre a ${meant}.`,
  },
  'include-no-pages': {
    message: ({ what }) =>
      what === 'routes'
        ? 'Un archivo incluido solo contiene páginas, y aquí está "routes:" encima de ellas.'
        : what === 'empty'
          ? 'El archivo incluido está vacío.'
          : `El archivo incluido es ${what === 'list' ? 'una lista' : 'un texto'}, y sus páginas faltan en el sitio.`,
    hint: ({ what }) =>
      what === 'routes'
        ? 'Quite "routes:", y mueva lo que está debajo dos espacios a la izquierda.'
        : what === 'empty'
          ? 'Escriba páginas, cada una debajo de su ruta, o quite el archivo.'
          : 'Empiece cada página con su ruta y dos puntos, como en "/about:".',
  },
  'dead-anchor': {
    message: ({ anchor, page }) => `No hay ningún bloque con el id ${quoted(anchor)} en ${page}.`,
    hint: ({ nearest, known }) =>
      known.length === 0 ? 'Dé al bloque un "id:", o enlace solo la página.' : es.didYouMean(nearest, known, 'ids'),
  },
  'readings-differ': {
    message: ({ what, first, other }) => `${what} es distinto en la versión ${first} y en la versión ${other}.`,
    hint: () => 'Iguálelos, o quite la línea de "parity:".',
  },
  'parity-nowhere': {
    message: ({ what, reading }) => `A la versión ${reading.replaceAll(' or ', ' o ')} le falta: ${es.word(what)}.`,
    hint: () => 'Añádalo ahí, o quite la línea de "parity:".',
  },
  'missing-translations': {
    message: ({ missing, all, name, first, isThere }) =>
      missing === all && !isThere
        ? `Ningún texto está traducido todavía (idioma: ${name}).`
        : `${missing} de ${all} textos no están traducidos (idioma: ${name}); el primero es ${quoted(first)}.`,
    hint: ({ tag, file, beside, missing }) =>
      beside === undefined
        ? `\`npm run translate -- ${tag} --write\` los añade a ${file}.`
        : `Escriba la traducción en ${beside}${missing === 1 ? '.' : `; \`npm run translate -- ${tag}\` enumera las demás.`}`,
  },
  'missing-translation': {
    message: ({ text, name }) => `${quoted(text)} no está traducido (idioma: ${name}).`,
    hint: ({ tag, beside }) =>
      beside === undefined
        ? `\`npm run translate -- ${tag} --write\` lo añade al archivo de ese idioma.`
        : `Escriba la traducción en ${beside}; \`npm run translate -- ${tag} --write\` crea el archivo si no existe.`,
  },
  'outdated-translation': {
    message: ({ text, now }) => `El texto ${quoted(text)} dice ahora otra cosa: ${quoted(now)}.`,
    hint: ({ of }) =>
      of === undefined
        ? 'Ponga el texto nuevo delante de los dos puntos cuando la traducción corresponda.'
        : `Escriba "of: ${of}" cuando la traducción corresponda.`,
  },
  'unused-translation': {
    message: ({ text }) => `El sitio no tiene ningún texto ${quoted(text)}.`,
    hint: () => 'Quite la línea.',
  },
  'unknown-place': {
    message: ({ place }) => `El sitio no tiene ningún texto en ${quoted(place)}.`,
    hint: () => 'Indique un lugar como lo acepta `npm run explain`, o quite la línea.',
  },
  'translation-not-text': {
    message: ({ text }) => `Lo que está detrás de ${quoted(text)} no es un texto.`,
    hint: () => 'Escriba ahí la traducción, entre comillas rectas si es un número.',
  },
  'lost-name': {
    message: ({ name }) => `A la traducción le falta "{${name}}", que está en el texto.`,
    hint: ({ name }) => `Escriba {${name}} donde va su valor.`,
  },
  'bad-suppression': {
    message: ({ what }) => `Este comentario no aparta nada: ${es.word(what)}.`,
    hint: ({ nearest, known, hint }) =>
      known.length > 0 || nearest
        ? es.didYouMean(nearest, known.slice(0, 6), 'códigos')
        : hint === undefined
          ? 'Escriba "# lectern-ignore CODE until YYYY-MM-DD: reason".'
          : es.word(hint),
  },
  'expired-suppression': {
    message: ({ code, until }) => `${quoted(code)} estaba apartado hasta el ${until}, y ese día ya pasó.`,
    hint: () => 'Corrija el problema de debajo, o dé un día nuevo y el motivo.',
  },
  'unneeded-suppression': {
    message: ({ code }) => `En la línea siguiente no hay ningún ${quoted(code)} que apartar.`,
    hint: () => 'Quite el comentario.',
  },
}
