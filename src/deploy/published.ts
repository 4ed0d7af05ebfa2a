// What was published from this machine, newest last, and the builds it takes to put an earlier one back: in .lectern/publish.
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import lockfile from 'proper-lockfile'
import { writeWhole } from '../cache/cache.mjs'
import type { Inputs } from '../publish/inputs.ts'
import { ledgerFile } from '../site/addresses.ts'
import { stop } from './steps.ts'

export interface Published {
  /** The mark of the build. */
  build: string
  commit?: string
  /** What the build was made from. */
  from: Inputs
  /** When it was handed over, and when the site first answered with it, as ISO 8601. */
  at: string
  live?: string
  /** A program failed while it took it to the host: what is there now is not known. */
  isTorn?: true
}

/** Older ones cannot be put back. */
const maxKept = 5

export class PublishedBuilds {
  readonly folder: string
  private readonly list: string

  /** `site`: the manifest's folder. */
  constructor(site: string) {
    this.folder = join(site, '.lectern', 'publish')
    this.list = join(this.folder, 'published.json')
  }

  /** Resolves with what unlocks. Stops the run while another process publishes the site; one that died is succeeded after a minute. */
  async lock(): Promise<() => Promise<void>> {
    mkdirSync(this.folder, { recursive: true })
    try {
      const options = { lockfilePath: join(this.folder, 'lock'), stale: 60_000, onCompromised: () => undefined }
      return await lockfile.lock(this.folder, options)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
      return stop('refused', 'Another process is publishing this site.', 'Wait until it has ended, then try again.')
    }
  }

  /** Empty where nothing was published, or the list cannot be read. */
  all(): Published[] {
    try {
      return JSON.parse(readFileSync(this.list, 'utf8')) as Published[]
    } catch {
      return []
    }
  }

  write(all: readonly Published[]): void {
    const kept = all.slice(-maxKept)
    writeWhole(this.list, JSON.stringify(kept))
    const builds = join(this.folder, 'builds')
    if (!existsSync(builds)) return
    for (const name of readdirSync(builds))
      if (!kept.some(({ build }) => build === name)) rmSync(join(builds, name), { recursive: true, force: true })
  }

  /** Where the next build is made: only what changed is made anew. */
  get workFolder(): string {
    return join(this.folder, 'site')
  }

  folderOf(build: string): string {
    return join(this.folder, 'builds', basename(build))
  }

  /** Copies the build out of the work folder. What the build wrote down for the next one is not part of the site. */
  keep(build: string): string {
    const folder = this.folderOf(build)
    if (existsSync(folder)) return folder
    const making = `${folder}.new`
    rmSync(making, { recursive: true, force: true })
    cpSync(this.workFolder, making, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => basename(path) !== ledgerFile,
    })
    renameSync(making, folder)
    return folder
  }
}
