// What was published from this machine, newest last, and the builds it takes to put an earlier one back: in .lectern/publish.
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import lockfile from 'proper-lockfile'
import { writeWhole } from '../cache/cache.mjs'
import { parseBuildMark } from '../publish/build-mark.ts'
import { folderOfHost } from '../publish/host-folders.ts'
import type { Inputs } from '../publish/inputs.ts'
import { buildMarkFile, ledgerFile } from '../site/addresses.ts'
import { stop } from './steps.ts'
import { foldersOf, type Target } from './target.ts'

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
      if (!kept.some(({ build }) => [build, `${build}-hosts`].includes(name)))
        rmSync(join(builds, name), { recursive: true, force: true })
  }

  /** Where the next build is made: only what changed is made anew. */
  get workFolder(): string {
    return join(this.folder, 'site')
  }

  folderOf(build: string): string {
    return join(this.folder, 'builds', basename(build))
  }

  /** Copies the build out of the work folder. What the build wrote down for the next one is not part of the site. */
  keep(build: string, target: Target): void {
    const to = foldersOf(this.folderOf(build), target)
    for (const [at, { folder: from }] of foldersOf(this.workFolder, target).entries())
      copyWhole(from, to[at]?.folder ?? '')
  }

  /** Which addresses have to answer with which mark. */
  expected(build: string, url: string, { languageHosts }: Target): { url: string; build: string }[] {
    const ofLanguages = languageHosts.flatMap((host) => {
      const file = join(folderOfHost(this.folderOf(build), host), buildMarkFile)
      const mark = existsSync(file) ? parseBuildMark(readFileSync(file, 'utf8')) : undefined
      return mark ? [{ url: `https://${host}`, build: mark.build }] : []
    })
    return [{ url, build }, ...ofLanguages]
  }
}

function copyWhole(from: string, to: string): void {
  if (existsSync(to)) return
  const making = `${to}.new`
  rmSync(making, { recursive: true, force: true })
  const filter = (path: string) => basename(path) !== ledgerFile
  cpSync(from, making, { recursive: true, mode: constants.COPYFILE_FICLONE, filter })
  renameSync(making, to)
}
