// Tells when a file may have changed: at once, whoever writes it and however. Replaced, deleted and restored files are seen,
// since it is the folder that is watched.
import { type FSWatcher, readFileSync, statSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'

export interface FileWatch {
  close(): void
}

/** Looks as well once a second: on network folders, and in some containers, no news arrives. */
const everySoOften = 1000

/** `look` may be called when nothing has changed. Calls in one turn of the loop are one. */
export function watchFile(file: string, look: () => void): FileWatch {
  const name = basename(file)
  let due: NodeJS.Immediate | undefined
  const soon = () => {
    due ??= setImmediate(() => {
      due = undefined
      look()
    })
  }
  let watcher: FSWatcher | undefined
  const open = () => {
    try {
      watcher = watch(dirname(file), (_, changed) => (changed === null || changed === name) && soon())
      watcher.on('error', () => {
        watcher?.close()
        watcher = undefined
      })
    } catch {
      // The folder is not there at the moment: it is asked for again with the next look.
      watcher = undefined
    }
  }
  open()
  let seen = stampOf(file)
  const timer = setInterval(() => {
    if (!watcher) open()
    const now = stampOf(file)
    if (now !== seen) soon()
    seen = now
  }, everySoOften)
  timer.unref()
  return {
    close() {
      clearInterval(timer)
      clearImmediate(due)
      watcher?.close()
    },
  }
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : 'gone'
}

/** The text of the file; undefined while it is not there or not text. */
export function textIn(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file))
  } catch {
    // Whatever the reason, there is nothing to show: the last good state stays, and the page says that the file is missing.
    return undefined
  }
}
