// Where the files of a site stand, beside its manifest.
import { existsSync } from 'node:fs'
import { dirname, join, resolve as resolvePath } from 'node:path'

/** Where the files stand that a manifest names: `public/` beside it, or else the project's own. */
export function publicFolderOf(file: string, root: string): string {
  const beside = join(dirname(resolvePath(file)), 'public')
  return existsSync(beside) ? beside : join(root, 'public')
}

/** Whether `public/` is this site's alone, by standing beside its manifest. */
export const isPublicOwn = (file: string, { publicFolder }: SiteFolders): boolean =>
  dirname(publicFolder) === dirname(resolvePath(file))

/** Where the files stand that a manifest names. */
export interface SiteFolders {
  /** Published as it is; its files are named from a slash on. */
  publicFolder: string
  /** Pictures of which only what pages show is published; they are named `images/…`. */
  imagesFolder: string
  /** Entries, with pictures beside them that are named `content/…`; left out, there is none. */
  contentFolder?: string
}

/** `public/` and `images/` beside the manifest, or else the project's own. */
export function foldersOf(file: string, root: string): SiteFolders {
  const beside = join(dirname(resolvePath(file)), 'images')
  return {
    publicFolder: publicFolderOf(file, root),
    imagesFolder: existsSync(beside) ? beside : join(root, 'images'),
    contentFolder: join(dirname(resolvePath(file)), 'content'),
  }
}
