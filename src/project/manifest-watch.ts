// Calls back when a manifest, a file it includes or the folder of those may have changed.
import { dirname } from 'node:path'
import { watch } from 'chokidar'

/** Milliseconds after which `look` is called anyway: on network folders, and in some containers, no event arrives. */
const lookAnyway = 1000

export class ManifestWatch {
  private included: readonly string[] = []
  private due: NodeJS.Immediate | undefined
  // A folder is watched for files that come, not for what is below it.
  private readonly watcher
  private readonly timer: NodeJS.Timeout

  /** `look` may be called when nothing has changed. Events of one turn of the event loop are one call. */
  constructor(manifest: string, look: () => void) {
    const soon = () => {
      this.due ??= setImmediate(() => {
        this.due = undefined
        look()
      })
    }
    this.watcher = watch(manifest, { ignoreInitial: true, depth: 0 })
    this.watcher.on('all', soon)
    // A folder that is gone or may not be watched: the timer looks for it again.
    this.watcher.on('error', soon)
    this.timer = setInterval(look, lookAnyway)
    this.timer.unref()
  }

  /** Whole paths of the included files. */
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

/** Included files, and their folders, in which others may come. */
const watchedFor = (files: readonly string[]): string[] => [
  ...new Set([...files.map((file) => dirname(file)), ...files]),
]
