// Finds files that were saved while Vite opened, and reports them to Vite, which has read them earlier and gets no event.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

/** Returns the files below the folders that were saved at this time or later, in milliseconds as of `Date.now()`. */
export const savedSince = (folders: readonly string[], time: number): { path: string; isNew: boolean }[] =>
  folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const found = entry.isFile() ? statSync(path, { throwIfNoEntry: false }) : undefined
      return found && found.mtimeMs >= time ? [{ path, isNew: found.birthtimeMs >= time }] : []
    }),
  )

/** Emits the events of Vite's watcher for these files, now and once the watcher is ready. After that it misses nothing. */
export function emitMissedSaves({ watcher }: ViteDevServer, folders: readonly string[], time: number): void {
  const emit = () => {
    for (const { path, isNew } of savedSince(folders, time)) {
      if (isNew) watcher.emit('add', path)
      // An editor that writes a new file in the place of the old one makes a new file of it.
      watcher.emit('change', path)
    }
  }
  emit()
  watcher.once('ready', emit)
}
