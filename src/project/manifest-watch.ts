// Watches a manifest, the files it includes and their folders.
import { dirname, resolve } from 'node:path'
import { watch } from 'chokidar'

/** Milliseconds between two calls of `refresh` without events: network folders and some containers have none. */
const pollInterval = 1000

export class ManifestWatch {
  private included: readonly string[] = []
  private due: NodeJS.Immediate | undefined
  /** Files that have changed since the last call; undefined when more may have changed than files that were there. */
  private changed: Set<string> | undefined = new Set()
  // Depth 0: a folder is watched for its own files, not for those below it.
  private readonly watcher
  private readonly timer: NodeJS.Timeout

  /**
   * `refresh` may be called when nothing has changed. Events of one turn of the event loop result in one call. `changed`: absolute paths of
   * the only files that have changed; left out, any may have.
   */
  constructor(manifest: string, refresh: (changed?: ReadonlySet<string>) => void) {
    const soon = (file?: string) => {
      if (file === undefined) this.changed = undefined
      else this.changed?.add(file)
      this.due ??= setImmediate(() => {
        const { changed } = this
        this.due = undefined
        this.changed = new Set()
        refresh(changed)
      })
    }
    this.watcher = watch(manifest, { ignoreInitial: true, depth: 0 })
    this.watcher.on('all', (event, path) => soon(event === 'change' ? resolve(path) : undefined))
    // For a folder that was deleted or cannot be watched, the timer checks again.
    this.watcher.on('error', () => soon())
    this.timer = setInterval(() => refresh(), pollInterval)
    this.timer.unref()
  }

  /** Sets the absolute paths of the included files. */
  include(files: readonly string[]): void {
    if (files.join('\n') === this.included.join('\n')) return
    const before = new Set(watchedFor(this.included))
    const now = watchedFor(files)
    this.included = files
    this.watcher.add(now.filter((path) => !before.has(path)))
    this.watcher.unwatch([...before].filter((path) => !now.includes(path)))
  }

  close(): void {
    clearInterval(this.timer)
    clearImmediate(this.due)
    void this.watcher.close()
  }
}

/** Returns the included files and their folders, in which others may be added. */
const watchedFor = (files: readonly string[]): string[] => [
  ...new Set([...files.map((file) => dirname(file)), ...files]),
]
