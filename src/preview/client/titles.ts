// Titles and descriptions of blocks, fields and choices, shown to owners instead of the manifest's names.
import { words } from './words.ts'

const titleIn = (titles: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(titles, name) ? titles[name] : undefined

/** Matches names of the manifest. Authors' own names, such as paths, and titles do not match and stay as they are. */
const isPlainName = /^[a-z][a-zA-Z0-9]*(?:[_-][a-zA-Z0-9]+)*$/

/** `bandMargin` as "Band margin", `service_interest` as "Service interest". */
export function spaced(name: string): string {
  if (!isPlainName.test(name)) return name
  const title = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** The title of a block; the spaced name for the site's own blocks. */
export const blockTitle = (type: string): string => titleIn(words.blocks, type) ?? spaced(type)

/** The name of a block's example. Those of a site's own blocks stay as they are. */
export const exampleTitle = (name: string): string =>
  name === 'default' ? words.catalogue.example : (titleIn(words.examples, name) ?? name)

/** Whether the field has a title besides its name in the manifest. */
export const hasTitle = (key: string): boolean => titleIn(words.fields, key) !== undefined

const knownFieldTitle = (key: string): string | undefined =>
  titleIn(words.fields, key) ?? titleIn(words.textFields, key)

export const fieldTitle = (key: string): string => knownFieldTitle(key) ?? spaced(key)

/** A sentence with the titles of the fields and blocks whose names it quotes, for an owner who does not see the file. */
export const inTitles = (sentence: string): string =>
  sentence.replace(/"([a-z][\w-]*)"/g, (quoted, name: string) => {
    const title = knownFieldTitle(name) ?? titleIn(words.blocks, name)
    return title === undefined ? quoted : `"${title}"`
  })

/** The title of an enum value; other values stay as they are. */
export const choiceTitle = (value: string): string => titleIn(words.choices, value) ?? value

/** A description of the schema in the language of the editor. Those of a site's own blocks stay as they are. */
export const descriptionInWords = (description: string): string =>
  titleIn(words.descriptions, description) ?? description

/** The title of a form field's type; the spaced name for types that are not the engine's. */
export const answerKindTitle = (type: string): string => titleIn(words.answerKinds, type) ?? spaced(type)
