// Descriptions and titles of the schema in the other languages of the editor: in the folders of blocks, presets, drawings and types of form
// fields, and for what these share in `src/schema/descriptions` and `src/preview/words`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { entrySchema } from '../../src/content/entry-schema.ts'
import { drawings } from '../../src/drawings/drawings.ts'
import { fieldTypes } from '../../src/forms/field-types.ts'
import { presets } from '../../src/presets/presets.ts'
import { editorWords } from '../../src/preview/words/editor-words.ts'
import { translatedLanguages } from '../../src/problems/words/translation.ts'
import de from '../../src/schema/descriptions/de.json' with { type: 'json' }
import es from '../../src/schema/descriptions/es.json' with { type: 'json' }
import fr from '../../src/schema/descriptions/fr.json' with { type: 'json' }
import { wordedFolders } from '../../tools/vite/editor-words.ts'
import { root } from '../pages/built-site.ts'

const schema = JSON.parse(readFileSync(join(root, 'schema/site.schema.json'), 'utf8')) as {
  $defs: Record<string, { description: string }>
}
/** Blocks that hold other blocks list them with these. */
const ofBlocks = new Set(Object.values(schema.$defs).map(({ description }) => description))
const folders = wordedFolders(root)

/** All values of a key such as `description`, wherever they stand. */
function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(key, value)])
}

const isText = (value: unknown) => typeof value === 'string'

/** What the panel shows below fields and choices. */
const descriptionsIn = (node: unknown): Set<string> =>
  new Set(
    ['description', 'markdownEnumDescriptions', 'about'].flatMap((key) => valuesOf(key, node).flat().filter(isText)),
  )

/** What the manifest's schema takes from each folder. */
const sources: Readonly<Record<string, object>> = {
  'src/blocks': schema.$defs,
  'src/forms/field-types': fieldTypes,
  'src/presets': presets,
  'src/drawings': drawings,
}
const extensions = Object.entries(sources).flatMap(([folder, all]) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): [string, string, unknown][] =>
    entry.isDirectory() ? [[folder, entry.name, Reflect.get(all, entry.name)]] : [],
  ),
)
const shared = { de, fr, es } as const satisfies Record<string, Readonly<Record<string, string>>>
/** Fields of entries have their own label for a description, which is the site's. */
const entry = entrySchema({
  name: 'news',
  fields: new Map(
    (['picture', 'checkboxes', 'entry', 'list'] as const).map((type) => [
      type,
      { name: type, type, label: 'Label', required: true, many: true, fields: [], choices: [] },
    ]),
  ),
}).properties
// The editor shows neither: both change when an entry is renamed.
const { slug, was, ...shownOfEntry } = entry ?? {}
const inSchema = descriptionsIn([schema, shownOfEntry])
inSchema.delete('Label.')

/** Names, samples and numbers, which are the same in every language. */
const fixed = (text: string) => (text.match(/`[^`]*`|\d+/g) ?? []).sort()

describe.each(translatedLanguages)('in %s', (language) => {
  it('every description of the schema has a translation, and nothing else has', async () => {
    const { descriptions } = await editorWords(language)
    expect([...inSchema].filter((text) => !Object.hasOwn(descriptions, text))).toEqual([])
    expect(Object.keys(descriptions).filter((text) => !inSchema.has(text))).toEqual([])
  })

  it('a description keeps the names and numbers of its original', async () => {
    const { descriptions } = await editorWords(language)
    for (const [english, translated] of Object.entries(descriptions))
      expect(fixed(translated), translated).toEqual(fixed(english))
  })
})

describe.each(extensions)('%s/%s', (folder, name, source) => {
  const own = folders.find((one) => one.root === folder && one.name === name)?.languages ?? {}

  it('has translations of its descriptions in its folder, but for those that it shares with others', () => {
    const { description } = Object(source)
    const english = [...descriptionsIn(source)].filter((text) => text === description || !ofBlocks.has(text))
    for (const language of translatedLanguages) {
      const { descriptions = {} } = own[language] ?? {}
      const translated = { ...descriptions, ...shared[language] }
      expect(english.filter((text) => inSchema.has(text) && !Object.hasOwn(translated, text))).toEqual([])
      expect(Object.keys(descriptions).filter((text) => !english.includes(text) || text in shared[language])).toEqual(
        [],
      )
    }
  })

  it('has translations of the names of its examples, and of nothing else', () => {
    const file = join(root, folder, name, 'examples.yaml')
    const names = existsSync(file) ? Object.keys(parse(readFileSync(file, 'utf8'))) : []
    for (const language of translatedLanguages)
      expect(Object.keys(own[language]?.examples ?? {})).toEqual(names.filter((example) => example !== 'default'))
  })

  it('has titles of its own fields and choices in its folder, and none of others', () => {
    const groups = [...valuesOf('properties', source), ...valuesOf('settings', source)]
    // A type of form field is also a key of `messages:`.
    const keys = [name, ...groups.flatMap((group) => Object.keys(Object(group)))]
    const values = [name, ...valuesOf('enum', source).flat()]
    for (const language of translatedLanguages) {
      const { title, fields = {}, choices = {} } = own[language] ?? {}
      expect(Object.keys(fields).filter((key) => !keys.includes(key))).toEqual([])
      expect(Object.keys(choices).filter((choice) => !values.includes(choice))).toEqual([])
      expect(title !== undefined).toBe(folder === 'src/blocks' || folder === 'src/forms/field-types')
    }
  })
})

it('a title or description that two folders have is the same in both', () => {
  const known = new Map<string, string>()
  const different = folders.flatMap(({ root, name, languages }) =>
    Object.entries(languages).flatMap(([language, { fields, choices, examples, descriptions }]) =>
      Object.entries({ fields, choices, examples, descriptions }).flatMap(([part, words = {}]) =>
        Object.entries(words).flatMap(([english, text]) => {
          const key = `${language} ${part} ${english}`
          if (known.get(key) !== undefined && known.get(key) !== text) return [`${root}/${name}: ${english}`]
          known.set(key, text)
          return []
        }),
      ),
    ),
  )
  expect(different).toEqual([])
})
