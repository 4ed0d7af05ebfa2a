// Describes a key for people: its purpose, its kind of value and its limits.
import { kindInWords } from '../../schema/kind-words.ts'
import { describedWithDefault, type SchemaNode } from '../../schema/schema-node.ts'
import type { Kind } from '../../schema/vocabulary.ts'

const filledIn = '`{facts.…}`, `{site.…}` and `{build.year}` are filled in'

/** What may be written in a text of the kind. */
const notes: Partial<Record<Kind, string>> = {
  text: filledIn,
  heading: filledIn,
  markdown: 'paragraphs, emphasis, links, lists, quotations, headings',
  link: '`/path#anchor`, `#anchor`, `https:`, `mailto:` or `tel:`',
  name: 'small letters, digits, dashes',
  code: 'shown sign by sign',
}

export interface KeyDescription {
  key: string
  schema: SchemaNode
  isRequired: boolean
  /** URL of the reference. */
  page?: string
}

/** Returns the kind and the limits of a value in a line of Markdown, with whether it is required where that is given. */
export function factsOf(schema: SchemaNode, isRequired?: boolean): string {
  const needed = isRequired === undefined ? '' : isRequired ? 'required' : 'may be left out'
  const kind = schema.const === undefined ? kindInWords(schema) : String(schema.const)
  const note = schema.enum || !schema['x-kind'] ? '' : notes[schema['x-kind']]
  return `_${[needed, kind, note].filter(Boolean).join(' · ')}_`
}

/** Returns Markdown. */
export function keyDescription({ key, schema, isRequired, page }: KeyDescription): string {
  const words = schema.enum && schema.enum.length <= 12 ? schema.enum : []
  const meanings = words.map((word, at) => `- \`${word}\`: ${schema.markdownEnumDescriptions?.[at] ?? ''}`)
  return [
    `**${key}**  \n${describedWithDefault(schema)}`,
    factsOf(schema, isRequired),
    ...(meanings.length > 0 ? [meanings.join('\n')] : []),
    ...(page ? [`[More](${page})`] : []),
  ].join('\n\n')
}
