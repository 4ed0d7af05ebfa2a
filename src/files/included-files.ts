// The files behind an `include:`, from the disk: below the manifest's folder and nowhere else.
import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { IncludedFile } from '../manifest/read/parsed.ts'
import { Fault } from '../problems/fault.ts'

const pattern = /^(?:[\w.-]+\/)*[\w.*-]+\.(?:ya?ml|json)$/

/**
 * `manifest` is the path problems name it by; included files are named beside it. `search` is called before a folder is
 * searched, with its whole path.
 */
export function includedFiles(
  manifest: string,
  asked: string,
  read: (file: string) => string,
  search?: (folder: string) => void,
): IncludedFile[] {
  const folder = dirname(resolve(manifest))
  if (!pattern.test(asked) || asked.split('/').includes('..'))
    throw new Fault(
      'include-outside',
      `"include: ${asked}" does not name files below the manifest's folder.`,
      'Write a path like pages/*.yaml, without "..".',
      { exit: 1 },
    )
  const below = dirname(asked)
  search?.(join(folder, below))
  const names = namesIn(join(folder, below))
  const wanted = new RegExp(`^${asked.split('/').at(-1)?.replace(/[.+]/g, '\\$&').replace(/\*/g, '[^/]*')}$`)
  const found = names.filter((name) => wanted.test(name)).map((name) => join(below, name))
  if (found.length === 0)
    throw new Fault(
      'include-nothing',
      `"include: ${asked}" names no file.`,
      `Put pages into ${below}, or take the line away.`,
      { exit: 1, about: below },
    )
  const itself = resolve(manifest)
  if (found.some((name) => join(folder, name) === itself))
    throw new Fault(
      'include-itself',
      `"include: ${asked}" names the manifest itself.`,
      'Put the pages into files of a folder, and include those: pages/*.yaml.',
      { exit: 1 },
    )
  const home = realpathSync(folder) + sep
  return found.map((name) => {
    if (!realpathSync(join(folder, name)).startsWith(home))
      throw new Fault(
        'include-outside',
        `${name} leads out of the manifest's folder.`,
        'Copy the file instead of linking to it.',
        { exit: 1, about: name },
      )
    const file = join(relative(process.cwd(), dirname(manifest)), name)
    return { file: file.startsWith('..') ? join(dirname(manifest), name) : file, text: read(join(folder, name)) }
  })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    // No such folder: returned as empty, which the caller reports.
    return []
  }
}
