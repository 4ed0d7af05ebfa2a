import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../src/cache/cache.mjs'
import type { FollowUp, FollowUps } from '../../src/forms/follow-ups.ts'
import { say } from './command.ts'

/** Prints which files of a site's folder are outdated, and writes them when `write` is true. Returns the exit code. */
export function writeFollowUps(
  folder: string,
  { files, conflicts }: FollowUps,
  write: boolean,
  command: string,
): number {
  const isWritten = write && conflicts.length === 0
  for (const conflict of conflicts) say(`✗ ${conflict}: give the field another name`)
  const plain = files.filter(({ reasons }) => reasons.length === 0)
  if (plain.length > 0) say(`${isWritten ? 'written' : 'behind '} ${plain.length} files that every hosted site has`)
  for (const each of files) {
    if (isWritten) writeOne(folder, each)
    if (each.reasons.length === 0) continue
    const isRemoved = each.content === undefined
    say(`${isWritten ? (isRemoved ? 'removed ' : 'written ') : 'behind  '}${each.file}`)
    for (const reason of each.reasons) say(`        ${reason}`)
    if (!write && each.file.endsWith('_form_fields.sql')) say(`\n${each.content}`)
  }
  if (!files.length && !conflicts.length) say('Everything follows the manifest.')
  else if (!write && !conflicts.length) say(`\nWrite them with: ${command}`)
  return conflicts.length || (files.length && !write) ? 1 : 0
}

function writeOne(folder: string, { file, content }: FollowUp): void {
  const path = join(folder, file)
  if (content === undefined) rmSync(path, { force: true })
  else writeWhole(path, content)
}
