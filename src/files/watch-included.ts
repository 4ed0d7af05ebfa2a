// The files a manifest includes: a change of one is a change of the manifest, and so is a new one beside them.
import { type FSWatcher, statSync, watch } from 'node:fs'
import { dirname, resolve } from 'node:path'

export class IncludedWatch {
  private files: string[] = []
  private readonly folders = new Map<string, FSWatcher>()

  constructor(private readonly look: () => void) {}

  /** `names` as problems give them: from where the command was called, or whole. True when they are others than before. */
  watch(names: readonly string[]): boolean {
    const files = names.map((name) => resolve(name))
    if (files.join('\n') === this.files.join('\n')) return false
    this.files = files
    const wanted = new Set(this.files.map((file) => dirname(file)))
    for (const folder of wanted) {
      if (this.folders.has(folder)) continue
      const watcher = watch(folder, () => this.look())
      watcher.on('error', () => this.drop(folder))
      this.folders.set(folder, watcher)
    }
    for (const folder of [...this.folders.keys()].filter((one) => !wanted.has(one))) this.drop(folder)
    return true
  }

  /** Differs when one of them may have changed, come or gone. */
  stamps(): string {
    return [...this.folders.keys(), ...this.files]
      .map((path) => {
        const stat = statSync(path, { throwIfNoEntry: false })
        return stat ? `${path} ${stat.mtimeMs} ${stat.size}` : `${path} gone`
      })
      .join('\n')
  }

  close(): void {
    for (const folder of [...this.folders.keys()]) this.drop(folder)
  }

  private drop(folder: string) {
    this.folders.get(folder)?.close()
    this.folders.delete(folder)
  }
}
