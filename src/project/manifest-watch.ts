// Watches a manifest, the files it includes and their folders.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { FolderWatch } from '../files/folder-watch.ts'
import { isTextFile } from '../files/included-files.ts'

/** Milliseconds between two calls of `refresh` without events: network folders, links and some containers have none. */
const pollInterval = 1000
/** The same for each included file, since a call looks at all of them. */
const pollIntervalPerFile = 0.3

/** Milliseconds in which a program writes a file after it has emptied it. */
const writeDelay = 3
/** Milliseconds in which an editor puts a file in the place of one that it has moved away. */
const moveDelay = 100

export class ManifestWatch {
  private readonly manifest: string
  private included: ReadonlySet<string> = new Set()
  private due: NodeJS.Timeout | undefined
  /** Files with events since the last call. */
  private noticed = new Set<string>()
  private readonly watch = new FolderWatch((path) => this.notice(path))
  private poll: NodeJS.Timeout | undefined

  /**
   * `refresh` may be called when nothing has changed. Events that follow one another result in one call. `changed`: absolute paths of
   * the only files that have changed; left out, any may have.
   */
  constructor(
    manifest: string,
    private readonly refresh: (changed?: ReadonlySet<string>) => void,
  ) {
    this.manifest = resolve(manifest)
    this.include([])
    this.pollLater()
  }

  /** Sets the absolute paths of the included files. */
  include(files: readonly string[]): void {
    this.included = new Set([this.manifest, ...files])
    const folders = new Set([...this.included].map((file) => dirname(file)))
    this.watch.keep(folders)
    for (const folder of folders) if (!this.watch.has(folder)) this.watch.add(folder)
  }

  close(): void {
    clearTimeout(this.poll)
    clearTimeout(this.due)
    this.watch.close()
  }

  private notice(path: string) {
    if (!this.included.has(path) && !isTextFile(path)) return
    this.noticed.add(path)
    clearTimeout(this.due)
    this.due = setTimeout(
      () => {
        const { noticed } = this
        this.noticed = new Set()
        const areWritten = [...noticed].every((one) => this.included.has(one) && existsSync(one))
        this.refresh(areWritten ? noticed : undefined)
      },
      existsSync(path) ? writeDelay : moveDelay,
    )
  }

  private pollLater() {
    const poll = () => {
      this.refresh()
      this.pollLater()
    }
    this.poll = setTimeout(poll, Math.max(pollInterval, pollIntervalPerFile * this.included.size))
    this.poll.unref()
  }
}
