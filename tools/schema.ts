import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { publishedSchema } from '../src/manifest/published-schema.ts'

const help = `npm run schema -- [--check]

Writes schema/site.schema.json, which editors complete and check site.yaml by.

  --check    writes nothing; exit code 1 when the file is not up to date
`

export const schemaFile = 'schema/site.schema.json'
/** What the file has to hold. */
export const schemaText = (): string => `${JSON.stringify(publishedSchema, undefined, 2)}\n`

export default async function main(argv: string[], root: string): Promise<number> {
  const { values } = parseArgs({
    args: argv,
    options: { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' } },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const file = join(root, schemaFile)
  const fresh = existsSync(file) && readFileSync(file, 'utf8') === schemaText()
  if (values.check) {
    process.stdout.write(
      fresh ? `${schemaFile} is up to date.\n` : `${schemaFile} is not up to date: run npm run schema.\n`,
    )
    return fresh ? 0 : 1
  }
  if (!fresh) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, schemaText())
  }
  process.stdout.write(fresh ? `${schemaFile} was up to date.\n` : `${schemaFile} written.\n`)
  return 0
}
