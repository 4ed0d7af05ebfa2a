// What is saved while Vite opens: it has read the file before, or will not hear of it.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

/** Files below the folders that were saved at this time or later, in milliseconds as `Date.now()` has them. */
export const savedSince = (folders: readonly string[], time: number): { path: string; isNew: boolean }[] =>
  folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const found = entry.isFile() ? statSync(path, { throwIfNoEntry: false }) : undefined
      return found && found.mtimeMs >= time ? [{ path, isNew: found.birthtimeMs >= time }] : []
    }),
  )

/** Tells Vite of them as its own watch would, now and once that watch is in place, after which nothing is missed. */
export function emitMissedSaves({ watcher }: ViteDevServer, folders: readonly string[], time: number): void {
  const tell = () => {
    for (const { path, isNew } of savedSince(folders, time)) {
      if (isNew) watcher.emit('add', path)
      // An editor that writes a new file in the place of the old one makes a new file of it.
      watcher.emit('change', path)
    }
  }
  tell()
  watcher.once('ready', tell)
}
