// What stands around the manifest on the disk: files it may name, files it includes, paths that were released.
import { dirname, join, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { fileStamp, isYoung } from '../../files/file-stamp.ts'
import { includedFiles } from '../../files/included-files.ts'
import { filesToName } from '../../files/load-file.ts'
import { pictureFaults } from '../../files/picture-fault.ts'
import { pictureSizeIn } from '../../files/picture-size.ts'
import { publicTextIn } from '../../files/public-text.ts'
import { readManifest } from '../../files/read-manifest.ts'
import { readLedger } from '../../files/released.ts'
import { foldersOf, isPublicOwn, type SiteFolders } from '../../files/site-folders.ts'
import type { LoadOptions } from '../../manifest/load.ts'

export type Surroundings = Pick<
  LoadOptions,
  'publicFiles' | 'publicText' | 'isPublicOwn' | 'pictureFault' | 'pictureSize' | 'readIncluded' | 'released'
>

/** Milliseconds for which a list of files is used again, if no news of the folders comes before. */
const freshFor = 2000

export class AroundManifest {
  private readonly texts = new Map<string, { stamp: string; text: string }>()
  private listed: { at: number; files: Set<string> } | undefined
  private readonly fault: (file: string) => ReturnType<ReturnType<typeof pictureFaults>>

  constructor(
    private readonly manifest: string,
    /** The site's folder. */
    private readonly root: string,
    /** The engine's folder. */
    private readonly engine: string = root,
  ) {
    const faults = pictureFaults(this.folders)
    this.fault = (file) => faults(file)
  }

  /** Asked anew each time: a folder beside the manifest may come later. */
  get folders(): SiteFolders {
    return foldersOf(this.manifest, this.root)
  }

  /** The engine's own folders, which hold the pictures of the examples. */
  get own(): SiteFolders {
    return { publicFolder: join(this.engine, 'public'), imagesFolder: join(this.engine, 'images') }
  }

  /** A file has just been put into the folders: the next reading knows of it. */
  renew(): void {
    this.listed = undefined
  }

  read(): Surroundings {
    const now = performance.now()
    if (!this.listed || now - this.listed.at > freshFor) this.listed = { at: now, files: filesToName(this.folders) }
    return {
      publicFiles: this.listed.files,
      isPublicOwn: isPublicOwn(this.manifest, this.folders),
      publicText: publicTextIn(this.folders),
      pictureFault: this.fault,
      pictureSize: pictureSizeIn(this.folders),
      released: readLedger(this.manifest),
      readIncluded: (pattern) => includedFiles(this.manifest, pattern, this.readCached),
    }
  }

  /** A large site has many files, of which a save changes one. */
  private readonly readCached = (file: string): string => {
    const found = fileStamp(file)
    const known = this.texts.get(file)
    if (found && known?.stamp === found.stamp && !isYoung(found)) return known.text
    const text = readManifest(file)
    if (found) this.texts.set(file, { stamp: found.stamp, text })
    return text
  }

  /** Calls back when a file of the folders has come, gone or changed. */
  watch({ watcher }: ViteDevServer, changed: () => void): void {
    const beside = dirname(resolve(this.manifest))
    const folders = [beside, this.root].flatMap((folder) => ['public', 'images'].map((name) => join(folder, name)))
    watcher.add([...new Set(folders)])
    const news = (path: string) => {
      if (!folders.some((folder) => path.startsWith(folder + sep))) return
      this.listed = undefined
      changed()
    }
    for (const event of ['add', 'unlink', 'change'] as const) watcher.on(event, news)
  }
}
