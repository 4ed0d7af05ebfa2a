import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemsPage } from '../src/problems/explained.ts'
import { optionsOf } from './shared/options.ts'

const usage = {
  line: 'npm run problems -- [--check]',
  about: `Writes docs/problems.md: every code, what it means, how to fix it.`,
  words: 0,
  options: {
    check: { type: 'boolean', about: 'Writes nothing; exit code 1 when the file is not up to date.' },
  },
} as const

export const problemsFile = 'docs/problems.md'

export default async function main(argv: string[], root: string): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const file = join(root, problemsFile)
  const fresh = existsSync(file) && readFileSync(file, 'utf8') === problemsPage()
  if (options.values.check) {
    process.stdout.write(
      fresh ? `${problemsFile} is up to date.\n` : `${problemsFile} is not up to date: run npm run problems.\n`,
    )
    return fresh ? 0 : 1
  }
  if (!fresh) writeFileSync(file, problemsPage())
  process.stdout.write(fresh ? `${problemsFile} was up to date.\n` : `${problemsFile} written.\n`)
  return 0
}
