// A file of translations beside a manifest: below its folder and nowhere else.
import { existsSync, realpathSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { Fault } from '../problems/fault.ts'

/** Its whole path, whether or not it is there; `file` as the manifest names it. Throws a Fault for a link that leads elsewhere. */
export function textsBeside(manifest: string, file: string): string {
  const folder = dirname(resolve(manifest))
  const path = resolve(folder, file)
  if (existsSync(path) && !realpathSync(path).startsWith(realpathSync(folder) + sep))
    throw new Fault(
      'include-outside',
      `${file} leads out of the manifest's folder.`,
      'Copy the file instead of linking to it.',
      { exit: 1, about: file },
    )
  return path
}
