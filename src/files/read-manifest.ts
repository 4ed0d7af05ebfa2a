// Reads the text of a manifest, and throws a Fault for anything that is no UTF-8 text of a site.
import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { maxManifestLength } from '../manifest/read/parse.ts'
import { Fault, isFault } from '../problems/fault.ts'
import { utf8Text } from './utf8-text.ts'

/** Reads a manifest. `file`: its name in messages. */
export function readManifest(path: string, file: string = path): string {
  if (!['', '.yaml', '.yml', '.json'].includes(extname(file).toLowerCase()))
    throw new Fault(
      'not-yaml',
      `${file} is no manifest: its name ends neither in .yaml nor in .json.`,
      'Give the path of a manifest, such as site.yaml.',
    )
  return readSiteText(path, file)
}

/** Reads a manifest, an included file or a file of a collection. */
export function readSiteText(path: string, file: string): string {
  let bytes: Buffer
  try {
    checkLength(statSync(path).size, file)
    bytes = readFileSync(path)
  } catch (cause) {
    if (isFault(cause)) throw cause
    throw unreadable(file, cause)
  }
  return manifestText(bytes, file)
}

function checkLength(bytes: number, file: string): void {
  if (bytes > maxManifestLength * 2)
    throw new Fault('file-too-big', `${file} is too big to be a manifest.`, 'A manifest has 8 MB at most.')
}

/** A file that was just saved is read several times, and decoding takes longer than comparing. */
let lastRead: { bytes: Buffer; text: string } | undefined

/** Decodes UTF-8. `file`: the name in messages. */
export function manifestText(bytes: Buffer, file: string): string {
  checkLength(bytes.length, file)
  const text = lastRead?.bytes.equals(bytes) ? lastRead.text : utf8Text(bytes)
  lastRead = text === undefined ? undefined : { bytes, text }
  if (text !== undefined) return text
  // Binary files have a zero byte near their beginning. UTF-16 text also has zeros, after its byte order mark.
  const isUtf16 = /^(?:fffe|feff)/.test(bytes.subarray(0, 2).toString('hex'))
  throw bytes.subarray(0, 8000).includes(0) && !isUtf16
    ? new Fault('not-utf8', `${file} is no text file.`, 'Give the path of a manifest, such as site.yaml.')
    : new Fault('not-utf8', `${file} is not written in UTF-8.`, 'Save it again with the encoding UTF-8.')
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
