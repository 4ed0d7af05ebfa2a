// Vite plugin for what the editor says about blocks, presets, drawings and types of form fields, in a language: the `editor-words.json`
// of their folders, merged. Imported as `virtual:editor-words/de`.
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

/** A language's part of an `editor-words.json`. Words that several folders share are in `src/preview/words` and `src/schema/descriptions`. */
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

export function editorWords(project: string): Plugin {
  return {
    name: 'lectern:editor-words',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined
      const language = id.slice(name.length + 1)
      const merged: Record<string, Words> = {
        blocks: {},
        answerKinds: {},
        fields: {},
        choices: {},
        examples: {},
        descriptions: {},
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
