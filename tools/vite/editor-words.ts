// Vite plugin for what the editor says about the schema in a language: the `editor-words.json` in the folders of blocks, presets, drawings
// and types of form fields, merged with the words that several share. Imported as `virtual:editor-words/de`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:editor-words/'

/** Folders of extensions → the export with their titles. Presets and drawings have none: their names are choices. */
const titlesOf = {
  'src/blocks': 'blocks',
  'src/forms/field-types': 'answerKinds',
  'src/presets': 'choices',
  'src/drawings': 'choices',
} as const

type Words = Readonly<Record<string, string>>

/** A language's part of an `editor-words.json`. */
export interface FolderWords {
  title?: string
  fields?: Words
  choices?: Words
  /** Names of the examples of a block but `default`, by their English. */
  examples?: Words
  /** By their English. */
  descriptions?: Words
}

interface WordedFolder {
  root: keyof typeof titlesOf
  /** The name of the block, preset, drawing or type. */
  name: string
  file: string
  languages: Readonly<Record<string, FolderWords>>
}

/** Returns the words of each folder in the project's folder. */
export const wordedFolders = (project: string): WordedFolder[] =>
  (Object.keys(titlesOf) as WordedFolder['root'][]).flatMap((root) =>
    readdirSync(join(project, root)).flatMap((name) => {
      const file = join(project, root, name, 'editor-words.json')
      return existsSync(file) ? [{ root, name, file, languages: JSON.parse(readFileSync(file, 'utf8')) }] : []
    }),
  )

/** Titles that several folders share, of all languages. English lists those that differ from the name. */
const sharedTitles = 'src/preview/words/titles.json'
const sharedDescriptions = (language: string) => `src/schema/descriptions/${language}.json`

const inLanguage = (titles: Readonly<Record<string, Words>>, language: string): Words =>
  Object.fromEntries(
    Object.entries(titles).flatMap(([name, { [language]: title }]) => (title === undefined ? [] : [[name, title]])),
  )

export function editorWordsPlugin(project: string): Plugin {
  return {
    name: 'lectern:editor-words',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined
      const language = id.slice(name.length + 1)
      const shared = (file: string) => {
        this.addWatchFile(join(project, file))
        return JSON.parse(readFileSync(join(project, file), 'utf8'))
      }
      const { fields, choices, textFields } = shared(sharedTitles)
      const merged: Record<string, Words> = {
        blocks: {},
        answerKinds: {},
        fields: inLanguage(fields, language),
        choices: inLanguage(choices, language),
        textFields: inLanguage(textFields, language),
        examples: {},
        descriptions: language === 'en' ? {} : shared(sharedDescriptions(language)),
      }
      for (const folder of wordedFolders(project)) {
        this.addWatchFile(folder.file)
        const { title, ...parts } = folder.languages[language] ?? {}
        const titles = title === undefined ? {} : { [titlesOf[folder.root]]: { [folder.name]: title } }
        for (const [part, words] of Object.entries({ ...parts, ...titles }))
          merged[part] = { ...merged[part], ...words }
      }
      return Object.entries(merged)
        .map(([part, words]) => `export const ${part} = ${JSON.stringify(words)}\n`)
        .join('')
    },
  }
}
