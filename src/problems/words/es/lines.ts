import type { lines as kinds } from '../../catalogue/lines.ts'
import { quoted } from '../../kind.ts'
import type { Translations } from '../translation.ts'

const among = ({ line, text }: { line: number; text: string }) => `${quoted(text)} en la línea ${line}`
const spaces = (count: number) => `${count} ${count === 1 ? 'espacio' : 'espacios'}`

export const lines: Translations<typeof kinds> = {
  'tab-indent': {
    message: ({ count }) =>
      count > 1
        ? `Estas ${count} líneas están sangradas con tabuladores.`
        : 'Esta línea está sangrada con un tabulador.',
    hint: () => 'Use dos espacios por cada nivel.',
  },
  'bad-indent': {
    message: ({ column, right, count, beside, below, isBehindDash }) => {
      const what = isBehindDash
        ? 'Lo que sigue a este guion empieza'
        : count > 1
          ? `Estas ${count} líneas empiezan`
          : 'Esta línea empieza'
      const first = count > 1 ? 'la primera va' : 'va'
      if (beside) return `${what} en la columna ${column}; ${first} junto a ${among(beside)}, en la columna ${right}.`
      return `${what} en la columna ${column}; ${first} ${below ? `debajo de ${among(below)}, ` : ''}en la columna ${right}.`
    },
    hint: ({ column, right, count }) =>
      `Muéva${count > 1 ? 'las' : 'la'} ${spaces(Math.abs(right - column))} a la ${right > column ? 'derecha' : 'izquierda'}.`,
  },
  'missing-dash': {
    message: ({ right, beside }) =>
      beside
        ? `Falta el guion que hace de esta línea un elemento junto a ${quoted(beside.text)} en la línea ${beside.line}.`
        : `Falta el guion que hace de esta línea un elemento en la columna ${right}.`,
    hint: ({ right }) => `Escriba "- " en la columna ${right}, antes del texto.`,
  },
  'no-break-space': {
    message: ({ count }) =>
      count > 1
        ? `Estas ${count} líneas empiezan con espacios de no separación, que parecen espacios y no lo son.`
        : 'En esta línea hay un espacio de no separación donde va un espacio normal.',
    hint: () => 'Escriba espacios normales en su lugar.',
  },
  'not-a-dash': {
    message: ({ sign, count }) =>
      count > 1
        ? `Estas ${count} líneas empiezan con ${quoted(sign)}, que no empieza ningún elemento.`
        : `${quoted(sign)} no empieza ningún elemento de una lista.`,
    hint: () => 'Escriba "- " en su lugar.',
  },
  'two-keys': {
    message: ({ key, first, isItem }) =>
      isItem
        ? `${quoted(key)} es otro elemento y está en la línea de ${quoted(first)}.`
        : `"${key}:" está en la línea de ${quoted(first)} y se lee como parte de su valor.`,
    hint: ({ key, isItem }) =>
      isItem
        ? 'Póngalo en una línea propia, en la columna de los demás elementos.'
        : `Ponga "${key}:" en una línea propia; si es un solo texto, póngalo entre comillas rectas.`,
  },
  'list-behind-key': {
    message: ({ key, text }) => `${quoted(text)} es un elemento de lista y está en la línea de "${key}:".`,
    hint: ({ key }) => `Escríbalo en una línea propia debajo de "${key}:", dos espacios más a la derecha.`,
  },
  'missing-parent': {
    message: ({ key, count }) =>
      `${count > 1 ? `Estas ${count} líneas son` : 'Esta línea es'} de "${key}", y encima falta la línea "${key}:".`,
    hint: ({ key, column }) => `Escriba "${key}:" en una línea propia encima, en la columna ${column}.`,
  },
  'keys-below-alias': {
    message: ({ key, alias }) => `"${key}" ya tiene su valor, ${alias}, y debajo hay claves.`,
    hint: ({ key, alias }) => `Escriba "${key}:" y debajo, junto a las otras claves, "<<: ${alias}".`,
  },
  'not-a-merge': {
    message: ({ text }) => `${quoted(text)} no combina nada.`,
    hint: ({ alias }) => `Escriba "<<: ${alias}".`,
  },
  'missing-bar': {
    message: ({ key }) => `El texto de "${key}" ocupa varias líneas, que no se pueden leer como un solo texto.`,
    hint: ({ key }) => `Escriba "${key}: |", y el texto en las líneas siguientes, dos espacios más a la derecha.`,
  },
  'not-a-comment': {
    message: ({ sign }) => `${quoted(sign)} no empieza aquí ningún comentario.`,
    hint: () => 'Escriba "# " en su lugar.',
  },
  'comment-in-text': {
    message: ({ column: _, ...above }) =>
      `Este comentario termina el texto de ${among(above)}, y las líneas de debajo no pertenecen a nada.`,
    hint: ({ column }) =>
      `Ponga el comentario encima de la clave, o quítelo.${column === undefined ? '' : ` Un título del texto va en la columna ${column}.`}`,
  },
  'merge-conflict': {
    message: (of) =>
      'mark' in of
        ? `"${of.mark}" es una marca que Git ha dejado aquí.`
        : `Las líneas ${of.first} a ${of.last} contienen dos versiones de las mismas líneas, divididas en la línea ${of.middle}.`,
    hint: (of) =>
      'mark' in of
        ? 'Quite la línea, y compruebe que las líneas de alrededor son de una sola versión.'
        : 'Conserve las líneas de una versión, y quite la otra y las tres marcas.',
  },
  dedented: {
    message: ({ key, under, column, right, below }) =>
      column === undefined || right === undefined
        ? `"${key}" va dentro de "${under}", pero está al lado.`
        : `"${key}" va dentro de "${under}"${below ? ` en la línea ${below.line}` : ''}, en la columna ${right}, pero está al lado, en la columna ${column}.`,
    hint: ({ under }) => `Sangre dos espacios las líneas debajo de "${under}:".`,
  },
}
