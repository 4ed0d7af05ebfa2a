import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FollowUp, FollowUps } from '../../src/forms/follow-ups.ts'

/** Says what is behind in a site's folder, and with `write` brings it up to date. Gives the exit code. */
export function putFollowUps(folder: string, { files, conflicts }: FollowUps, write: boolean, command: string): number {
  const isWritten = write && conflicts.length === 0
  for (const conflict of conflicts) say(`✗ ${conflict}: give the field another name`)
  const plain = files.filter(({ reasons }) => reasons.length === 0)
  if (plain.length > 0) say(`${isWritten ? 'written' : 'behind '} ${plain.length} files that every hosted site has`)
  for (const one of files) {
    if (isWritten) put(folder, one)
    if (one.reasons.length === 0) continue
    const isRemoved = one.content === undefined
    say(`${isWritten ? (isRemoved ? 'removed ' : 'written ') : 'behind  '}${one.file}`)
    for (const reason of one.reasons) say(`        ${reason}`)
    if (!write && one.file.endsWith('_form_fields.sql')) say(`\n${one.content}`)
  }
  if (!files.length && !conflicts.length) say('Everything follows the manifest.')
  else if (!write && !conflicts.length) say(`\nWrite them with: ${command}`)
  return conflicts.length || (files.length && !write) ? 1 : 0
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function put(folder: string, { file, content }: FollowUp): void {
  const path = join(folder, file)
  if (content === undefined) return void (existsSync(path) && rmSync(path))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
