import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { portableFolder, portableRules } from '../src/forms/portable-rules.ts'
import { editorSchema } from '../src/language-server/schema/editor-schema.ts'
import { publishedSchema } from '../src/manifest/shape/published-schema.ts'
import { newSiteFiles } from '../src/new-site/new-site.ts'
import { ownersCommands } from './shared/command-list.ts'
import type { Context } from './shared/context.ts'
import { vendoredEngine } from './shared/engine-to-ask-for.ts'
import { hostPages, hostPagesFile } from './shared/host-pages.ts'
import { optionsOf } from './shared/options.ts'

export const usage = {
  line: 'npm run schema -- [--check]',
  about: `Writes what is made from blocks, types of form field and hosts: schema/site.schema.json, which editors complete and check
site.yaml by, the copies of the field types' rules that the hosted functions run, and the list of hosts in docs/deploy. In a
site's own folder: the schema with its own blocks, and what sends editors there. The package has it without the blocks of this
repository's site.`,
  words: 0,
  options: {
    check: { type: 'boolean', about: 'Writes nothing; exit code 1 when a file is not up to date.' },
  },
} as const

export const schemaFile = 'schema/site.schema.json'
/** For files with pages, which manifests include. */
const pagesFile = 'schema/pages.schema.json'
const pagesSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Pages of a Lectern site',
  $ref: 'site.schema.json#/properties/readings/additionalProperties/properties/routes',
}
const pagesText = `${JSON.stringify(pagesSchema, undefined, 2)}\n`
/** What the file has to hold, with the blocks of the site that a command was called for. */
export const schemaText = (): string => `${JSON.stringify(editorSchema(publishedSchema), undefined, 2)}\n`

const example = 'examples/practice'

/** A site as `lectern init` makes one. */
const exampleFiles = (root: string) =>
  newSiteFiles(root, {
    template: 'practice',
    name: 'Fernhill Veterinary Practice',
    language: 'en',
    lectern: vendoredEngine(root),
    commands: ownersCommands,
  })

/** Files that are not what they have to be: path below the project's folder → its text, or undefined when it has to go. */
export function staleFiles(root: string): Map<string, string | undefined> {
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
  return stale(root, wanted)
}

/** The template is in one language; the example has a second one. */
function withLanguages(text: string, file: string): string {
  const known = existsSync(file) ? /^languages:\n(?: .*\n)+\n/m.exec(readFileSync(file, 'utf8'))?.[0] : undefined
  return known ? text.replace('# Said once', () => `${known}# Said once`) : text
}

function stale(root: string, wanted: ReadonlyMap<string, string | undefined>): Map<string, string | undefined> {
  const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)
  return new Map([...wanted].filter(([file, text]) => textOf(file) !== text))
}

/** Of a site in a folder of its own: the schemas with its own blocks, and the files that send editors to the engine's. */
function staleInSite(root: string): Map<string, string | undefined> {
  const wanted = new Map<string, string>([
    [schemaFile, schemaText()],
    [pagesFile, pagesText],
  ])
  for (const file of ['site.yaml', '.vscode/settings.json'])
    if (existsSync(join(root, file)))
      wanted.set(file, readFileSync(join(root, file), 'utf8').replaceAll('./node_modules/lectern/schema/', './schema/'))
  return stale(root, wanted)
}

export default async function main(argv: string[], root: string, { form }: Context): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const stale = { source: staleFiles, package: staleInSite }[form](root)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  for (const [file, text] of stale) {
    if (options.values.check) {
      say(`${file} is not up to date: run npm run schema.`)
      continue
    }
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    if (text === undefined) rmSync(path)
    else writeFileSync(path, text)
    say(`${file} ${text === undefined ? 'taken away' : 'written'}.`)
  }
  if (stale.size === 0) say('Everything is up to date.')
  return options.values.check && stale.size > 0 ? 1 : 0
}
