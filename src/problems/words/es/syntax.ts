import type { syntax as kinds } from '../../catalogue/syntax.ts'
import { quoted } from '../../kind.ts'
import { es } from '../grammar.ts'
import type { Translations } from '../translation.ts'

export const syntax: Translations<typeof kinds> = {
  'too-big': {
    message: ({ megabytes, max }) => `El archivo tiene ${megabytes} MB; un manifiesto puede tener ${max}.`,
    hint: () => '¿Quería otro archivo?',
  },
  'too-deep': {
    message: ({ max }) => `Aquí hay listas y grupos anidados a más de ${max} niveles.`,
    hint: () => 'Cierre los que estén terminados.',
  },
  'too-many-aliases': {
    message: ({ name }) => `Con "*${name}" el archivo crece más allá de toda medida.`,
    hint: () => 'Escriba los valores enteros, o use una sección compartida ("fragments:").',
  },
  'unclosed-quote': {
    message: ({ quote }) => `El texto que se abre aquí con ${quote} no se cierra nunca.`,
    hint: ({ quote }) => `Termine el texto con ${quote}.`,
  },
  'unclosed-bracket': {
    message: ({ open }) => `El signo ${open} que se abre aquí no se cierra nunca.`,
    hint: ({ close }) => `Añada ${close} al final de la lista o del grupo.`,
  },
  'stray-bracket': {
    message: ({ bracket }) =>
      bracket === ','
        ? 'Aquí no hay ninguna lista ni grupo abierto que esta coma pueda dividir.'
        : `Aquí no hay nada abierto que ${bracket} pueda cerrar.`,
    hint: () => 'Quite el signo, o ponga el texto entre comillas rectas.',
  },
  'colon-in-text': {
    message: ({ text }) =>
      `Los dos puntos en ${quoted(text)} hacen de ${quoted(text.split(/:(?:\s|$)/)[0] ?? '')} una clave con su propio valor.`,
    hint: ({ address }) =>
      address ? `Escriba "${address}", sin espacio.` : 'Ponga todo el texto entre comillas rectas.',
  },
  'needs-quotes': {
    message: ({ start, isBlockSign, isWithin, meant }) =>
      isWithin
        ? `Entre llaves, un texto solo puede contener ${start} si está entre comillas rectas.`
        : isBlockSign
          ? `El signo ${start} dice que el texto está en las líneas siguientes, pero en su propia línea siguen palabras.`
          : meant
            ? `Aquí va una dirección, y ${start} la convierte en un enlace de Markdown.`
            : `Un texto solo puede empezar por ${start} si está entre comillas rectas.`,
    hint: ({ start, isBlockSign, meant }) =>
      isBlockSign
        ? `Quite ${start}, o empiece el texto en la línea siguiente, dos espacios más a la derecha.`
        : meant
          ? `Escriba solo "${meant}".`
          : 'Ponga todo el texto entre comillas rectas.',
  },
  'quote-in-text': {
    message: ({ quote }) => `El signo ${quote} cierra el texto demasiado pronto, y sigue algo más.`,
    hint: ({ quote }) =>
      quote === "'"
        ? 'Ponga entre comillas dobles un texto que contiene un apóstrofo.'
        : 'Escriba \\" para una comilla dentro de comillas dobles.',
  },
  'missing-colon': {
    message: ({ text }) => `Faltan los dos puntos después de la clave en ${quoted(text)}.`,
    hint: () =>
      'Escriba la clave, dos puntos, un espacio y el valor. Si las palabras siguen el texto de arriba, sángrelas.',
  },
  'space-after-colon': {
    message: ({ text }) => `Falta un espacio después de los dos puntos en ${quoted(text)}.`,
    hint: ({ text }) => `Escriba "${text.slice(0, text.indexOf(':'))}: " con un espacio.`,
  },
  'space-after-dash': {
    message: ({ text }) => `Falta un espacio después del guion en ${quoted(text)}.`,
    hint: ({ text }) => `Escriba "- ${text.replace(/^-+/, '').slice(0, 30)}".`,
  },
  'duplicate-key': {
    message: ({ key, first, file }) =>
      `"${key}" aparece aquí por segunda vez; la primera está en la línea ${first}${file === undefined ? '' : ` de ${file}`}.`,
    hint: () => 'Conserve una de las dos.',
  },
  'unknown-yaml-anchor': {
    message: ({ name, key }) =>
      key === undefined
        ? `Más arriba no hay nada marcado con "&${name}", así que "*${name}" no tiene valor.`
        : `"&${name}" marca la clave "${key}" y no su valor, así que "*${name}" no tiene valor.`,
    hint: ({ name, nearest, key }) =>
      key !== undefined
        ? `Escriba la marca después de los dos puntos: "${key}: &${name} …".`
        : nearest
          ? es.meant(`*${nearest}`)
          : 'Un texto que empieza por * debe ir entre comillas rectas.',
  },
  'several-documents': {
    message: () => 'Aquí empieza un segundo documento.',
    hint: () => 'Quite la línea, o sángrela si forma parte de un texto.',
  },
  'hash-starts-comment': {
    message: ({ key }) => `"${key}" no tiene valor, porque el # empieza un comentario.`,
    hint: ({ rest }) => `Ponga el valor entre comillas rectas: "${rest}".`,
  },
  'hash-cuts-text': {
    message: ({ text, rest }) =>
      `El texto termina en ${quoted(text.slice(-38))}: el resto, ${quoted(rest)}, se lee como comentario.`,
    hint: () => 'Ponga todo el texto entre comillas rectas; si es un comentario, deje un espacio después del #.',
  },
  'anchor-takes-word': {
    message: ({ name, text }) =>
      `"&${name}" se lee como nombre de lo que sigue, que nada repite, y el texto es solo ${quoted(text.slice(0, 38))}.`,
    hint: ({ name }) => `Ponga todo el texto entre comillas rectas, o quite &${name}.`,
  },
  'brace-starts-group': {
    message: ({ text }) => `${quoted(text)} se lee como un grupo de claves, no como texto.`,
    hint: ({ text }) => `Ponga todo el texto entre comillas rectas: "${text.slice(0, 60)}".`,
  },
  'comma-in-text': {
    message: ({ text, isInList }) =>
      `La coma antes de ${quoted(text)} termina el texto, y empieza ${isInList ? 'un elemento nuevo' : 'una clave nueva'}.`,
    hint: () => 'Ponga todo el texto entre comillas rectas.',
  },
  'not-text': {
    message: ({ found, written }) => `Aquí va un texto, pero ${quoted(written)} se lee así: ${es.word(found)}.`,
    hint: ({ written }) => `Póngalo entre comillas rectas: "${written}".`,
  },
  'missing-comma': {
    message: ({ key, before, isEntry }) =>
      isEntry
        ? `Falta una coma entre ${before} y ${key}.`
        : `Falta una coma antes de "${key}:", que se lee como parte de ${quoted(before)}.`,
    hint: ({ key, isEntry }) =>
      isEntry
        ? 'Ponga una coma entre los dos.'
        : `Escriba ", ${key}:"; si es un solo texto, póngalo entre comillas rectas.`,
  },
  'curly-quotes': {
    message: ({ written }) => `Las comillas tipográficas en ${quoted(written)} se leen como parte del texto.`,
    hint: ({ meant, isKey }) =>
      isKey ? `Escriba "${meant}", sin comillas.` : `Escríbalo entre comillas rectas: "${meant}".`,
  },
  'not-a-key': {
    message: () => 'Donde va una clave hay una lista o un grupo.',
    hint: () => 'Escriba una palabra, dos puntos y el valor.',
  },
  'bad-escape': {
    message: ({ written }) => `${written} no significa nada entre comillas dobles.`,
    hint: () => 'Escriba dos barras invertidas por cada una, o use comillas simples.',
  },
  'yaml-feature': {
    message: ({ feature }) => `${es.word(feature)} no se puede usar en un manifiesto.`,
    hint: () => 'Quítela, o ponga el texto entre comillas rectas.',
  },
  'cannot-read': {
    message: () => 'Esta línea no se puede leer.',
    hint: ({ detail }) => es.word(detail),
  },
  'empty-file': {
    message: () => 'El manifiesto está vacío.',
    hint: () => 'Empiece con "lectern: 1".',
  },
}
