import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backendForms } from '../src/forms/backend-forms.ts'
import { followUps } from '../src/forms/follow-ups.ts'
import { openSite } from './shared/open-site.ts'
import { optionsOf, textOf } from './shared/options.ts'

const usage = {
  line: 'npm run forms -- [--write] [--manifest FILE]',
  about: `Compares the forms of the manifest with what hosted functions and migrations know of them, and says every place
that must follow. Exit code 1 when something is behind.`,
  options: {
    write: { type: 'boolean', about: 'Writes the files that must follow, a new migration among them.' },
    manifest: { type: 'string', value: 'FILE', about: 'The manifest, as YAML or JSON. Left out: site.yaml.' },
  },
} as const

export default async function main(argv: string[], root: string): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const { site } = openSite(root, textOf(options.values.manifest), undefined)
  const { files, conflicts } = followUps(root, backendForms(site), site.url, new Date())
  for (const conflict of conflicts) say(`✗ ${conflict}: give the field another name`)
  for (const { file, reasons, content } of files) {
    say(`${options.values.write && !conflicts.length ? 'written' : 'behind '} ${file}`)
    for (const reason of reasons) say(`          ${reason}`)
    if (!options.values.write && file.endsWith('.sql')) say(`\n${content}`)
    if (options.values.write && !conflicts.length) write(join(root, file), content)
  }
  if (!files.length && !conflicts.length) say('Everything follows the manifest.')
  else if (!options.values.write && !conflicts.length) say('\nWrite them with: npm run forms -- --write')
  return conflicts.length || (files.length && !options.values.write) ? 1 : 0
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
