// Words that authors use elsewhere, with the names used here. Blocks and field types declare words for themselves and their keys.
import { blockSchemas } from '../../blocks/schemas.ts'
import { fieldTypes } from '../../forms/field-types.ts'
import { addTo } from '../../site/grouped.ts'
import { byWord } from './by-word.ts'

type Table = Record<string, readonly string[]>

/** Reads a table of words with the names that they may stand for, likeliest first. */
const wordTable = (table: Record<string, string>): Table =>
  Object.fromEntries([...byWord(table)].map(([word, names]) => [word, names.split(' ')]))

const generalKeys = wordTable({
  'heading headline header': 'title',
  'caption name': 'label title',
  label: 'title label',
  'subtitle body content summary': 'text description',
  'copy paragraph description intro lead markdown': 'text',
  details: 'description text',
  'href target destination': 'to',
  'url path': 'to at',
  link: 'to action',
  'prefix folder': 'at',
  'button cta': 'action',
  'entries points bullets': 'items',
  'options values answers': 'choices',
  'kind block component section': 'type',
  mandatory: 'required',
  'placeholder help': 'hint',
  'maxlength max-length': 'max',
  value: 'is',
  'anchor slug': 'id',
  pages: 'routes',
  lang: 'language',
  mail: 'email',
  'variants versions': 'readings',
  version: 'lectern',
  'colors colours': 'light',
  'action endpoint handler': 'function',
  'not-found 404': 'unknownPaths',
  'include ref fragment': 'use',
  'sections components content_blocks': 'blocks',
})

const generalValues = wordTable({
  day: 'light',
  night: 'dark',
  system: 'auto',
  '404': 'error',
  off: 'none',
  'image photo': 'picture',
  'reference relation': 'entry',
  array: 'list',
  datetime: 'moment',
  url: 'link',
  'rich-text': 'markdown',
  slug: 'name',
})

/** Types of field in German, French, Spanish and Portuguese, without accents. */
const foreignTypes = wordTable({
  'telefon telefone telefono telephone': 'tel',
  'zahl nummer nombre numero': 'number',
  'datum fecha': 'date',
  auswahl: 'select',
  'liste lista': 'list select',
  'bild imagem imagen foto': 'picture',
  'datei fichier archivo ficheiro': 'file',
  'farbe couleur cor': 'colour',
})

/** Keys in the same languages. */
const foreignKeys = wordTable({
  'pflicht pflichtfeld obligatoire obligatorio obrigatorio': 'required',
  'bezeichnung etiqueta rotulo': 'label',
  hinweis: 'hint',
  'auswahl opcoes opciones': 'choices',
  'felder champs campos': 'fields',
  'beschreibung descricao descripcion': 'description text',
  'ueberschrift uberschrift titre titulo': 'title',
  texto: 'text',
  bild: 'image picture',
  'imagem imagen': 'image',
  'preis prix preco precio': 'price',
  'sprache langue idioma': 'language',
})

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
