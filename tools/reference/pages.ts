// Composes the pages of docs/reference from the schema and the help texts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { blockSchemas } from '../../src/blocks/schemas.ts'
import { fieldTypes } from '../../src/forms/field-types.ts'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import { blockCatalogue } from '../../src/preview/catalogue/catalogue.ts'
import { catalogue as words } from '../../src/preview/words/en/catalogue.ts'
import { fieldFrame } from '../../src/schema/manifest/form.ts'
import type { SchemaNode } from '../../src/schema/schema-node.ts'
import { helpOf, type Usage } from '../shared/command.ts'
import { siteCommands } from '../shared/command-list.ts'
import { documentsWithFirstLines } from './first-lines.ts'
import { schemaTable } from './schema-table.ts'

const usages = import.meta.glob<Usage>(['../*.ts', '!../reference.ts', '!../block-pictures.ts'], { import: 'usage' })

export const referenceFolder = 'docs/reference'
/** Path of a block's picture below the project's folder. */
export const blockPicturePath = (type: string) => `docs/images/blocks/${type}.webp`

/** Returns the pages' texts by path below the project's folder, which is `root`. */
export async function referencePages(root: string): Promise<Map<string, string>> {
  const pages: Record<string, string> = {
    'README.md': index,
    'manifest.md': manifest(),
    'blocks.md': blocks(root),
    'fields.md': fields(),
    'theme.md': theme(),
    'commands.md': await commands(),
  }
  return new Map([
    ...Object.entries(pages).map(([name, text]): [string, string] => [
      `${referenceFolder}/${name}`,
      `${generatedMark}${text.trim()}\n`,
    ]),
    ...documentsWithFirstLines(root),
  ])
}

const generatedMark = '<!-- Made by `npm run reference`. Not edited by hand. -->\n'

const index = `# Reference

| page | what it tells |
|---|---|
| [manifest](manifest.md) | every key of \`site.yaml\` |
| [blocks](blocks.md) | every block, with its picture and its fields |
| [fields](fields.md) | every type of field, of forms and of collections |
| [theme](theme.md) | colours, faces, corners |
| [commands](commands.md) | every command and its options |
| [problems](../problems.md) | every mistake that is found, and how to fix it |
`

const reading = () => publishedSchema.properties?.readings?.additionalProperties as SchemaNode

function manifest(): string {
  const elsewhere = { theme: 'theme.md', blocks: 'blocks.md', fields: 'fields.md', fragments: 'blocks.md' }
  return `# The manifest

\`site.yaml\`, or the same as JSON. \`*\` stands for a name of your choosing, \`[]\` for each entry of a list. Any text may hold
\`{facts.…}\` and \`{site.…}\`. Editors say all of this while you type.

${schemaTable(publishedSchema, elsewhere)}`
}

function theme(): string {
  return `# The theme

\`theme:\` of a reading. Colours are told by day and by night; \`npm run validate\` holds them to the contrast that people need to read.

${schemaTable(reading().properties?.theme ?? {})}`
}

function blocks(root: string): string {
  const entries = blockCatalogue(undefined)
  const groups = [...new Set(entries.map(({ group }) => group))].map((group) => {
    const types = entries.filter((entry) => entry.group === group).map(({ type }) => `[${type}](#${type})`)
    return `| ${words.groups[group]} | ${types.join(', ')} |`
  })
  const all = entries.map(({ type, about, examples }) => {
    const picture = existsSync(join(root, blockPicturePath(type)))
      ? `![${type}](../images/blocks/${type}.webp)\n\n`
      : ''
    const [example] = examples
    return `## ${type}
${about}

${picture}${schemaTable(blockSchemas[type] as SchemaNode)}
\`\`\`yaml
${example?.yaml ?? ''}
\`\`\`
`
  })
  return `# Blocks

A page is a list of blocks. Every block may also have \`id\`, a name that links may point at, and \`placeholder: true\`, for what you have
still to supply. \`npm run dev\` shows them all, in your colours, at \`/__lectern/blocks\`.

| what it is for | blocks |
|---|---|
${groups.join('\n')}

${all.join('\n')}`
}

function fields(): string {
  const all = Object.entries(fieldTypes).map(([type, { about, settings }]) => {
    const own = Object.fromEntries(Object.entries(settings ?? {}))
    const table = settings ? `\n${schemaTable({ properties: own as Record<string, SchemaNode> })}` : ''
    return `## ${type}\n${about}\n${table}`
  })
  return `# Fields

Those of a form are below; those of a collection are [at the end](#fields-of-a-collection).

# Fields of a form

An entry under \`fields:\` of a form. All types have these keys:

${schemaTable(fieldFrame(fieldTypes) as SchemaNode)}
${all.join('\n')}
# Fields of a collection

An entry under \`fields:\` of a collection. In \`choices:\` are the answers of \`select\` and \`checkboxes\`, in \`of:\` the collection of an
\`entry\`, in \`fields:\` those of each item of a \`list\`.

${schemaTable(collectionField(), { fields: 'fields.md' })}`
}

function collectionField(): SchemaNode {
  const collection = publishedSchema.properties?.collections?.additionalProperties
  return (typeof collection === 'object' && collection.properties?.fields?.items) || {}
}

async function commands(): Promise<string> {
  const all = await Promise.all(
    Object.entries(siteCommands).map(async ([name, about]) => {
      const usage = await usages[`../${name}.ts`]?.()
      return `## ${name}\n${about.charAt(0).toUpperCase()}${about.slice(1)}.\n${usage ? `\n\`\`\`\n${helpOf(usage).trim()}\n\`\`\`\n` : ''}`
    }),
  )
  return `# Commands

In a site's folder \`npx lectern X\`, or \`npm run X\` by the scripts of its package.json; \`npm run X\` in the engine's repository. \`npx lectern\` lists
them. Options follow \`--\` where npm is asked: \`npm run validate -- --launch\`.

${all.join('\n')}`
}
