import type { contentFiles } from '../../catalogue/content-files.ts'
import type { contentPages } from '../../catalogue/content-pages.ts'
import type { contentTimes } from '../../catalogue/content-times.ts'
import type { contentTranslations } from '../../catalogue/content-translations.ts'
import { quoted } from '../../kind.ts'
import { es } from '../grammar.ts'
import type { Translations } from '../translation.ts'

type Kinds = typeof contentFiles & typeof contentTranslations & typeof contentPages & typeof contentTimes

export const content: Translations<Kinds> = {
  'unknown-collection': {
    message: ({ name }) => `No hay ninguna colección ${quoted(name)}.`,
    hint: ({ nearest, known }) => es.didYouMean(nearest, known, 'colecciones'),
  },
  'content-place': {
    message: ({ from }) => `${quoted(from)} no es un lugar para una colección.`,
    hint: () =>
      'Escriba content/NAME/*.md para archivos Markdown, o content/NAME.csv, .json o .yaml para un solo archivo.',
  },
  'content-misnamed': {
    message: ({ from }) => `No hay ningún archivo para ${quoted(from)}.`,
    hint: ({ nearest }) => es.meant(nearest),
  },
  'content-nothing': {
    message: ({ from }) => `No hay ningún archivo para ${quoted(from)}.`,
    hint: ({ from }) => `Ponga ahí el primero: ${from.replace('*', 'first')}.`,
  },
  'nothing-to-list': {
    message: ({ key, collection, entries }) =>
      `"${key}" se rellena con ${quoted(collection)}, ${entries === 0 ? 'que no tiene entradas' : entries === 1 ? 'cuya única entrada no está elegida o no se muestra' : `y ninguna de sus ${entries} entradas está elegida y se muestra`}.`,
    hint: ({ key, isOptional, from, entries }) =>
      `${entries === 0 ? `Ponga la primera en ${from.replace('*', 'first')}` : 'Mire "where:" y "when:" aquí, y "draft", "publish" y "until" en las entradas'}${isOptional ? `, o quite "${key}"` : ''}.`,
  },
  'content-unread': {
    message: ({ reason }) => es.word(reason).replace(/\.?$/, '.'),
    hint: ({ hint }) => es.word(hint),
  },
  'not-a-block': {
    message: () => 'Esta parte delimitada no contiene ningún bloque.',
    hint: () => 'Escriba en ella las líneas de un bloque, sin guion: "type: quote", y así sucesivamente debajo.',
  },
  'open-fence': {
    message: () => 'A este bloque le falta la última línea.',
    hint: () => 'Escriba ``` en una línea propia debajo de su última clave.',
  },
  'timed-in-text': {
    message: ({ key }) => `${quoted(key)} no existe para un bloque dentro de un texto.`,
    hint: ({ key }) => `Escriba ${quoted(key)} en la cabecera de la entrada, o ponga el bloque en la página.`,
  },
  'front-matter-open': {
    message: ({ lacks }) =>
      lacks === 'fields'
        ? 'La segunda línea de tres guiones está antes del primer campo.'
        : `A la cabecera le falta la ${lacks === 'first' ? 'primera' : 'segunda'} línea de tres guiones.`,
    hint: ({ lacks }) =>
      lacks === 'fields'
        ? 'Quítela; los campos terminan con otra.'
        : `Escriba --- en una línea propia ${lacks === 'first' ? 'encima del primer campo' : 'debajo del último campo'}.`,
  },
  'csv-open-quote': {
    message: () => 'Esta celda empieza con una comilla y no termina con otra.',
    hint: () => 'Cierre la comilla. Dentro de una celda se escribe dos veces: "".',
  },
  'csv-after-quote': {
    message: ({ text }) => `${quoted(text)} está detrás de la comilla que termina la celda.`,
    hint: () => 'Póngalo dentro de las comillas. Dentro de una celda, una comilla se escribe dos veces: "".',
  },
  'csv-cells': {
    message: ({ cells, header, isEvery, separators }) =>
      separators
        ? `La cabecera está separada por ${separators.header}, y las filas por ${separators.rows}.`
        : `${isEvery ? 'Cada' : 'Esta'} fila tiene ${cells} ${cells === 1 ? 'celda' : 'celdas'}, y la cabecera tiene ${header}.`,
    hint: ({ cells, header, isEvery, separators }) =>
      separators
        ? `Separe también los nombres de la cabecera por ${separators.rows}.`
        : isEvery
          ? 'Escriba sobre cada columna el nombre de un campo.'
          : cells > header
            ? 'Ponga entre comillas una celda que contenga el separador.'
            : 'Escriba también los separadores de las celdas vacías.',
  },
  'csv-column': {
    message: ({ column }) => `La colección no tiene ningún campo ${quoted(column)}.`,
    hint: ({ nearest, known }) => es.didYouMean(nearest, known, 'campos'),
  },
  'csv-header': {
    message: () => 'La tabla no tiene cabecera: su primera línea no nombra ningún campo.',
    hint: ({ known }) => `Ponga encima una línea con el campo de cada columna. Los campos son ${es.listed(known)}.`,
  },
  'csv-lacks-column': {
    message: ({ column }) => `La tabla no tiene la columna ${quoted(column)}.`,
    hint: ({ column }) => `Añádala a la primera línea y a cada fila, o quite "required" del campo ${quoted(column)}.`,
  },
  'csv-language': {
    message: ({ column, tag }) =>
      `El sitio no tiene otro idioma ${quoted(tag)}: lo que está debajo de ${quoted(column)} no se muestra en ninguna parte.`,
    hint: ({ tag, languages }) =>
      languages.length > 0
        ? `Los otros idiomas son ${languages.join(', ')}. Escriba uno de ellos, o ${quoted(tag)} en "languages:".`
        : `Escriba ${quoted(tag)} en "languages:", o quite la columna.`,
  },
  'csv-decimal': {
    message: ({ written }) =>
      `${quoted(written)} tiene ${/^-?\d+,\d+$/.test(written) ? 'una coma decimal' : 'signos entre los millares'}.`,
    hint: ({ meant }) => `Escriba ${meant}.`,
  },
  'csv-thousands': {
    message: ({ written, whole, decimal }) => `${quoted(written)} puede ser ${whole} o ${decimal}.`,
    hint: ({ whole, decimal }) => `Escriba ${whole} o ${decimal}, según lo que quiera decir.`,
  },
  'not-entries': {
    message: ({ what }) => `Donde va una entrada hay: ${es.word(what)}.`,
    hint: () => 'Escriba los campos de la entrada, cada uno con dos puntos.',
  },
  'bad-slug': {
    message: ({ slug }) => `${quoted(slug)} no puede ser parte de una dirección.`,
    hint: ({ meant }) => (meant === '' ? 'Escriba "slug:" con otro nombre.' : `Escriba "slug: ${meant}".`),
  },
  'name-in-entry': {
    message: ({ written }) =>
      `${quoted(written)} se muestra tal como está escrito: solo los textos del manifiesto llevan nombres entre llaves.`,
    hint: () => 'Escriba las palabras mismas; en el texto de una entrada, un bloque puede llevar el nombre.',
  },
  'filter-address': {
    message: ({ field, value }) => `${quoted(value)} de "${field}" no puede ser parte de una dirección.`,
    hint: ({ field }) => `Dé a "${field}" el tipo "select", con un valor y una etiqueta para cada opción.`,
  },
  'was-twice': {
    message: ({ was, file, isNow }) =>
      isNow ? `${file} se llama ahora ${quoted(was)}.` : `También ${file} se llamaba ${quoted(was)}.`,
    hint: ({ isNow }) => (isNow ? 'Quite el nombre de "was:".' : 'Deje el nombre en una de las dos.'),
  },
  'slug-twice': {
    message: ({ slug, first, isTable }) =>
      isTable ? `Otra entrada de ${first} se llama ${quoted(slug)}.` : `${first} ya se llama ${quoted(slug)}.`,
    hint: ({ isTable }) =>
      isTable ? 'Dé otro nombre a una de las dos.' : 'Cambie el nombre del archivo, o escriba otro "slug:".',
  },
  'slug-taken': {
    message: ({ path, by }) => `La dirección ${path} ya está ocupada: ${es.word(by)}.`,
    hint: () => 'Cambie el nombre de la entrada, o dele otro "slug:".',
  },
  'written-once': {
    message: ({ key, file }) => `${quoted(key)} se escribe una sola vez, en ${file}.`,
    hint: () => 'Quite la línea, o ponga `translated: true` en el campo.',
  },
  'translation-without-entry': {
    message: ({ of }) => `No hay ningún archivo ${of}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Llame al archivo como su entrada, con el idioma antes de ".md".'
        : `¿Es la traducción de ${nearest}? Entonces llámela así, con el idioma antes de ".md".`,
  },
  'translation-tag': {
    message: ({ tag, meant }) =>
      meant === undefined
        ? `Las entradas no se traducen a ${quoted(tag)}.`
        : `El idioma de este archivo es ${quoted(tag)}, y el del sitio es ${quoted(meant)}.`,
    hint: ({ meant, name }) =>
      meant === undefined
        ? 'Declare el idioma bajo "languages:", o dé otro nombre al archivo.'
        : `Cambie el nombre del archivo a ${name}.${meant}.md.`,
  },
  'outdated-entry': {
    message: ({ title, name }) => `${quoted(title)} ha cambiado desde su traducción (idioma: ${name}).`,
    hint: ({ of }) => `Escriba "of: ${of}" cuando la traducción corresponda.`,
  },
  'entry-without-for': {
    message: ({ path }) => `${path} no dice para qué colección es.`,
    hint: ({ meant }) =>
      meant === undefined ? 'Escriba "for:" con el nombre de una colección.' : `Escriba "for:" en vez de "${meant}:".`,
  },
  'for-without-entry': {
    message: ({ path }) => `Todas las entradas tendrían la dirección ${path}.`,
    hint: ({ path }) =>
      `Escriba ${/\{[^}]*\}/.test(path) ? path.replace(/\{[^}]*\}/, '{entry}') : `${path.replace(/\/$/, '')}/{entry}`}.`,
  },
  'entries-without-name': {
    message: ({ of, lacking, all }) =>
      `De ${lacking === all ? `las ${all}` : `${lacking} de las ${all}`} entradas de ${quoted(of)} no se hace página: no tienen nombre.`,
    hint: () => 'Añada una columna "slug" con la última parte de cada dirección, o un campo de tipo "name".',
  },
  'entries-without-days': {
    message: ({ of, when }) =>
      `Las entradas de ${quoted(of)} no tienen día, así que ninguna puede ser ${when === 'past' ? 'pasada' : 'próxima'} ("when: ${when}").`,
    hint: () => 'Dé a la colección un campo de tipo date, o quite "when".',
  },
  'unknown-entry-field': {
    message: ({ name }) => `Las entradas no tienen ningún campo ${quoted(name)}.`,
    hint: ({ nearest, known }) => es.didYouMean(nearest, known, 'campos'),
  },
  'doubled-brace': {
    message: ({ written }) => `${quoted(written)} se muestra como "${written.slice(1)}".`,
    hint: ({ meant }) => `Escriba "{${meant}}" para su valor.`,
  },
  'field-without-entry': {
    message: ({ written }) => `${quoted(written)} no representa nada.`,
    hint: ({ meant }) => `Escriba "${meant}" para lo que dice la entrada.`,
  },
  'unknown-format': {
    message: ({ format }) => `No hay ningún formato ${quoted(format)}.`,
    hint: ({ known, meant }) =>
      meant !== undefined
        ? es.meant(meant)
        : `Los formatos son ${es.listed(known)}, o money con las tres letras de otra moneda.`,
  },
  'unfit-format': {
    message: ({ format, field }) => `El formato ${quoted(format)} no sirve para "${field}".`,
    hint: ({ fitting }) =>
      fitting.length > 0
        ? `Los formatos que sirven son ${es.listed(fitting)}.`
        : 'Solo los días y los números tienen formatos: quítelo.',
  },
  'field-of-parts': {
    message: ({ field }) => `"${field}" tiene partes, y aquí no se nombra ninguna.`,
    hint: ({ meant }) => (meant ? es.meant(meant) : 'Nombre una parte, o muéstrelo como lista de un bloque.'),
  },
  'entry-lacks': {
    message: ({ field, what }) => `A la entrada le falta "${field}". Se necesita aquí: ${es.word(what)}.`,
    hint: ({ field }) => `Escriba "${field}:", o haga el campo obligatorio para que no se olvide ninguno.`,
  },
  'dead-reference': {
    message: ({ slug, of, why }) =>
      why === undefined ? `${quoted(slug)} no existe en ${of}.` : `${quoted(slug)} de ${of} ${es.word(why)}.`,
    hint: ({ slug, nearest, known, why, unnamed }) =>
      why !== undefined
        ? 'Elija otra, o cambie cuándo se muestra.'
        : unnamed === undefined
          ? es.didYouMean(nearest, known, 'entradas')
          : `${quoted(unnamed)} no tiene nombre todavía. Escriba allí «slug: ${slug}», si es esa.`,
  },
  'bad-day': {
    message: ({ text }) => `${quoted(text)} no está en ningún calendario.`,
    hint: ({ text }) =>
      text.includes(':')
        ? 'Escriba el día y la hora, como 2026-12-03 07:00.'
        : 'Escriba año, mes y día, como 2026-12-03.',
  },
  'no-such-time': {
    message: ({ text, zone, kind }) =>
      `En ${zone}, el reloj ${kind === 'skipped' ? 'se salta' : 'muestra dos veces'} ${text}.`,
    hint: ({ before, after }) => `Escriba ${before} o ${after}.`,
  },
  'zone-missing': {
    message: () => 'Aquí hay un momento, y el sitio no dice según qué reloj.',
    hint: () => 'Escriba "timeZone:" en "site:", por ejemplo Europe/Zurich.',
  },
  'unknown-zone': {
    message: ({ zone }) => `No hay ninguna zona horaria ${quoted(zone)}.`,
    hint: ({ nearest }) =>
      `${nearest === undefined ? '' : `${es.meant(nearest)} `}Escriba el continente y la gran ciudad más cercana de la lista: Europe/Berlin, America/New_York.`,
  },
  'never-shown': {
    message: ({ publish, until }) => `Aparece el ${publish}, y ya ha desaparecido desde el ${until}.`,
    hint: () => 'Haga que "until" sea el posterior de los dos, o quite uno.',
  },
  'moment-without-time': {
    message: ({ field }) => `"${field}" no tiene hora, y una página muestra una entre otras palabras.`,
    hint: () => 'Escriba la hora detrás del día, como en "2026-12-03 07:00".',
  },
  'list-runs-out': {
    message: ({ moment, message }) => `A partir de ${moment}: ${message}`,
    hint: () => 'Añada una entrada antes, o escriba junto a "from:" una opción o un enlace que esté siempre.',
  },
  'draft-problem': {
    message: ({ message }) => `En cuanto se publique el borrador: ${message}`,
    hint: ({ hint }) => hint,
  },
  'later-problem': {
    message: ({ moment, message }) => `A partir de ${moment}: ${message}`,
    hint: ({ hint }) => hint,
  },
}
