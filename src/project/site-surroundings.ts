// The files around a manifest that its checks ask about: those it may name, and the paths that were released.

import { fileSizesIn } from '../files/file-sizes.ts'
import { filesUnder } from '../files/files-under.ts'
import { pictureFaults } from '../files/picture-fault.ts'
import { isPictureFile } from '../files/picture-file.ts'
import { pictureSizeIn } from '../files/picture-size.ts'
import { publicTextIn } from '../files/public-text.ts'
import { foldersOf, isPublicOwn, type SiteFolders } from '../files/site-folders.ts'
import type { Surroundings } from '../manifest/sense/check.ts'

/** Milliseconds for which a list of files is used again, if `forget` is not called before. */
const listLifetime = 2000

export class SiteSurroundings {
  private listed: { at: number; files: Set<string>; sizes: Record<string, number> } | undefined
  private known:
    | { folders: SiteFolders; checks: Pick<Surroundings, 'pictureFault' | 'pictureSize' | 'publicText'> }
    | undefined

  constructor(
    private readonly manifest: string,
    /** Its `public/` and `images/` count when there are none beside the manifest. */
    private readonly root: string,
  ) {}

  /** Found anew each time: a folder beside the manifest may come later. */
  get folders(): SiteFolders {
    return foldersOf(this.manifest, this.root)
  }

  /** Every file that may be named, as it is written: `/fonts/display.woff2`, `images/shop.jpg`. */
  get files(): Set<string> {
    return this.list().files
  }

  private list() {
    const now = performance.now()
    if (!this.listed || now - this.listed.at > listLifetime) {
      const { folders } = this
      const published = filesUnder(folders.publicFolder)
      const files = new Set([...published, ...filesBeside(folders)])
      this.listed = { at: now, files, sizes: fileSizesIn(folders.publicFolder, published) }
    }
    return this.listed
  }

  /** Whether files have come or gone since they were last listed. */
  look(): boolean {
    const before = this.listed?.files
    this.forget()
    const { files } = this
    return before !== undefined && (files.size !== before.size || [...files].some((file) => !before.has(file)))
  }

  /** Files have come or gone. */
  forget(): void {
    this.listed = undefined
  }

  now(): Omit<Surroundings, 'released' | 'launch'> {
    const { folders } = this
    if (
      this.known?.folders.publicFolder !== folders.publicFolder ||
      this.known.folders.imagesFolder !== folders.imagesFolder
    )
      this.known = {
        folders,
        checks: {
          pictureFault: pictureFaults(folders),
          pictureSize: pictureSizeIn(folders),
          publicText: publicTextIn(folders),
        },
      }
    const { files, sizes } = this.list()
    return {
      publicFiles: files,
      fileSizes: sizes,
      isPublicOwn: isPublicOwn(this.manifest, folders),
      ...this.known.checks,
    }
  }
}

/** Pictures that are not in `public/`, as they are named: `images/shop.jpg`, `content/news/rye.jpg`. */
const filesBeside = ({ imagesFolder, contentFolder }: SiteFolders): string[] => [
  ...filesUnder(imagesFolder).map((file) => `images${file}`),
  ...(contentFolder === undefined ? [] : filesUnder(contentFolder))
    .filter(isPictureFile)
    .map((file) => `content${file}`),
]
