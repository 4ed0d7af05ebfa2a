// Reports changed files by one watch for each folder. A folder may have ten thousand files: it is not listed again when one changes.
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, join } from 'node:path'

/** Files that editors write beside the one that is saved. */
const isOfEditor = (name: string) => /~$|\.sw[px]$|\.tmp$/.test(name)

export class FolderWatch {
  private readonly watchers = new Map<string, FSWatcher>()

  /**
   * `changed` receives the path of a file or folder that was added, written, renamed or removed, perhaps several times. `isMoved`: it is not
   * what it was, or is gone.
   */
  constructor(private readonly changed: (path: string, isMoved: boolean) => void) {}

  /** Watches a folder, but not those below it. One that does not exist or that the system refuses to watch is left out. */
  add(folder: string): void {
    this.drop(folder)
    try {
      const watcher = watch(folder, (event, name) => {
        const isMoved = event === 'rename'
        // The folder itself is gone, and another may be in its place.
        if (isMoved && name === basename(folder)) this.add(folder)
        if (name === null || !isOfEditor(name)) this.changed(name === null ? folder : join(folder, name), isMoved)
      })
      watcher.on('error', () => this.drop(folder))
      this.watchers.set(folder, watcher)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
    }
  }

  /** Watches a folder and those below it. */
  addTree(folder: string): void {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
    this.add(folder)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) this.addTree(join(folder, entry.name))
  }

  has(folder: string): boolean {
    return this.watchers.has(folder)
  }

  /** Drops every folder but these. */
  keep(folders: ReadonlySet<string>): void {
    for (const folder of this.watchers.keys()) if (!folders.has(folder)) this.drop(folder)
  }

  close(): void {
    this.keep(new Set())
  }

  private drop(folder: string) {
    this.watchers.get(folder)?.close()
    this.watchers.delete(folder)
  }
}
