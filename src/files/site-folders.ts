// Finds the folders of a site's files.
import { existsSync } from 'node:fs'
import { dirname, join, resolve as resolvePath } from 'node:path'

/** Returns `public/` beside the manifest or, where that is missing, in the site's folder. */
export function publicFolderOf(file: string, root: string): string {
  const beside = join(dirname(resolvePath(file)), 'public')
  return existsSync(beside) ? beside : join(root, 'public')
}

/** True when `public/` stands beside the manifest, so that it belongs to this site alone. */
export const isPublicOwn = (file: string, { publicFolder }: SiteFolders): boolean =>
  dirname(publicFolder) === dirname(resolvePath(file))

/** Folders of the files that a manifest names. */
export interface SiteFolders {
  /** Published as it is. Its files are named from a slash on: `/prices.pdf`. */
  publicFolder: string
  /** Pictures, named `images/…`. Only those that pages show are published. */
  imagesFolder: string
  /** Entries and pictures beside them, named `content/…`; left out, there are none. */
  contentFolder?: string
}

/** Returns the folders beside the manifest or, where they are missing, in the site's folder. */
export function foldersOf(file: string, root: string): SiteFolders {
  const beside = join(dirname(resolvePath(file)), 'images')
  return {
    publicFolder: publicFolderOf(file, root),
    imagesFolder: existsSync(beside) ? beside : join(root, 'images'),
    contentFolder: join(dirname(resolvePath(file)), 'content'),
  }
}
