// Sends a finished site to its destination: by Git, into a folder, or by a program.
import { existsSync } from 'node:fs'
import { push } from '../history/commit.ts'
import { changesUnder } from '../history/repository.ts'
import type { SiteFiles } from '../history/site-files.ts'
import { isFault } from '../problems/fault.ts'
import { destinationFolder } from './destination.ts'
import { containsFolder, putIntoFolder } from './put-into-folder.ts'
import { runProgram } from './run-program.ts'
import { builtFolders, commandLine, type PublishTarget } from './target.ts'

export interface SendResult {
  says: string[]
  failed?: true
  hint?: string[]
  printed?: string
  /** True when a part of the site may have arrived. */
  isTorn?: true
}

/** `built`: the folder of the finished site. Folders of languages with hosts of their own lie beside it. */
export async function sendSite(
  target: PublishTarget,
  { files, built }: { files: SiteFiles; built: string },
): Promise<SendResult> {
  if (target.to === 'git') return pushBranch(files)
  const sources = builtFolders(built, target)
  if (!sources.every(({ folder }) => existsSync(folder)))
    return { failed: true, says: ['The build is not kept here any more.'], hint: ['Publish again.'] }
  const folders = builtFolders(destinationFolder(target, files.folder), target)
  const all: SendResult[] = []
  for (const [at, { host, folder }] of sources.entries()) {
    const sent =
      target.to === 'folder'
        ? await copyInto(folder, folders[at]?.folder ?? '', files)
        : await runFor(target, { folder, host, cwd: files.folder })
    // The folders before this one have arrived.
    if (sent.failed) return { ...sent, ...(at > 0 && { isTorn: true }) }
    all.push(sources.length === 1 ? sent : { ...sent, says: [`${host}:`, ...sent.says] })
  }
  const printed = all.flatMap((one) => one.printed ?? []).join('\n')
  return { says: all.flatMap(({ says }) => says), ...(printed !== '' && { printed }) }
}

async function pushBranch(files: SiteFiles): Promise<SendResult> {
  const done = await push(files.folder)
  if (done.outcome !== 'done') return { failed: true, says: done.message, hint: done.hint, printed: done.output }
  const left = await changesUnder(files.folder, ofBuild)
  const names = left.slice(0, 3).map(({ file }) => file)
  const all = [...names, ...(left.length > names.length ? ['…'] : [])].join(', ')
  return {
    says: [
      ...done.message,
      ...(left.length > 0 ? [`The host builds without your changes of ${all}: commit and push them too.`] : []),
    ],
  }
}

/** Programs that a host's build runs. Publishing commits texts and pictures, never programs. */
const ofBuild = ['blocks', 'package.json', 'package-lock.json', 'vendor']

async function copyInto(built: string, folder: string, files: SiteFiles): Promise<SendResult> {
  const sources = [files.folder, ...files.beside().map((name) => files.pathOf(name))]
  if (
    sources.some((source) => containsFolder(folder, source)) ||
    sources.slice(1).some((source) => containsFolder(source, folder))
  )
    return {
      failed: true,
      says: [`The folder ${folder} holds what the site is made from.`],
      hint: ['Name a folder of its own in "path:".'],
    }
  try {
    return { says: [await putIntoFolder(built, folder)] }
  } catch (error) {
    if (!isFault(error)) throw error
    return { failed: true, says: [error.message], hint: ['Check its permissions and the free space.'] }
  }
}

async function runFor(
  target: PublishTarget,
  place: { folder: string; host: string; cwd: string },
): Promise<SendResult> {
  const words = commandLine(target)
  const [program = ''] = words
  const { code, printed } = await runProgram(words, place)
  if (code === 0) return { says: [`${program} has ended well.`], printed }
  if (code === 'missing')
    return {
      failed: true,
      says: [`The program ${program} is not on this machine.`],
      hint: ['Install it, or name another one in "run:".'],
    }
  const says = code === 'late' ? `${program} was ended after a quarter of an hour.` : `${program} ended with ${code}.`
  return { failed: true, isTorn: true, says: [says], hint: ['It says why below.'], printed }
}
