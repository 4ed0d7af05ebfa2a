import { renameSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readManifest } from '../src/manifest/load-file.ts'
import { migrate } from '../src/manifest/migrate.ts'

const help = `npm run migrate -- [FILE] [--check]

Brings an older manifest to the present format. Comments, order and everything that did not change stay as they are.

  --check    writes nothing; exit code 1 when there is something to do
`

export default async function main(argv: string[], root: string): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' } },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const [file = relative(process.cwd(), `${root}/site.yaml`)] = positionals
  const { text, versions } = migrate(readManifest(file), file)
  if (versions.length === 1) {
    process.stdout.write(`${file} is up to date: version ${versions[0]}.\n`)
    return 0
  }
  const way = `from version ${versions[0]} to ${versions.at(-1)}`
  if (values.check) {
    process.stdout.write(`${file} has to be brought ${way}: npm run migrate.\n`)
    return 1
  }
  const beside = `${resolve(file)}.${process.pid}.tmp`
  writeFileSync(beside, text, { flag: 'wx' })
  renameSync(beside, resolve(file))
  process.stdout.write(`${file} brought ${way}.\n`)
  return 0
}
