// Watches the folders whose files a manifest may name.
import { dirname, join, resolve, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { isTextFile } from '../../files/included-files.ts'

export interface FolderHandlers {
  /** Called once the watcher is ready and misses no later change. */
  ready: () => void
  /** Called when a file was added, removed or changed. */
  changed: () => void
}

/**
 * Watches `public/`, `images/` and `content/` beside the manifest and in the site's folder. Texts of entries are left out: they are part of
 * the site, whose own watch (`ManifestWatch`) loads it again.
 */
export function watchFolders(manifest: string, root: string, { ready, changed }: FolderHandlers): FSWatcher {
  const homes = [dirname(resolve(manifest)), resolve(root)]
  const folders = homes.flatMap((folder) => ['public', 'images', 'content'].map((name) => join(folder, name)))
  const content = homes.map((folder) => join(folder, 'content') + sep)
  const isOfEntries = (path: string) => isTextFile(path) && content.some((folder) => path.startsWith(folder))
  const watcher = watch([...new Set(folders)], { ignoreInitial: true, ignored: isOfEntries })
  for (const event of ['add', 'unlink', 'change'] as const) watcher.on(event, changed)
  watcher.once('ready', ready)
  return watcher
}
