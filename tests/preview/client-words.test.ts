// Every text of the preview's client is in the files of texts, one for each language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import { spaced } from '../../src/preview/client/titles.ts'
import { editorWords } from '../../src/preview/words/editor-words.ts'
import { translatedLanguages } from '../../src/problems/words/translation.ts'
import type { SchemaNode } from '../../src/schema/schema-node.ts'
import { root } from '../pages/built-site.ts'
import { sourcesBelow } from '../repository/source-imports.ts'

/** Files with texts of a new site, in the site's language, and with texts that are shown while no language is loaded. */
const besides = ['page-templates.ts', 'start-form.ts', 'starting-value.ts', 'added-section.ts', 'guard.tsx', 'main.tsx']
const files = sourcesBelow('src/preview/client').filter(
  (file) => !file.includes('.test.') && !besides.some((name) => file.endsWith(`/${name}`)),
)

interface Node {
  type: string
  start: number
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Calls back with each node and those round it, the innermost last. */
function walk(node: unknown, call: (node: Node, around: readonly Node[]) => void, around: readonly Node[] = []) {
  if (Array.isArray(node)) for (const one of node) walk(one, call, around)
  else if (isNode(node)) {
    call(node, around)
    for (const inner of Object.values(node)) walk(inner, call, [...around, node])
  }
}

const read = new Set(['aria-label', 'aria-description', 'title', 'label', 'placeholder', 'alt', 'submit', 'words'])
/** Names of keys and of notations are the same in every language. */
const isWord = (text: string) => /\p{L}{2}/u.test(text) && !/^\s*(Alt|Tab|npm)\s*$/.test(text)

function bareWords(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found: string[] = []
  walk(parseSync(file, source).program, (node, around) => {
    const place = `${file}:${source.slice(0, node.start).split('\n').length}`
    if (node.type === 'JSXText' && isWord(String(node.value))) found.push(`${place} ${String(node.value).trim()}`)
    if (node.type !== 'Literal' || typeof node.value !== 'string' || !isWord(node.value)) return
    const attribute = around.at(-1)
    const isRead = attribute?.type === 'JSXAttribute' && isNode(attribute.name) && read.has(String(attribute.name.name))
    const isSentence =
      /^[A-Z][^.]* [^.]*[.…]$/.test(node.value) && !around.some(({ type }) => type === 'ThrowStatement')
    if (isRead || isSentence) found.push(`${place} ${node.value}`)
  })
  return found
}

function readWhileLoading(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const from = /import \{[^}]*?\bwords(?: as (\w+))?\b[^}]*\} from '[./]+words\.ts'/.exec(source)
  if (!from) return []
  const found: string[] = []
  walk(parseSync(file, source).program, (node, around) => {
    const isWords = node.type === 'Identifier' && node.name === (from[1] ?? 'words')
    const isImport = around.some(({ type }) => type === 'ImportDeclaration')
    const isLater = around.some(({ type }) => /Function|^Method/.test(type))
    if (isWords && !isImport && !isLater && around.at(-1)?.type === 'MemberExpression')
      found.push(`${file}:${source.slice(0, node.start).split('\n').length}`)
  })
  return found
}

it("the source of the preview's client contains no text in one language", () =>
  expect(files.flatMap(bareWords)).toEqual([]))

it("modules of the preview's client read no text while they load", () =>
  expect(files.flatMap(readWhileLoading)).toEqual([]))

function keysIn(node: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return found
  seen.add(node)
  const { properties = {} } = node as SchemaNode
  for (const [key, inner] of Object.entries(properties)) {
    found.add(key)
    keysIn(inner, found, seen)
  }
  for (const [key, inner] of Object.entries(node)) if (key !== 'properties') keysIn(inner, found, seen)
  return found
}

/** English titles of the others are their names. */
describe.each(translatedLanguages)('the editor in %s', (language) => {
  it('the editor has a title for each block of the engine and each field of its schema in %s', async () => {
    const { blocks, fields, textFields } = await editorWords(language)
    const shipped = sourcesBelow('src/blocks').flatMap(
      (file) => /^src\/blocks\/([^/]+)\/schema\.ts$/.exec(file)?.[1] ?? [],
    )
    expect(shipped.filter((type) => !Object.hasOwn(blocks, type))).toEqual([])
    const { readings, fragments, forms, site, collections, texts } = publishedSchema.properties ?? {}
    const ofEngine = shipped.map((type) => publishedSchema.$defs?.[type])
    const keys = [...keysIn([readings, fragments, forms, site, collections, texts, ...ofEngine])]
    const titles = { ...fields, ...textFields }
    expect(keys.filter((key) => !Object.hasOwn(titles, key) && key !== '$schema')).toEqual([])
  })
})

/** Words of the manifest that may be chosen for how a section, a picture or the site looks; presets are names. */
function choicesIn(node: unknown, key = ''): string[] {
  if (typeof node !== 'object' || node === null || key === 'preset' || key === 'kind') return []
  const { enum: values = [] } = node as SchemaNode
  const own = key === 'type' || key === 'items' ? [] : values
  return [
    ...own,
    ...Object.entries(node).flatMap(([name, inner]) => choicesIn(inner, Number.isNaN(Number(name)) ? name : key)),
  ]
}

it.each(translatedLanguages)("the editor has a title for each option of a block's look in %s", async (language) => {
  const { choices } = await editorWords(language)
  const { readings } = publishedSchema.properties ?? {}
  const all = new Set(choicesIn([readings, publishedSchema.$defs]).filter((one) => /^[a-z-]+$/.test(one)))
  expect([...all].filter((one) => !Object.hasOwn(choices, one))).toEqual([])
})

it('few texts of the editor are the same in two languages', async () => {
  const [en, ...others] = await Promise.all(
    (['en', ...translatedLanguages] as const).map((language) => editorWords(language)),
  )
  const flat = (group: object, at = ''): [string, string][] =>
    Object.entries(group).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[`${at}${key}`, value]]
        : typeof value === 'object'
          ? flat(value, `${at}${key}.`)
          : [],
    )
  const inFirst = new Map(en && flat(en))
  for (const other of others) {
    const all = flat(other)
    const inEnglish = (key: string) => inFirst.get(key) ?? spaced(key.slice(key.lastIndexOf('.') + 1))
    const same = all.filter(([key, value]) => inEnglish(key) === value && value.includes(' '))
    expect(same).toEqual([])
    expect(all.filter(([, value]) => value.trim() === '')).toEqual([])
  }
})
