// Finds the files of a finished site by request path. Files outside the folder's list cannot be reached.
import { join } from 'node:path'
import { encodings } from '../compression/encodings.ts'
import { filesUnder } from '../files-under.ts'
import { decodedAddress } from '../site/decoded-address.ts'
import type { ServedFile } from './send-file.ts'

/** Reads the folder once. The returned function takes a request path such as `/services`, percent-encoded or not. */
export function servedFiles(folder: string): (path: string) => ServedFile | undefined {
  const names = new Map(namesIn(folder).map((name) => [`/${name.normalize()}`, name]))
  const at = (path: string): ServedFile | undefined => {
    const name = names.get(path)
    if (name === undefined) return undefined
    const beside = encodings.filter(({ ending }) => names.has(path + ending))
    return {
      path: join(folder, name),
      encoded: Object.fromEntries(beside.map(({ name: encoding, ending }) => [encoding, join(folder, name + ending)])),
    }
  }
  return (pathname) => {
    const path = decodedAddress(pathname).normalize().replace(/\/$/, '')
    return at(path) ?? at(`${path}.html`) ?? at(`${path}/index.html`)
  }
}

/** Paths of all files below the folder, without hidden ones, except `.well-known/`. */
const namesIn = (folder: string) =>
  filesUnder(folder).filter((name) => /^\.well-known\//.test(name) || !/(?:^|\/)\./.test(name))
