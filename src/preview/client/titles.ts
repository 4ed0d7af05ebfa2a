// What owners read in the place of the manifest's own names: the titles of blocks and of fields.
import { words } from './words.ts'

const titleIn = (titles: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(titles, name) ? titles[name] : undefined

/** A name as the manifest has it. What authors have named themselves, such as a path, and what is a title already stay as they are. */
const isPlainName = /^[a-z][a-zA-Z0-9]*(?:[_-][a-zA-Z0-9]+)*$/

/** `bandMargin` and `service_interest` as a person reads them. */
export function spaced(name: string): string {
  if (!isPlainName.test(name)) return name
  const title = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** A block of the site's own has its name alone. */
export const blockTitle = (type: string): string => titleIn(words.blocks, type) ?? spaced(type)

/** Whether owners read another name of a field than the manifest's. */
export const hasTitle = (key: string): boolean =>
  titleIn(words.fields, key) !== undefined || titleIn(words.lookFields, key) !== undefined

export const fieldTitle = (key: string): string =>
  titleIn(words.fields, key) ?? titleIn(words.lookFields, key) ?? spaced(key)

/** What may be chosen, as the manifest writes it; names of the owner and of others stay as they are. */
export const choiceTitle = (value: string): string => titleIn(words.choices, value) ?? value

/** What kind of answer a question takes, by the type of its field. A type that is not the engine's has its name alone. */
export const answerKindTitle = (type: string): string => titleIn(words.answerKinds, type) ?? spaced(type)
