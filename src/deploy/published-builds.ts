// Stores the list of builds published from this machine, newest last, and their files, so that an earlier one can be published again.
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import lockfile from 'proper-lockfile'
import { writeWhole } from '../cache/cache.mjs'
import { parseBuildMark } from '../publish/build-mark.ts'
import { folderOfHost } from '../publish/host-folders.ts'
import type { Inputs } from '../publish/inputs.ts'
import { buildMarkFile, ledgerFile } from '../site/addresses.ts'
import { stop } from './steps.ts'
import { builtFolders, type PublishTarget } from './target.ts'

export interface PublishedBuild {
  /** The id in the build's mark. */
  build: string
  commit?: string
  /** The inputs of the build. */
  from: Inputs
  /** When it was sent, as ISO 8601. */
  at: string
  /** When the site first answered with it, as ISO 8601. */
  live?: string
  /** True when a program failed while sending it, so that the state of the site is unknown. */
  isTorn?: true
}

/** The number of builds that are kept. */
const maxBuilds = 5

export class PublishedBuilds {
  readonly folder: string
  private readonly list: string

  /** `site`: the manifest's folder. */
  constructor(site: string) {
    this.folder = join(site, '.lectern', 'publish')
    this.list = join(this.folder, 'published.json')
  }

  /** Locks the site and resolves with the unlock function. Stops the run while another process publishes; a dead lock expires after a minute. */
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

  /** Returns all kept builds; empty where the list does not exist or cannot be read. */
  all(): PublishedBuild[] {
    try {
      return JSON.parse(readFileSync(this.list, 'utf8')) as PublishedBuild[]
    } catch {
      return []
    }
  }

  write(all: readonly PublishedBuild[]): void {
    const kept = all.slice(-maxBuilds)
    writeWhole(this.list, JSON.stringify(kept))
    const builds = join(this.folder, 'builds')
    if (!existsSync(builds)) return
    for (const name of readdirSync(builds))
      if (!kept.some(({ build }) => [build, `${build}-hosts`].includes(name)))
        rmSync(join(builds, name), { recursive: true, force: true })
  }

  /** The folder of builds in progress. It is reused, so that only changed files are made again. */
  get workFolder(): string {
    return join(this.folder, 'site')
  }

  folderOf(build: string): string {
    return join(this.folder, 'builds', basename(build))
  }

  /** Copies the build from the work folder, without the ledger of the next build. */
  store(build: string, target: PublishTarget): void {
    const to = builtFolders(this.folderOf(build), target)
    for (const [at, { folder: from }] of builtFolders(this.workFolder, target).entries())
      copyWhole(from, to[at]?.folder ?? '')
  }

  /** Returns the URLs that have to answer, each with the id of the build that is expected there. */
  expected(build: string, url: string, { languageHosts }: PublishTarget): { url: string; build: string }[] {
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
