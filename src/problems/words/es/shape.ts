import type { shape as kinds } from '../../catalogue/shape.ts'
import { quoted } from '../../kind.ts'
import { withSharedPart } from '../../nearest.ts'
import { visible } from '../../visible.ts'
import { es } from '../grammar.ts'
import type { Translations } from '../translation.ts'

const sources = {
  wildcard: {
    reason:
      'un "*" representa todo lo que sigue a una ruta y es su última parte; una parte con nombre es dos puntos y letras',
    hint: 'Escriba "/blog/*" o "/blog/:slug". Otras reglas van en el alojamiento: para Netlify y Cloudflare en public/_redirects, para Vercel en "routes" de public/vercel.json, para nginx en /etc/nginx/lectern.d; la construcción las añade a las suyas.',
  },
  query: {
    reason: 'lo que sigue al "?" no es parte de una ruta',
    hint: 'Escriba solo la ruta; Netlify, Vercel y nginx pueden distinguir esas consultas con reglas propias, Cloudflare con sus Bulk Redirects.',
  },
  anchor: {
    reason: 'ningún servidor recibe lo que sigue al "#"',
    hint: 'Escriba solo la ruta.',
  },
}

const allBlocks = (known: readonly string[]) =>
  `Los ${known.length} bloques están en docs/reference/blocks.md, y en la vista previa en /__lectern/blocks.`

const withMeaning = ({ key, about, inside }: { key: string; about?: string; inside?: string }) => {
  const meaning = about && es.about(about)
  return `"${key}:"${meaning ? ` (${meaning})` : ''}${inside ? ` con ${es.keys(inside)}` : ''}`
}

export const shape: Translations<typeof kinds> = {
  'unknown-key': {
    message: ({ key, holder }) =>
      visible(key) === key
        ? `La clave ${quoted(key)} no existe aquí: ${es.word(holder)}.`
        : `Hay un carácter invisible en la clave ${quoted(visible(key))}: ${es.word(holder)}.`,
    hint: ({ key, nearest, known, holder, instead }) =>
      visible(key) === key
        ? instead === undefined
          ? `${nearest === undefined && holder === 'the entry' ? 'Declárela primero en "fields:" de la colección. ' : ''}${es.didYouMean(nearest, known, 'claves')}`
          : es.word(instead)
        : `Escriba ${quoted(visible(key))} de nuevo.`,
  },
  'unknown-block': {
    message: ({ type }) => `No hay ningún bloque llamado ${quoted(type)}.`,
    hint: ({ type, nearest, known, instead }) => {
      if (nearest !== undefined) return `${es.meant(nearest)} ${allBlocks(known)}`
      const like = withSharedPart(type, known)
      const first = instead !== undefined ? es.word(instead) : like.length > 0 && `Se parecen: ${es.listed(like)}.`
      return `${first ? `${first} ` : ''}${allBlocks(known)} O escriba uno propio: docs/block-author.md dice cómo.`
    },
  },
  'missing-type': {
    message: () => 'Este bloque no dice cuál es.',
    hint: ({ nearest, known, meant }) =>
      meant
        ? es.meant(meant)
        : nearest
          ? `Sus campos son los de "type: ${nearest}".`
          : `Añada "type:" con el nombre de un bloque. ${allBlocks(known)}`,
  },
  'missing-key': {
    message: ({ key, holder, others = [] }) =>
      `Aquí ${others.length > 0 ? 'faltan' : 'falta'} ${es.listed([key, ...others.map((one) => one.key)].map((one) => `"${one}"`))}: ${es.word(holder)}.`,
    hint: ({ others = [], ...first }) => `Añada ${es.listed([first, ...others].map(withMeaning))}.`,
  },
  'empty-value': {
    message: ({ key }) => `"${key}" no tiene valor.`,
    hint: () => 'Escriba el valor después de los dos puntos, o quite la línea.',
  },
  'empty-text': {
    message: ({ key }) => `El texto de "${key}" está vacío.`,
    hint: () => 'Escriba el texto, o quite la línea.',
  },
  'unknown-value': {
    message: ({ key, value }) => `${quoted(value)} no es una de las opciones de "${key}".`,
    hint: ({ nearest, known, instead }) =>
      `${instead === undefined ? '' : `${es.word(instead)} `}${es.didYouMean(nearest, known, 'opciones')}`,
  },
  'one-for-list': {
    message: ({ key }) => `"${key}" es una lista, y aquí hay una sola cosa sin guion.`,
    hint: () => 'Empiece cada elemento en una línea propia con "- ".',
  },
  'list-for-one': {
    message: ({ key, wanted }) => `En "${key}" va ${es.word(wanted)}, y aquí hay una lista.`,
    hint: () => 'Quite los guiones o los [ ], y conserve un elemento.',
  },
  'out-of-range': {
    message: ({ key, value, min }) =>
      `${value} es demasiado ${min === undefined ? 'grande' : 'pequeño'} para "${key}".`,
    hint: ({ min, max }) => (min === undefined ? `Escriba ${max} o menos.` : `Escriba ${min} o más.`),
  },
  'too-long': {
    message: ({ key, length, max }) => `El texto de "${key}" tiene ${length} caracteres; hay sitio para ${max}.`,
    hint: ({ length, max }) => `Acórtelo al menos en ${length - max}.`,
  },
  'too-many': {
    message: ({ key, count, max, what }) => `"${key}" tiene ${count} ${es.word(what)}; hay sitio para ${max}.`,
    hint: ({ count, max, isFilled }) =>
      isFilled ? `Escriba "most: ${max}" junto a "from:".` : `Quite ${count - max}.`,
  },
  'too-few': {
    message: ({ key, min, what }) => `"${key}" necesita al menos ${min} ${es.word(what)}.`,
    hint: ({ key, isOptional, inside }) =>
      `Añada ${inside === undefined ? 'lo que falta' : es.keys(inside)}${isOptional ? `, o quite "${key}"` : ''}.`,
  },
  'bad-name': {
    message: ({ name, what }) => `${quoted(name)} no sirve aquí; va ${es.word(what)}.`,
    hint: ({ rule, meant }) => (meant === undefined ? es.word(rule) : es.meant(meant)),
  },
  'redirect-source': {
    message: ({ from, why }) => `Una redirección no puede empezar en ${quoted(from)}: ${sources[why].reason}.`,
    hint: ({ why }) => sources[why].hint,
  },
  'unknown-version': {
    message: ({ version, current }) =>
      `La versión ${quoted(version)} no es la que lee este programa, que es ${current}.`,
    hint: ({ version, current }) =>
      typeof version === 'number' && version < current
        ? 'Ejecute "npm run migrate" para ponerlo al día.'
        : Number.isInteger(version) && Number(version) > current
          ? 'Está escrito para un Lectern más nuevo. "A newer Lectern" en docs/owner.md de Lectern dice cómo se instala.'
          : `Escriba "lectern: ${current}".`,
  },
  'wrong-kind': {
    message: ({ key, wanted, found }) => `En "${key}" va ${es.word(wanted)}; aquí hay ${es.word(found)}.`,
    hint: ({ key, wanted, inside, picture, choice }) =>
      choice !== undefined
        ? `Escriba ${choice}: la palabra que se guarda, y lo que la gente lee.`
        : picture !== undefined
          ? `Escriba "${key}: { file: ${picture}, alt: … }", y en "alt" lo que muestra, para quien no la ve.`
          : wanted === 'a group of keys'
            ? `Escriba sus claves${inside ? `, ${es.keys(inside)},` : ''} en las líneas siguientes, dos espacios más a la derecha.`
            : `Escriba ${es.word(wanted)} después de los dos puntos.`,
  },
  'not-true-or-false': {
    message: ({ key, value }) => `"${key}" es true o false, y ${quoted(value)} es un texto.`,
    hint: ({ meant }) => `Escriba ${meant ?? 'true o false'}, sin comillas.`,
  },
  'not-a-number': {
    message: ({ key, value, isDecimal }) =>
      `En "${key}" va un número${isDecimal ? '' : ' entero'}, y ${quoted(value)} no lo es.`,
    hint: ({ meant, isDecimal }) =>
      meant
        ? `Escriba ${meant}, sin comillas.`
        : `Escríbalo en cifras, sin comillas${isDecimal ? ' y con un punto antes de los decimales' : ''}.`,
  },
  'not-a-length': {
    message: ({ key, value }) =>
      /^[-+.\d]+$/.test(value)
        ? `En "${key}" va una longitud, y ${quoted(value)} no tiene unidad.`
        : `En "${key}" va una longitud, y ${quoted(value)} no lo es.`,
    hint: ({ value }) =>
      /^[-+.\d]+$/.test(value)
        ? `Escriba la unidad: "${value}px" o "${value}rem".`
        : 'Escriba un número con su unidad, como "2px" o "1.5rem".',
  },
}
