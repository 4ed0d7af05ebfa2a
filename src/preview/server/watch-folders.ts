// Watches the folders whose files a manifest may name.
import { dirname, join, resolve } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

export interface FolderNews {
  /** Called once the watcher is ready and misses no later change. */
  ready: () => void
  /** Called when a file was added, removed or changed. */
  changed: () => void
}

/** Watches `public/`, `images/` and `content/` beside the manifest and in the site's folder. */
export function watchFolders(manifest: string, root: string, { ready, changed }: FolderNews): FSWatcher {
  const homes = [dirname(resolve(manifest)), resolve(root)]
  const folders = homes.flatMap((folder) => ['public', 'images', 'content'].map((name) => join(folder, name)))
  const watcher = watch([...new Set(folders)], { ignoreInitial: true })
  for (const event of ['add', 'unlink', 'change'] as const) watcher.on(event, changed)
  watcher.once('ready', ready)
  return watcher
}
