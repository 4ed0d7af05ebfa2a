// Makes dated copies of the manifest and the files it includes, in .lectern/copies beside it: before the first edit of a day, before a copy
// is restored, and on request. They need no Git.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeErrorText } from '../files/replace-file.ts'
import { utf8Text } from '../files/utf8-text.ts'
import { filesUnder } from '../files-under.ts'
import type { Copy, ReviewBase } from './history-messages.ts'
import type { SiteFiles } from './site-files.ts'
import type { Store } from './store.ts'

/** The number of copies that are kept. */
const maxCopies = 60

export class Copies {
  private readonly place: string

  constructor(private readonly files: SiteFiles) {
    this.place = join(files.folder, '.lectern', 'copies')
  }

  /** Lists the copies, newest first. */
  list(): Copy[] {
    if (!existsSync(this.place)) return []
    return readdirSync(this.place)
      .flatMap((name) => {
        const when = whenOf(name)
        return when === undefined ? [] : [{ name, when }]
      })
      .sort((one, other) => (one.name < other.name ? 1 : -1))
  }

  /** Makes a copy. `below`: paths of the files relative to the manifest's folder. Throws an Error with a sentence where it cannot. */
  make(below: readonly string[]): Copy {
    const name = this.freeName()
    const temporary = join(this.place, `.${name}.tmp`)
    rmSync(temporary, { recursive: true, force: true })
    try {
      for (const path of below) {
        mkdirSync(dirname(join(temporary, path)), { recursive: true })
        cpSync(this.files.pathOf(path), join(temporary, path))
      }
      renameSync(temporary, join(this.place, name))
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true })
      throw new Error(writeErrorText(error), { cause: error })
    }
    for (const { name: old } of this.list().slice(maxCopies))
      rmSync(join(this.place, old), { recursive: true, force: true })
    return { name, when: whenOf(name) ?? '' }
  }

  /** Makes a copy unless there is one of today. */
  makeDaily(below: readonly string[]): void {
    const day = new Date().toISOString().slice(0, 10)
    if (!this.list().some(({ name }) => name.startsWith(day))) this.make(below)
  }

  /** Returns undefined where there is no copy of that name. */
  base(name: string): ReviewBase | undefined {
    const copy = this.list().find((one) => one.name === name)
    return copy && { kind: 'copy', id: copy.name, title: '', when: copy.when }
  }

  store(name: string): Store {
    const folder = join(this.place, name)
    return {
      paths: async () => filesUnder(folder),
      read: async (paths) =>
        new Map(
          paths.flatMap((path) => {
            const text = existsSync(join(folder, path)) ? utf8Text(readFileSync(join(folder, path))) : undefined
            return text === undefined ? [] : [[path, text] as const]
          }),
        ),
    }
  }

  private freeName(): string {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
    for (let number = 1; ; number++) {
      const name = number === 1 ? `${stamp}Z` : `${stamp}Z.${number}`
      if (!existsSync(join(this.place, name))) return name
    }
  }
}

/** Converts `2026-11-22T09-30-00Z` to ISO 8601; undefined for any other name. */
function whenOf(name: string): string | undefined {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:\.\d+)?$/.exec(name) ?? []
  return day && `${day}T${hour}:${minute}:${second}Z`
}
