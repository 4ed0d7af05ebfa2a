// Watches the folders whose files a manifest may name.
import { dirname, join, resolve, sep } from 'node:path'
import { FolderWatch } from '../../files/folder-watch.ts'
import { isTextFile } from '../../files/included-files.ts'

/**
 * Watches `public/`, `images/` and `content/` beside the manifest and in the site's folder. `changed` is called when a file was added, removed or
 * changed. Texts of entries are left out: they are part of the site, whose own watch (`ManifestWatch`) loads it again.
 */
export function watchFolders(manifest: string, root: string, changed: (path: string) => void): FolderWatch {
  const homes = new Set([dirname(resolve(manifest)), resolve(root)])
  const folders = [...homes].flatMap((home) => ['public', 'images', 'content'].map((name) => join(home, name)))
  const content = [...homes].map((home) => join(home, 'content') + sep)
  const watcher = new FolderWatch((path, isMoved) => {
    if (!folders.some((folder) => `${path}${sep}`.startsWith(folder + sep))) return
    if (isTextFile(path) && content.some((folder) => path.startsWith(folder))) return
    if (isMoved) watcher.addTree(path)
    changed(path)
  })
  // A folder that is added later is an event of its home.
  for (const home of homes) watcher.add(home)
  for (const folder of folders) watcher.addTree(folder)
  return watcher
}
