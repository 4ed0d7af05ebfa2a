import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { portableFolder, portableRules } from '../src/forms/portable-rules.ts'
import { editorSchema } from '../src/language-server/schema/editor-schema.ts'
import { publishedSchema } from '../src/manifest/shape/published-schema.ts'
import { newSiteFiles } from '../src/new-site/new-site.ts'
import { hosts } from '../src/publish/hosts/hosts.ts'
import { command, flagOption } from './shared/command.ts'
import { ownersCommands } from './shared/command-list.ts'
import type { CommandContext } from './shared/context.ts'
import { vendoredEngine } from './shared/engine-dependency.ts'
import { type GeneratedFiles, staleAmong, writeGenerated } from './shared/generated-files.ts'

export const usage = {
  line: 'npm run schema -- [--check]',
  about: `Writes what is made from blocks, types of form field and hosts: schema/site.schema.json, which editors complete and check
site.yaml by, the copies of the field types' rules that the hosted functions run, and the list of hosts in docs/deploy. In a
site's own folder: the schema with its own blocks, and what sends editors there. The package has it without the blocks of this
repository's site.`,
  options: {
    check: flagOption('Writes nothing; exit code 1 when a file is not up to date.'),
  },
} as const

export const schemaFile = 'schema/site.schema.json'
/** Schema of included files with pages. */
const pagesFile = 'schema/pages.schema.json'
const pagesSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Pages of a Lectern site',
  $ref: 'site.schema.json#/properties/readings/additionalProperties/properties/routes',
}
const pagesText = `${JSON.stringify(pagesSchema, undefined, 2)}\n`
/** Text of the published schema, including the own blocks of the site that the command was called for. */
export const schemaText = (): string => `${JSON.stringify(editorSchema(publishedSchema), undefined, 2)}\n`

const example = 'examples/practice'

/** The files of the example as `lectern init` makes them. */
const exampleFiles = (root: string) =>
  newSiteFiles(root, {
    template: 'practice',
    name: 'Fernhill Veterinary Practice',
    language: 'en',
    lectern: vendoredEngine(root),
    commands: ownersCommands,
  })

/** Returns the generated files that are out of date: their expected text by path, or undefined for files to delete. */
export function staleFiles(root: string): GeneratedFiles {
  const wanted = new Map<string, string | undefined>([
    [schemaFile, schemaText()],
    [pagesFile, pagesText],
    [hostPagesFile, hostPages(root)],
  ])
  for (const [name, text] of exampleFiles(root))
    wanted.set(`${example}/${name}`, withLanguages(text, join(root, example, name)))
  for (const [name, text] of portableRules(root)) wanted.set(`${portableFolder}/${name}`, text)
  for (const name of existsSync(join(root, portableFolder)) ? readdirSync(join(root, portableFolder)) : [])
    if (!wanted.has(`${portableFolder}/${name}`)) wanted.set(`${portableFolder}/${name}`, undefined)
  return staleAmong(root, wanted)
}

/** Keeps the example's second language, which the template lacks. */
function withLanguages(text: string, file: string): string {
  const known = existsSync(file) ? /^languages:\n(?: .*\n)+\n/m.exec(readFileSync(file, 'utf8'))?.[0] : undefined
  return known ? text.replace('# Said once', () => `${known}# Said once`) : text
}

/** The same for a site's own folder: the schemas with its blocks, and the files that point editors to them. */
function staleInSite(root: string): GeneratedFiles {
  const wanted = new Map<string, string>([
    [schemaFile, schemaText()],
    [pagesFile, pagesText],
  ])
  for (const file of ['site.yaml', '.vscode/settings.json'])
    if (existsSync(join(root, file)))
      wanted.set(file, readFileSync(join(root, file), 'utf8').replaceAll('./node_modules/lectern/schema/', './schema/'))
  return staleAmong(root, wanted)
}

export default command(usage, ({ values }, root, { form }: CommandContext) =>
  writeGenerated(root, { source: staleFiles, package: staleInSite }[form](root), {
    check: values.check === true,
    script: 'schema',
  }),
)

const hostPagesFile = 'docs/deploy/README.md'

const list = /(<!-- hosts: .*? -->\n).*?(?=<!-- \/hosts -->)/s

/** Returns the page with a line for each folder of src/publish/hosts. `root` is the project's folder. */
function hostPages(root: string): string {
  const rows = Object.entries(hosts).map(
    ([name, { title }]) => `| ${title} | [deploy.md](../../src/publish/hosts/${name}/deploy.md) |\n`,
  )
  const table = `| host | page |\n|---|---|\n${rows.join('')}| any other folder of files | [plain.md](plain.md) |\n`
  return readFileSync(join(root, hostPagesFile), 'utf8').replace(list, (_, begin: string) => begin + table)
}
