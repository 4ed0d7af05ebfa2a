// Lists the files around a manifest that its checks need: pictures, public files and their sizes.
import { lstatSync } from 'node:fs'
import { fileSizesIn } from '../files/file-sizes.ts'
import { pictureFaults } from '../files/picture-fault.ts'
import { isPictureFile } from '../files/picture-file.ts'
import { pictureSizeIn } from '../files/picture-size.ts'
import { publicTextIn } from '../files/public-text.ts'
import { foldersOf, isPublicOwn, type SiteFolders } from '../files/site-folders.ts'
import { filesUnder } from '../files-under.ts'
import type { Surroundings } from '../manifest/sense/check.ts'
import type { ReadLog } from './read-log.ts'

/** Milliseconds for which the list of files is reused, unless `forget` is called. */
const listLifetime = 2000

export class SiteSurroundings {
  private listed: { at: number; files: Set<string>; sizes: Record<string, number> } | undefined
  /** The same object until a file is added or deleted. */
  private known: Set<string> | undefined
  private cached:
    | { folders: SiteFolders; checks: Pick<Surroundings, 'pictureFault' | 'pictureSize' | 'publicText'> }
    | undefined

  constructor(
    private readonly manifest: string,
    /** The site's folder, whose `public/` and `images/` are used when there are none beside the manifest. */
    private readonly root: string,
    private readonly log?: ReadLog,
  ) {}

  /** Looked up each time, since a folder beside the manifest may be added later. */
  get folders(): SiteFolders {
    return foldersOf(this.manifest, this.root)
  }

  /** Every file that a manifest may name: `/fonts/display.woff2`, `images/shop.jpg`. */
  get files(): Set<string> {
    return this.list().files
  }

  private list(lifetime = listLifetime) {
    const now = performance.now()
    if (!this.listed || now - this.listed.at > lifetime) {
      const { folders } = this
      const published = filesUnder(folders.publicFolder).map((file) => `/${file}`)
      const files = new Set([...published, ...filesBeside(folders, this.log)])
      const isSame = files.size === this.known?.size && [...files].every((file) => this.known?.has(file))
      if (!isSame) this.known = files
      this.listed = { at: now, files: this.known ?? files, sizes: fileSizesIn(folders.publicFolder, published) }
    }
    return this.listed
  }

  /** Lists the files again. Returns true when any was added or deleted. */
  refresh(): boolean {
    const before = this.listed?.files
    this.forget()
    return before !== undefined && this.files !== before
  }

  /** Drops the list of files. */
  forget(): void {
    this.listed = undefined
  }

  /** `lifetime`: milliseconds for which a list of files is reused. */
  now(lifetime = listLifetime): Omit<Surroundings, 'released' | 'launch'> {
    const { folders } = this
    if (
      this.cached?.folders.publicFolder !== folders.publicFolder ||
      this.cached.folders.imagesFolder !== folders.imagesFolder
    )
      this.cached = {
        folders,
        checks: {
          pictureFault: pictureFaults(folders),
          pictureSize: pictureSizeIn(folders),
          publicText: publicTextIn(folders),
        },
      }
    const { files, sizes } = this.list(lifetime)
    return {
      publicFiles: files,
      fileSizes: sizes,
      isPublicOwn: isPublicOwn(this.manifest, folders),
      ...this.cached.checks,
    }
  }
}

/** Pictures outside of `public/`, by their names: `images/shop.jpg`, `content/news/rye.jpg`. */
const filesBeside = ({ imagesFolder, contentFolder }: SiteFolders, log: ReadLog | undefined): string[] => [
  ...filesUnder(imagesFolder).map((file) => `images/${file}`),
  ...(contentFolder === undefined ? [] : picturesUnder(contentFolder, log?.pathsIn?.(contentFolder))),
]

/** `listed`: everything below the folder, which has a file for each of ten thousand entries. */
function picturesUnder(folder: string, listed: readonly string[] | undefined): string[] {
  const files =
    listed
      ?.filter((path) => isPictureFile(path) && lstatSync(path, { throwIfNoEntry: false })?.isFile())
      .map((path) => path.slice(folder.length + 1).replaceAll('\\', '/')) ?? filesUnder(folder).filter(isPictureFile)
  return files.map((file) => `content/${file}`)
}
