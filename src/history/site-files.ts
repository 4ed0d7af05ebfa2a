// Lists the site's own files, by paths relative to the manifest's folder. Only these are committed, copied and restored.
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { includedName } from '../files/included-files.ts'
import { releasedFile } from '../files/released.ts'
import { foldersOf } from '../files/site-folders.ts'

export class SiteFiles {
  readonly folder: string
  readonly manifestName: string

  constructor(
    /** Path of the manifest. */
    readonly manifest: string,
    /** The manifest's name in problems. */
    readonly file: string,
    private readonly root: string,
  ) {
    this.folder = dirname(resolve(manifest))
    this.manifestName = basename(manifest)
  }

  /** Converts a file's name in problems to a path relative to the manifest's folder. */
  below(name: string): string {
    return name === this.file ? this.manifestName : slashed(relative(this.folder, resolve(name)))
  }

  /** Converts a path relative to the manifest's folder to the file's name in problems. */
  nameOf(below: string): string {
    return below === this.manifestName ? this.file : includedName(this.manifest, this.pathOf(below), process.cwd())
  }

  /** Converts the keys of a map from names in problems to relative paths. */
  textsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    return new Map([...texts].map(([name, text]) => [this.below(name), text]))
  }

  pathOf(below: string): string {
    return join(this.folder, below)
  }

  /** Returns the folders with files of the site, and the ledger of released paths, as far as they lie below the manifest's folder. */
  beside(): string[] {
    const { imagesFolder, publicFolder } = foldersOf(this.manifest, this.root)
    return [imagesFolder, publicFolder, this.pathOf('content'), resolve(releasedFile(this.manifest))]
      .filter((path) => isBelow(this.folder, path))
      .map((path) => slashed(relative(this.folder, path)))
  }
}

/** Follows links; a path that does not exist is compared by its name. */
const isBelow = (folder: string, path: string) =>
  !(existsSync(path) ? relative(realpathSync(folder), realpathSync(path)) : relative(folder, path)).startsWith('..')

const slashed = (path: string) => path.replaceAll('\\', '/')
