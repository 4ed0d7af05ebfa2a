import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { referencePages } from './reference/pages.ts'
import { optionsOf } from './shared/options.ts'

const usage = {
  line: 'npm run reference -- [--check]',
  about: 'Writes docs/reference from the schema and the help texts: manifest, blocks, fields, theme, commands.',
  words: 0,
  options: {
    check: { type: 'boolean', about: 'Writes nothing; exit code 1 when a page is not up to date.' },
  },
} as const

export default async function main(argv: string[], root: string): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  let behind = 0
  for (const [file, text] of await referencePages(root)) {
    const path = join(root, file)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    behind++
    process.stdout.write(`${file} ${options.values.check ? 'is not up to date: run npm run reference' : 'written'}.\n`)
    if (options.values.check) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  if (behind === 0) process.stdout.write('Everything is up to date.\n')
  return options.values.check && behind > 0 ? 1 : 0
}
