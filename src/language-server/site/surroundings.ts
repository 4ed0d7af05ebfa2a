// What stands around a manifest: files it may name, files it includes, paths that were released. Texts that are open in the
// editor take the place of those on the disk.
import { dirname, relative, resolve } from 'node:path'
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

/** The text of an open file, by its whole path. */
export type OpenText = (path: string) => string | undefined

/** Milliseconds for which a list of files is used again. */
const freshFor = 2000

export class Surroundings {
  private readonly known = new Map<string, { stamp: string; text: string }>()
  private listed: { at: number; files: Set<string> } | undefined
  private readonly fault: ReturnType<typeof pictureFaults>

  constructor(
    readonly manifest: string,
    private readonly root: string,
    private readonly openText: OpenText,
  ) {
    this.fault = pictureFaults(this.folders)
  }

  get folders(): SiteFolders {
    return foldersOf(this.manifest, this.root)
  }

  /** Every file that may be named, as it is written. */
  get files(): ReadonlySet<string> {
    const now = performance.now()
    if (!this.listed || now - this.listed.at > freshFor) this.listed = { at: now, files: filesToName(this.folders) }
    return this.listed.files
  }

  /** Files have come, gone or changed. */
  forget(): void {
    this.listed = undefined
  }

  /** Problems name files from the manifest's folder on. */
  nameOf(path: string): string {
    return relative(dirname(this.manifest), path)
  }

  pathOf(name: string): string {
    return resolve(dirname(this.manifest), name)
  }

  options(): LoadOptions {
    return {
      publicFiles: this.files as Set<string>,
      isPublicOwn: isPublicOwn(this.manifest, this.folders),
      publicText: publicTextIn(this.folders),
      pictureFault: (file) => this.fault(file),
      pictureSize: pictureSizeIn(this.folders),
      released: readLedger(this.manifest),
      readIncluded: (pattern) =>
        includedFiles(this.manifest, pattern, this.read).map(({ file, text }) => ({
          file: this.nameOf(resolve(file)),
          text,
        })),
    }
  }

  /** Throws a Fault for what is neither open nor a readable file. */
  readonly read = (path: string): string => {
    const open = this.openText(path)
    if (open !== undefined) return open
    const found = fileStamp(path)
    const known = this.known.get(path)
    if (found && known?.stamp === found.stamp && !isYoung(found)) return known.text
    const text = readManifest(path)
    if (found) this.known.set(path, { stamp: found.stamp, text })
    return text
  }
}
