// Resolves the path of a file of translations, which has to lie below the manifest's folder.
import { existsSync, realpathSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { Fault } from '../problems/fault.ts'

/** Returns the absolute path of a file that may not exist. `file`: as the manifest names it. Throws a Fault for a link out of the folder. */
export function translationsPath(manifest: string, file: string): string {
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
