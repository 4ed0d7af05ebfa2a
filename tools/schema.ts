import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publishedSchema } from '../src/manifest/shape/published-schema.ts'
import { optionsOf } from './shared/options.ts'

const usage = {
  line: 'npm run schema -- [--check]',
  about: `Writes schema/site.schema.json, which editors complete and check site.yaml by.`,
  words: 0,
  options: {
    check: { type: 'boolean', about: 'Writes nothing; exit code 1 when the file is not up to date.' },
  },
} as const

export const schemaFile = 'schema/site.schema.json'
/** What the file has to hold. */
export const schemaText = (): string => `${JSON.stringify(publishedSchema, undefined, 2)}\n`

export default async function main(argv: string[], root: string): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const file = join(root, schemaFile)
  const fresh = existsSync(file) && readFileSync(file, 'utf8') === schemaText()
  if (options.values.check) {
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
