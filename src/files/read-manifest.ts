import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { maxManifestLength } from '../manifest/read/parse.ts'
import { Fault } from '../problems/fault.ts'
import { utf8Text } from './utf8-text.ts'

/** The text of a manifest, which has to be UTF-8. */
export function readManifest(file: string): string {
  const path = resolve(file)
  let bytes: Buffer
  try {
    const { size } = statSync(path)
    if (size > maxManifestLength * 2)
      throw new Fault('file-too-big', `${file} is too big to be a manifest.`, 'A manifest has 8 MB at most.')
    bytes = readFileSync(path)
  } catch (cause) {
    if (cause instanceof Fault) throw cause
    throw unreadable(file, cause)
  }
  const text = utf8Text(bytes)
  if (text === undefined)
    throw new Fault('not-utf8', `${file} is not written in UTF-8.`, 'Save it again with the encoding UTF-8.')
  return text
}

function unreadable(file: string, cause: unknown): Fault {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code
  if (code === 'ENOENT')
    return new Fault(
      'no-file',
      `There is no file ${file}.`,
      'Give the path of a manifest, or run the command in the folder of site.yaml.',
      { cause },
    )
  if (code === 'EISDIR') return new Fault('no-file', `${file} is a folder.`, 'Give the path of a manifest.', { cause })
  if (code === 'EACCES' || code === 'EPERM')
    return new Fault('no-access', `${file} may not be read.`, 'Change its permissions.', { cause })
  return new Fault('no-file', `${file} could not be read (${code ?? 'unknown reason'}).`, 'Try again.', { cause })
}
