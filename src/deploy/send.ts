// Hands a finished site to where it lives, in the way that its manifest names.
import { existsSync } from 'node:fs'
import { push } from '../history/commit.ts'
import type { SiteFiles } from '../history/site-files.ts'
import { isFault } from '../problems/fault.ts'
import type { Publish } from '../schema/manifest/publish.ts'
import { folderOf, wordsOf } from './destination.ts'
import { holds, putIntoFolder } from './put-into-folder.ts'
import { runProgram } from './run-program.ts'

export interface Sent {
  says: string
  failed?: true
  hint?: string
  printed?: string
  /** Whether a part of it may have arrived. */
  isTorn?: true
}

/** `built`: the folder of the finished site. */
export async function send(publish: Publish, { files, built }: { files: SiteFiles; built: string }): Promise<Sent> {
  if (publish.to === 'git') return pushed(files.folder)
  if (!existsSync(built)) return { failed: true, says: 'The build is not kept here any more.', hint: 'Publish again.' }
  return publish.to === 'folder'
    ? put(built, folderOf(publish, files.folder), files)
    : ran(publish, built, files.folder)
}

async function pushed(folder: string): Promise<Sent> {
  const done = await push(folder)
  return done.outcome === 'done'
    ? { says: done.message }
    : { failed: true, says: done.message, hint: done.hint, printed: done.output }
}

async function put(built: string, folder: string, files: SiteFiles): Promise<Sent> {
  const sources = [files.folder, ...files.beside().map((name) => files.pathOf(name))]
  if (sources.some((source) => holds(folder, source)) || sources.slice(1).some((source) => holds(source, folder)))
    return {
      failed: true,
      says: `The folder ${folder} holds what the site is made from.`,
      hint: 'Name a folder of its own in "path:".',
    }
  try {
    return { says: await putIntoFolder(built, folder) }
  } catch (error) {
    if (!isFault(error)) throw error
    return { failed: true, says: error.message, hint: 'Check its permissions and the free space.' }
  }
}

async function ran(publish: Publish, built: string, cwd: string): Promise<Sent> {
  const words = wordsOf(publish)
  const [program = ''] = words
  const { code, printed } = await runProgram(words, { cwd, folder: built })
  if (code === 0) return { says: `${program} has ended well.`, printed }
  if (code === 'missing')
    return {
      failed: true,
      says: `The program ${program} is not on this machine.`,
      hint: 'Install it, or name another one in "run:".',
    }
  const says = code === 'late' ? `${program} was ended after a quarter of an hour.` : `${program} ended with ${code}.`
  return { failed: true, isTorn: true, says, hint: 'It says why below.', printed }
}
