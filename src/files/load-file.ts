// A manifest from the disk, with what stands around it: the files it may name and the paths that were released.
import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Loaded, type LoadOptions, load } from '../manifest/load.ts'
import { includedFiles } from './included-files.ts'
import { pictureFaults } from './picture-fault.ts'
import { pictureSizeIn } from './picture-size.ts'
import { publicTextIn } from './public-text.ts'
import { readManifest } from './read-manifest.ts'
import { readLedger } from './released.ts'
import { foldersOf, isPublicOwn, type SiteFolders } from './site-folders.ts'

/** Called before something is read from the disk. */
export interface ReadLog {
  read(file: string): void
  /** A folder in which files are looked for by their names. */
  search(folder: string): void
}

export interface FileOptions extends Pick<LoadOptions, 'reading' | 'launch' | 'memo' | 'ended'> {
  /** The project's folder; its `public/` counts when there is none beside the manifest. */
  root: string
  log?: ReadLog
  /** Read in place of files, by the names problems give them. */
  texts?: ReadonlyMap<string, string>
}

/** Throws a Fault with exit 2 for a file that cannot be read. Problems name the file as it was given. */
export function loadFile(file: string, { root, log, texts, ...options }: FileOptions): Loaded {
  const folders = foldersOf(file, root)
  const read = (path: string) => {
    log?.read(path)
    return readManifest(path)
  }
  return load(texts?.get(file) ?? readManifest(file), file, {
    ...options,
    readIncluded: (pattern) =>
      includedFiles(file, pattern, read, log?.search).map((one) => ({
        ...one,
        text: texts?.get(one.file) ?? one.text,
      })),
    publicFiles: filesToName(folders),
    isPublicOwn: isPublicOwn(file, folders),
    publicText: publicTextIn(folders),
    pictureFault: pictureFaults(folders),
    pictureSize: pictureSizeIn(folders),
    released: readLedger(file),
  })
}

/** Every file that may be named, as it is written: `/fonts/display.woff2`, `images/shop.jpg`. */
export const filesToName = ({ publicFolder, imagesFolder }: SiteFolders): Set<string> =>
  new Set([...filesUnder(publicFolder), ...[...filesUnder(imagesFolder)].map((file) => `images${file}`)])

/** Every file below a folder as a path from it, `/fonts/display.woff2`; empty when the folder is not there. */
export function filesUnder(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }) as Dirent[]
  return new Set(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`),
  )
}
