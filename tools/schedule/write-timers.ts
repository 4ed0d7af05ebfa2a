// Writes the timer files of a host and deletes those that are no longer needed. Files of the owner are never touched.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../src/cache/cache.mjs'
import { Fault } from '../../src/problems/fault.ts'
import { mark } from './timer-host.ts'

/** `isOne` matches the names of timer files. Throws a Fault, and writes nothing, when the owner has a file of such a name. */
export function writeTimers(folder: string, isOne: RegExp, files: ReadonlyMap<string, string>) {
  const existing = existsSync(folder) ? readdirSync(folder).filter((name) => isOne.test(name)) : []
  const texts = new Map(existing.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const isOwn = (name: string) => texts.get(name)?.slice(0, 200).includes(mark)
  const taken = existing.find((name) => files.has(name) && !isOwn(name))
  if (taken !== undefined)
    throw new Fault(
      'cannot-write',
      `${join(folder, taken)} was not written by this command.`,
      'Rename it, and call the command again.',
    )
  const result = { written: [] as string[], removed: [] as string[], unchanged: [] as string[] }
  if (files.size > 0) mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) {
    const isSame = texts.get(name) === text
    if (!isSame) writeWhole(join(folder, name), text, { durable: true })
    result[isSame ? 'unchanged' : 'written'].push(name)
  }
  for (const name of existing) {
    if (files.has(name) || !isOwn(name)) continue
    rmSync(join(folder, name))
    result.removed.push(name)
  }
  return result
}
