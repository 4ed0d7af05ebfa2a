// Compares the site with the last commit or copy, and takes changes back, commits, pushes and restores.
import { rmSync } from 'node:fs'
import { writeWhole } from '../../../cache/cache.mjs'
import { createFile } from '../../../files/replace-file.ts'
import { changedFiles } from '../../../history/changed-files.ts'
import { commit, push } from '../../../history/commit.ts'
import { Copies } from '../../../history/copies.ts'
import { type Earlier, earlier } from '../../../history/earlier.ts'
import type { CommitRequest, HistoryAnswer, ReviewBase } from '../../../history/history-messages.ts'
import {
  commitStore,
  committedBytes,
  lastCommit,
  repositoryOf,
  withoutRepository,
} from '../../../history/repository.ts'
import { SiteFiles } from '../../../history/site-files.ts'
import type { Store } from '../../../history/store.ts'
import { splice } from '../../../problems/splice.ts'
import type { EditAnswer } from '../../edit-messages.ts'
import type { RequestOf } from '../../request-bodies.ts'
import { revertEdits } from '../../review/hunks.ts'
import type { Review } from '../../review/review-messages.ts'
import type { LiveManifest } from '../../session/live-manifest.ts'
import type { EditSession } from '../edits/edit-session.ts'
import { comparison, hunksSince } from './compare-states.ts'

export interface ReviewPorts {
  live: LiveManifest
  session: EditSession
  /** The site's folder. */
  root: string
}

export class Reviewing {
  readonly files: SiteFiles
  readonly copies: Copies
  private cachedEarlier: Earlier | undefined

  constructor(private readonly ports: ReviewPorts) {
    this.files = new SiteFiles(ports.live.project.manifest, ports.live.health.file, ports.root)
    this.copies = new Copies(this.files)
  }

  /** Loads the state that the site is compared with; undefined where there is no commit and no copy. */
  async earlier(): Promise<Earlier | undefined> {
    const { folder, manifestName } = this.files
    const isCommitted = (await withoutRepository(folder, manifestName)) === undefined
    const copy = isCommitted ? undefined : this.copies.list()[0]
    const base = isCommitted ? await lastCommit(folder) : copy && this.copies.base(copy.name)
    if (!base || this.cachedEarlier?.base.id === base.id) return base && this.cachedEarlier
    this.cachedEarlier = await this.loaded(
      base,
      isCommitted ? commitStore(folder, base.id) : this.copies.store(base.id),
    )
    return this.cachedEarlier
  }

  private loaded(base: ReviewBase, store: Store): Promise<Earlier | undefined> {
    const { live } = this.ports
    return earlier(base, store, this.files, live.engine, live.at)
  }

  async state(): Promise<Review> {
    const { folder } = this.files
    const without = await withoutRepository(folder, this.files.manifestName)
    const [was, repository] = await Promise.all([
      this.earlier(),
      without === undefined ? repositoryOf(folder) : undefined,
    ])
    const now = this.ports.live.current()
    const files = repository ? await changedFiles(this.files) : []
    const compared = was && now ? comparison(was, now, this.files) : {}
    return { hunks: [], pages: [], ...compared, repository, without, files, copies: this.copies.list() }
  }

  /** Restores the earlier text of some hunks; all other lines stay as they are. */
  async takeBack({ hunks: wanted, label, despite }: RequestOf<'takeBack'>): Promise<EditAnswer> {
    const was = await this.earlier()
    const now = this.ports.live.current()
    if (!was || !now) return { outcome: 'failed', message: 'There is nothing to compare with.' }
    const texts = this.files.textsOf(now.source.allTexts)
    const hunks = hunksSince(was, texts, this.files).filter(({ id }) => wanted.includes(id))
    if (hunks.length !== wanted.length)
      return {
        outcome: 'conflict',
        message: 'These lines have been changed again meanwhile. Look at the list once more.',
      }
    const changed = [...new Set(hunks.map(({ file }) => file))].map((file) => {
      const before = texts.get(this.files.below(file))
      const own = hunks.filter((hunk) => hunk.file === file)
      return { file, before, after: splice(before ?? '', revertEdits(before ?? '', own)) }
    })
    const [gone] = changed.filter(({ before }) => before === undefined)
    if (gone) return this.restoreFile(gone.file, gone.after)
    const [created] = changed.filter(({ file }) => !was.texts.has(this.files.below(file)))
    if (created && created.after === '') return this.deleteFile(created.file)
    return this.ports.session.replace(
      changed.map(({ file, before = '', after }) => ({ file, before, after })),
      { label, despite },
    )
  }

  /** Writes a file that was deleted since. */
  private restoreFile(file: string, text: string): EditAnswer {
    createFile(this.files.pathOf(this.files.below(file)), text)
    return this.written()
  }

  /** Deletes a file that was added since. A copy of the site is made first. */
  private deleteFile(file: string): EditAnswer {
    this.copy()
    rmSync(this.files.pathOf(this.files.below(file)))
    return this.written()
  }

  private written(): EditAnswer {
    this.ports.live.refresh()
    return { outcome: 'done', tookOver: false, ...this.ports.session.history }
  }

  /** Restores a picture, a font or another file beside the manifest as of the last commit. */
  async takeBackFile(name: string): Promise<HistoryAnswer> {
    const { folder } = this.files
    const changed = (await changedFiles(this.files)).find(({ file }) => file === name)
    const base = await lastCommit(folder)
    const bytes = changed && base && (await committedBytes(folder, base.id, name))
    if (!bytes)
      return {
        outcome: 'failed',
        message: [`${name} was not there with the last commit.`],
        hint: ['Delete it by hand.'],
      }
    writeWhole(this.files.pathOf(name), bytes)
    return { outcome: 'done', message: [`${name} is as it was.`] }
  }

  async commit(request: CommitRequest): Promise<HistoryAnswer> {
    const now = this.ports.live.current()
    const was = await this.earlier()
    const own = new Set([...(now ? this.files.textsOf(now.source.allTexts).keys() : []), ...(was?.texts.keys() ?? [])])
    return commit(this.files, [...own], request)
  }

  push(): Promise<HistoryAnswer> {
    return push(this.files.folder)
  }

  /** Makes a copy of the site before the first edit of a day. */
  copyDaily(): void {
    try {
      this.copies.makeDaily(this.sitePaths())
    } catch (error) {
      // The edit goes on: writing its file reports a full disk.
      console.warn(`No copy was made. ${messageOf(error)}`)
    }
  }

  copy(): void {
    this.copies.make(this.sitePaths())
  }

  /** Restores the site from a copy, after copying the current state. */
  async restore(name: string): Promise<EditAnswer> {
    const base = this.copies.base(name)
    const now = this.ports.live.current()
    if (!base || !now) return { outcome: 'failed', message: 'There is no such copy.' }
    const then = await this.loaded(base, this.copies.store(name))
    if (!then) return { outcome: 'failed', message: 'The copy holds no manifest.' }
    const texts = this.files.textsOf(now.source.allTexts)
    try {
      this.copy()
    } catch (error) {
      return {
        outcome: 'failed',
        message: `Nothing is restored, since no copy of now can be made. ${messageOf(error)}`,
      }
    }
    for (const [path, text] of then.texts) if (!texts.has(path)) this.restoreFile(this.files.nameOf(path), text)
    const answer = this.ports.session.replace(
      [...then.texts].flatMap(([path, after]) => {
        const before = texts.get(path)
        return before === undefined ? [] : [{ file: this.files.nameOf(path), before, after }]
      }),
      { label: `Everything as of ${base.when.slice(0, 16).replace('T', ' ')}`, despite: true },
    )
    // Files that were added later are in the copy that was just made.
    if (answer.outcome === 'done')
      for (const path of texts.keys()) if (!then.texts.has(path)) rmSync(this.files.pathOf(path))
    this.ports.live.refresh()
    return answer
  }

  private sitePaths(): string[] {
    const now = this.ports.live.current()
    return now ? [...this.files.textsOf(now.source.allTexts).keys()] : [this.files.manifestName]
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
