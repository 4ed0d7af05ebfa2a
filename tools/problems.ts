import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { problemsPage } from '../src/problems/printers/explained.ts'

const help = `npm run problems -- [--check]

Writes docs/problems.md: every code, what it means, how to mend it.

  --check    writes nothing; exit code 1 when the page is not up to date
`

export const problemsFile = 'docs/problems.md'

export default async function main(argv: string[], root: string): Promise<number> {
  const { values } = parseArgs({
    args: argv,
    options: { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' } },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const file = join(root, problemsFile)
  const fresh = existsSync(file) && readFileSync(file, 'utf8') === problemsPage()
  if (values.check) {
    process.stdout.write(
      fresh ? `${problemsFile} is up to date.\n` : `${problemsFile} is not up to date: run npm run problems.\n`,
    )
    return fresh ? 0 : 1
  }
  if (!fresh) writeFileSync(file, problemsPage())
  process.stdout.write(fresh ? `${problemsFile} was up to date.\n` : `${problemsFile} written.\n`)
  return 0
}
