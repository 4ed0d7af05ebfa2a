// Words that authors use elsewhere, with the names used here. Blocks and field types declare words for themselves and their keys.

import { blockSchemas } from '../../blocks/schemas.ts'
import { fieldTypes } from '../../forms/field-types.ts'
import { addTo } from '../../site/grouped.ts'

type Table = Record<string, readonly string[]>

const generalKeys: Table = {
  heading: ['title'],
  headline: ['title'],
  header: ['title'],
  caption: ['label', 'title'],
  name: ['label', 'title'],
  label: ['title', 'label'],
  subtitle: ['text', 'description'],
  body: ['text', 'description'],
  content: ['text', 'description'],
  copy: ['text'],
  paragraph: ['text'],
  summary: ['text', 'description'],
  description: ['text'],
  details: ['description', 'text'],
  intro: ['text'],
  lead: ['text'],
  markdown: ['text'],
  href: ['to'],
  url: ['to', 'at'],
  link: ['to', 'action'],
  target: ['to'],
  prefix: ['at'],
  folder: ['at'],
  path: ['to', 'at'],
  destination: ['to'],
  button: ['action'],
  cta: ['action'],
  entries: ['items'],
  points: ['items'],
  bullets: ['items'],
  options: ['choices'],
  values: ['choices'],
  answers: ['choices'],
  kind: ['type'],
  block: ['type'],
  component: ['type'],
  section: ['type'],
  mandatory: ['required'],
  placeholder: ['hint'],
  help: ['hint'],
  maxlength: ['max'],
  'max-length': ['max'],
  value: ['is'],
  anchor: ['id'],
  slug: ['id'],
  pages: ['routes'],
  lang: ['language'],
  mail: ['email'],
  variants: ['readings'],
  versions: ['readings'],
  version: ['lectern'],
  colors: ['light'],
  colours: ['light'],
  action: ['function'],
  endpoint: ['function'],
  handler: ['function'],
  'not-found': ['unknownPaths'],
  '404': ['unknownPaths'],
  include: ['use'],
  ref: ['use'],
  fragment: ['use'],
  sections: ['blocks'],
  components: ['blocks'],
  content_blocks: ['blocks'],
}

const generalValues: Table = {
  day: ['light'],
  night: ['dark'],
  system: ['auto'],
  '404': ['error'],
  off: ['none'],
  image: ['picture'],
  photo: ['picture'],
  reference: ['entry'],
  relation: ['entry'],
  array: ['list'],
  datetime: ['moment'],
  url: ['link'],
  'rich-text': ['markdown'],
  slug: ['name'],
}

/** Types of field in German, French, Spanish and Portuguese, without accents. */
const foreignTypes: Table = {
  telefon: ['tel'],
  telefone: ['tel'],
  telefono: ['tel'],
  telephone: ['tel'],
  zahl: ['number'],
  nummer: ['number'],
  nombre: ['number'],
  numero: ['number'],
  datum: ['date'],
  fecha: ['date'],
  auswahl: ['select'],
  liste: ['list', 'select'],
  lista: ['list', 'select'],
  bild: ['picture'],
  imagem: ['picture'],
  imagen: ['picture'],
  foto: ['picture'],
  datei: ['file'],
  fichier: ['file'],
  archivo: ['file'],
  ficheiro: ['file'],
  farbe: ['colour'],
  couleur: ['colour'],
  cor: ['colour'],
}

/** Keys in the same languages. */
const foreignKeys: Table = {
  pflicht: ['required'],
  pflichtfeld: ['required'],
  obligatoire: ['required'],
  obligatorio: ['required'],
  obrigatorio: ['required'],
  bezeichnung: ['label'],
  etiqueta: ['label'],
  rotulo: ['label'],
  hinweis: ['hint'],
  auswahl: ['choices'],
  opcoes: ['choices'],
  opciones: ['choices'],
  felder: ['fields'],
  champs: ['fields'],
  campos: ['fields'],
  beschreibung: ['description', 'text'],
  descricao: ['description', 'text'],
  descripcion: ['description', 'text'],
  ueberschrift: ['title'],
  uberschrift: ['title'],
  titre: ['title'],
  titulo: ['title'],
  texto: ['text'],
  bild: ['image', 'picture'],
  imagem: ['image'],
  imagen: ['image'],
  preis: ['price'],
  prix: ['price'],
  preco: ['price'],
  precio: ['price'],
  sprache: ['language'],
  langue: ['language'],
  idioma: ['language'],
}

interface Bringer {
  /** Words for the thing itself, likeliest first. */
  synonyms?: readonly string[]
  /** Words for its keys. */
  keySynonyms?: Readonly<Table>
}

const broughtBy = {
  blocks: Object.entries(blockSchemas).map(([name, schema]): [string, Bringer] => [
    name,
    { synonyms: schema['x-synonyms'], keySynonyms: schema['x-key-synonyms'] },
  ]),
  fieldTypes: Object.entries<Bringer>(fieldTypes),
}

/** If several things declare a word, the one that lists it earliest comes first; general words come last. */
function merged(brought: readonly (readonly [name: string, words: readonly string[]])[], general: Table = {}): Table {
  const found: { word: string; name: string; at: number }[] = brought.flatMap(([name, words]) =>
    words.map((word, at) => ({ word, name, at })),
  )
  const all = new Map<string, string[]>()
  for (const { word, name } of found.sort((one, other) => one.at - other.at)) addTo(all, word, name)
  for (const [word, names] of Object.entries(general)) for (const name of names) addTo(all, word, name)
  return Object.fromEntries(all)
}

const named = (brought: readonly [string, Bringer][]) =>
  brought.map(([name, { synonyms = [] }]) => [name, synonyms] as const)

const blocks = merged(named(broughtBy.blocks))
const values = merged(named(broughtBy.fieldTypes), { ...generalValues, ...foreignTypes })
const keys = merged(
  [...broughtBy.blocks, ...broughtBy.fieldTypes].flatMap(([, { keySynonyms = {} }]) => Object.entries(keySynonyms)),
  { ...generalKeys, ...foreignKeys },
)

const lookUp =
  (table: Table) =>
  (word: string): readonly string[] => {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
    return Object.hasOwn(table, plain) ? (table[plain] ?? []) : []
  }

export const synonyms = { block: lookUp(blocks), key: lookUp(keys), value: lookUp(values) }
export const synonymTables = { blocks, keys, values }
