import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { readManifest } from '../src/files/read-manifest.ts'
import { replaceFile } from '../src/files/replace-file.ts'
import { migrate } from '../src/manifest/migrate/migrate.ts'
import type { Context } from './shared/context.ts'
import { optionsOf } from './shared/options.ts'

export const usage = {
  line: 'npm run migrate -- [FILE] [--check]',
  about: `Brings an older manifest to the present format. Comments, order and everything that did not change stay as they are.`,
  words: 1,
  options: {
    check: { type: 'boolean', about: 'Writes nothing; exit code 1 when there is something to do.' },
  },
} as const

export default async function main(argv: string[], root: string, { engine }: Context): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const { values, words } = options
  const [file = relative(process.cwd(), `${root}/site.yaml`)] = words
  const { text, versions } = migrate(readManifest(file), file)
  if (versions.length === 1) {
    process.stdout.write(`${file} is up to date: version ${versions[0]}.\n${furtherSteps(file, engine)}`)
    return 0
  }
  const way = `from version ${versions[0]} to ${versions.at(-1)}`
  if (values.check) {
    process.stdout.write(`${file} has to be brought ${way}: npm run migrate.\n`)
    return 1
  }
  replaceFile(resolve(file), text)
  process.stdout.write(`${file} brought ${way}.\n${furtherSteps(file, engine)}`)
  return 0
}

/** What else of a site follows an engine, a line each. The engine's own repository has tests for it. */
function furtherSteps(file: string, engine: string): string {
  const site = dirname(resolve(file))
  if (site === resolve(engine)) return ''
  const steps = [
    ['schema/site.schema.json', "npm run schema      writes the site's own schema anew"],
    ['supabase', 'npm run supabase    brings the hosted functions up to date'],
  ]
  const wanted = steps.flatMap(([path = '', line]) => (existsSync(join(site, path)) ? [`  ${line}\n`] : []))
  return wanted.length > 0 ? `After a newer Lectern was installed, also run:\n${wanted.join('')}` : ''
}
