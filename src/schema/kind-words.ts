// Describes in a few words what a key takes.
import type { SchemaNode } from './schema-node.ts'
import type { Kind } from './vocabulary.ts'

const words: Partial<Record<Kind, string>> = {
  mail: 'text of a mail',
  markdown: 'text with Markdown',
  anchor: 'a name for links',
  form: 'the name of a form',
  fragment: 'the name of a fragment',
  colour: 'a colour, #rrggbb',
  file: 'a file',
  link: 'a link',
  name: 'a word',
}

/** Returns `text, up to 120 characters` or `list of 1 to 6: one of these`. */
export function kindInWords(field: SchemaNode): string {
  const { type, enum: values, items, additionalProperties, maxLength, minimum, maximum, minItems, maxItems } = field
  if (values) return 'one of these'
  if (items)
    return `list of ${minItems ?? 0} to ${maxItems ?? 'any'}${items.type === 'object' ? '' : `: ${items.enum ? `one of ${items.enum.join(', ')}` : kindInWords(items)}`}`
  if (type === 'boolean') return 'true or false'
  if (minimum !== undefined && minimum === maximum) return String(minimum)
  if (type === 'integer' || type === 'number')
    return `${type === 'integer' ? 'whole number' : 'number'}${minimum === undefined ? '' : ` from ${minimum}`}${maximum === undefined ? '' : ` to ${maximum}`}`
  if (typeof additionalProperties === 'object') return 'by name'
  if (type === 'object') return 'group'
  const kind = words[field['x-kind'] ?? 'text'] ?? 'text'
  const either = Array.isArray(type) && type.includes('number') ? 'a number, or ' : ''
  return maxLength && /^text/.test(kind) ? `${either}${kind}, up to ${maxLength} characters` : kind
}
