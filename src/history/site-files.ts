// The site's own files, by their paths from the manifest's folder on: nothing else is ever committed, copied or given back.
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { nameOf } from '../files/included-files.ts'
import { ledgerFile } from '../files/released.ts'
import { foldersOf } from '../files/site-folders.ts'

export class SiteFiles {
  readonly folder: string
  readonly manifestName: string

  constructor(
    /** Path of the manifest, and its name for people. */
    readonly manifest: string,
    readonly file: string,
    private readonly root: string,
  ) {
    this.folder = dirname(resolve(manifest))
    this.manifestName = basename(manifest)
  }

  /** From the name that problems give a file. */
  below(name: string): string {
    return name === this.file ? this.manifestName : slashed(relative(this.folder, resolve(name)))
  }

  /** The name that problems give a file. */
  nameOf(below: string): string {
    return below === this.manifestName ? this.file : nameOf(this.manifest, this.pathOf(below), process.cwd())
  }

  /** By the names that problems give the files. */
  textsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    return new Map([...texts].map(([name, text]) => [this.below(name), text]))
  }

  pathOf(below: string): string {
    return join(this.folder, below)
  }

  /** Folders with files of the site, and the list of released paths, as far as they stand beside the manifest. */
  beside(): string[] {
    const { imagesFolder, publicFolder } = foldersOf(this.manifest, this.root)
    return [imagesFolder, publicFolder, this.pathOf('content'), resolve(ledgerFile(this.manifest))]
      .filter((path) => isBelow(this.folder, path))
      .map((path) => slashed(relative(this.folder, path)))
  }
}

/** Links are followed; what is not there any more counts by its name. */
const isBelow = (folder: string, path: string) =>
  !(existsSync(path) ? relative(realpathSync(folder), realpathSync(path)) : relative(folder, path)).startsWith('..')

const slashed = (path: string) => path.replaceAll('\\', '/')
