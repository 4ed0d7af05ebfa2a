// Prints a part of the schema as a Markdown table: one row for each key, with the keys of inner groups below it.
import { kindInWords } from '../../src/schema/kind-words.ts'
import { describedWithDefault, type SchemaNode } from '../../src/schema/schema-node.ts'

/** Key → page that describes it; its row links there. */
type Elsewhere = Readonly<Record<string, string>>

export function schemaTable(schema: SchemaNode, elsewhere: Elsewhere = {}): string {
  const rows = rowsOf(schema, '', elsewhere)
  return `| key | what it is | |\n|---|---|---|\n${rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`
}

function rowsOf(schema: SchemaNode, above: string, elsewhere: Elsewhere): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    if (key === '$schema') return []
    const name = `${above}${key}`
    const page = elsewhere[key]
    const isRequired = schema.required?.includes(key) ?? false
    const text = page ? `${field.description ?? ''} See [${page.replace('.md', '')}](${page}).` : textOf(field)
    const row = [`\`${name}\`${isRequired ? '' : ' (optional)'}`, inCell(text), kindInWords(field)]
    return page ? [row] : [row, ...innerRows(field, name, elsewhere)]
  })
}

function innerRows(field: SchemaNode, name: string, elsewhere: Elsewhere): string[][] {
  if (field.properties) return rowsOf(field, `${name}.`, elsewhere)
  if (field.items?.properties) return rowsOf(field.items, `${name}[].`, elsewhere)
  const each = field.additionalProperties
  if (typeof each === 'object' && each.properties) return rowsOf(each, `${name}.*.`, elsewhere)
  return []
}

function textOf(node: SchemaNode): string {
  const { enum: values = [], markdownEnumDescriptions: texts = [] } = node
  const meanings = texts.length > 0 ? values.map((value, at) => `\`${value}\`: ${texts[at] ?? ''}`) : []
  return [describedWithDefault(node), ...meanings].join(' ')
}

/** Escapes bars, which would end the cell. */
const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim()
