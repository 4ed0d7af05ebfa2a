// The files of a host's timers: written anew, and removed where there are fewer. Files of the owner stay as they are.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../src/cache/cache.mjs'
import { Fault } from '../../src/problems/fault.ts'
import { mark } from './timer-host.ts'

export interface Put {
  written: string[]
  removed: string[]
  unchanged: string[]
}

/** `isOne` says which names may be the command's. Throws a Fault, and writes nothing, where a file of such a name is the owner's. */
export function putTimers(folder: string, isOne: RegExp, files: ReadonlyMap<string, string>): Put {
  const there = existsSync(folder) ? readdirSync(folder).filter((name) => isOne.test(name)) : []
  const texts = new Map(there.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const isOwn = (name: string) => texts.get(name)?.slice(0, 200).includes(mark)
  const taken = there.find((name) => files.has(name) && !isOwn(name))
  if (taken !== undefined)
    throw new Fault(
      'cannot-write',
      `${join(folder, taken)} was not written by this command.`,
      'Rename it, and call the command again.',
    )
  const put: Put = { written: [], removed: [], unchanged: [] }
  if (files.size > 0) mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) {
    const isSame = texts.get(name) === text
    if (!isSame) writeWhole(join(folder, name), text, { durable: true })
    put[isSame ? 'unchanged' : 'written'].push(name)
  }
  for (const name of there) {
    if (files.has(name) || !isOwn(name)) continue
    rmSync(join(folder, name))
    put.removed.push(name)
  }
  return put
}
