// Describes a key for people: its purpose, its kind of value and its limits.
import { describedWithDefault, type SchemaNode } from '../../schema/schema-node.ts'
import type { Kind } from '../../schema/vocabulary.ts'

const kinds: Record<Kind, string> = {
  text: 'plain text; `{facts.…}`, `{site.…}` and `{build.year}` are filled in',
  heading: 'a heading; `{facts.…}`, `{site.…}` and `{build.year}` are filled in',
  label: 'the words beside a control',
  mail: 'plain text of a mail',
  markdown: 'Markdown: paragraphs, emphasis, links, lists, quotations, headings',
  link: 'a path, `/path#anchor`, `#anchor`, `https:`, `mailto:` or `tel:`',
  anchor: 'a name on the page that links may point at',
  form: 'the name of a form',
  fragment: 'the name of a fragment',
  colour: 'a colour: # and six digits from 0 to f',
  file: 'a file of the site',
  name: 'a word for machines: small letters, digits, dashes',
  code: 'text that is shown sign by sign',
}

/** Returns the kind of value in words: `a list of link`. */
function kindOfValue(schema: SchemaNode): string {
  const { enum: words, type, items } = schema
  if (words) return `one of ${words.length} words`
  if (schema.const !== undefined) return String(schema.const)
  if (schema['x-kind']) return kinds[schema['x-kind']]
  if (type === 'array') return `a list${items?.['x-kind'] ? ` of ${items['x-kind']}` : ''}`
  if (type === 'object') return 'a group of keys'
  if (type === 'boolean') return '`true` or `false`'
  if (type === 'number') return 'a number'
  return type === 'integer' ? 'a whole number' : 'text'
}

/** Returns the limits in words, `at most 120 characters`; empty where there are none. */
function limitsOf(schema: SchemaNode): string {
  const between = (min: number | undefined, max: number | undefined, what: string) => {
    if (max !== undefined && min !== undefined && min > 1) return [`${min} to ${max} ${what}`]
    if (max !== undefined) return [`at most ${max} ${what}`]
    return min !== undefined && min > 1 ? [`at least ${min} ${what}`] : []
  }
  const { minimum, maximum } = schema
  return [
    ...(schema['x-kind'] === 'colour' ? [] : between(schema.minLength, schema.maxLength, 'characters')),
    ...between(schema.minItems, schema.maxItems, 'items'),
    ...(minimum !== undefined && maximum !== undefined && minimum === maximum
      ? []
      : between(minimum && minimum + 1 > 1 ? minimum : undefined, maximum, '').map((one) => one.trim())),
  ].join(', ')
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
  return `_${[needed, kindOfValue(schema), limitsOf(schema)].filter(Boolean).join(' · ')}_`
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
