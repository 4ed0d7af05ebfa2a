// News of the folders whose files a manifest may name.
import { dirname, join, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'

/** Calls back when a file of `public/`, `images/` or `content/`, beside the manifest or in the site's folder, has come, gone or changed. */
export function watchFolders({ watcher }: ViteDevServer, manifest: string, root: string, changed: () => void): void {
  const homes = [dirname(resolve(manifest)), root]
  const folders = homes.flatMap((folder) => ['public', 'images', 'content'].map((name) => join(folder, name)))
  watcher.add([...new Set(folders)])
  const look = (path: string) => {
    if (folders.some((folder) => path.startsWith(folder + sep))) changed()
  }
  for (const event of ['add', 'unlink', 'change'] as const) watcher.on(event, look)
}
