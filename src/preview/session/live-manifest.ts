// The manifest while it is edited: what is on the disk, the last state without errors, and who wants to hear of it.

import { applyPatch, createPatch } from 'diff'
import { written } from '../../content/moments.ts'
import type { Loaded } from '../../manifest/load.ts'
import { type Fault, isFault } from '../../problems/fault.ts'
import { ManifestWatch } from '../../project/manifest-watch.ts'
import { type OtherTexts, Project, type Trial } from '../../project/project.ts'
import { remembered } from '../../remembered.ts'
import type { Health, PageState, Watching } from '../messages.ts'
import type { Engine } from './engine.ts'

export interface LiveOptions {
  /** Path of the file, and its name for people. */
  path: string
  file: string
  /** The site's folder. */
  root: string
  engine: Engine
  /** The reading that is shown where none is asked for; left out, the one that is switched on. */
  reading?: string
  /** The moment the site is shown as of, by its own clock; left out, now. */
  at?: string
  /** Whether the preview signs people in by itself. */
  signIn: boolean
  /** Called at once when pages may look different. */
  onPages: () => void
  /** Called when the list of problems may have changed, once the text has been still for a moment. */
  onHealth: (health: Health) => void
}

/** Milliseconds for which a text with errors has to stay as it is before anybody is told: editors write in two steps. */
const settling = 60
/** Milliseconds after which a large text that is not read at once is taken as it is. */
const growing = 25
const largeTextLength = 300_000
/** So many moments are kept of one state: each is a whole site. */
const maxMoments = 16

export class LiveManifest {
  readonly project: Project
  health: Health
  /** The last state without errors. */
  good: Loaded | undefined
  /** What the overlay shows of a state. */
  healthOf: (loaded: Loaded) => Health
  private engine: Engine
  private sentHealth = ''
  private readonly watch: ManifestWatch
  private settle: NodeJS.Timeout | undefined
  private grown: NodeJS.Timeout | undefined

  constructor(private readonly options: LiveOptions) {
    const { path: manifest, file, root, engine, at } = options
    this.engine = engine
    this.healthOf = remembered(engine.healthOf)
    this.project = new Project({ manifest, file, root, engine, load: { at } })
    this.health = { file, problems: [], held: false }
    this.watch = new ManifestWatch(manifest, () => this.look())
    this.look()
    this.tell()
  }

  /** What a page of the reading shows; undefined before the first good state, or where there is no such reading. */
  shown({ reading, path, at }: Watching): Omit<PageState, 'images'> | undefined {
    const { readings } = (at === undefined ? this.good : this.asOf(at)) ?? {}
    const shown = readings && this.engine.shownOf(readings, reading ?? this.options.reading, path, this.options)
    const { changes = [], zone = 'UTC' } = this.good?.source.expansion ?? {}
    return shown && { ...shown, ...(changes.length > 0 && { moments: changes.map((one) => written(one, zone)) }) }
  }

  private readonly moments = new WeakMap<Loaded, Map<string, Loaded>>()

  /** The last good state as it is at another moment; that of now where there is no such moment, or it would have mistakes then. */
  private asOf(at: string): Loaded | undefined {
    const { good } = this
    if (!good || !/^[\d :T-]{1,30}$/.test(at)) return good
    const known = this.moments.get(good) ?? new Map<string, Loaded>()
    this.moments.set(good, known)
    let then = known.get(at)
    if (!then) {
      try {
        const { loaded } = this.project.trial(good.source.allTexts, { at })
        then = loaded.manifest ? loaded : good
      } catch (error) {
        if (!isFault(error)) throw error
        then = good
      }
      if (known.size >= maxMoments) known.clear()
      known.set(at, then)
    }
    return then
  }

  /** The moment the site is shown as of, by its own clock; undefined for now. */
  get at(): string | undefined {
    return this.options.at
  }

  /** Path of a file of the site by the name problems give it; any other name is that of the manifest. */
  pathOf(name: string): string {
    return this.isIncluded(name) ? this.project.pathOf(name) : this.options.path
  }

  private isIncluded(name: string): boolean {
    return (this.project.last ?? this.good)?.source.texts.has(name) ?? false
  }

  /** The text of such a file as it is now; undefined where it cannot be read. */
  textOf(name: string): string | undefined {
    return this.project.textOf(this.isIncluded(name) ? name : this.options.file)
  }

  /** Path of a file that may not be there yet. */
  newPathOf(name: string): string {
    return this.project.pathOf(name)
  }

  nameBeside(below: string): string {
    return this.project.nameBeside(below)
  }

  /** The manifest as it is on the disk at this moment, whatever is wrong with it; undefined while it cannot be read. */
  current(): Loaded | undefined {
    this.look()
    if (this.grown) this.adopted()
    return this.project.last
  }

  /** What the manifest would be with other texts for some of its files. No listener is called. Throws a Fault where they cannot be loaded. */
  trial(texts: OtherTexts): Trial {
    return this.project.trial(texts)
  }

  /** The texts of the trial have been written. With a mistake elsewhere the change is shown in the last state without errors. */
  adopt(trial: Trial): void {
    const { last } = this.project
    this.project.adopt(trial)
    if (!trial.loaded.manifest && last) this.good = this.goodWith(trial, last) ?? this.good
    this.adopted()
    if (!trial.loaded.manifest) this.options.onPages()
  }

  /** Undefined where the change stands in what is wrong. */
  private goodWith({ texts }: Trial, before: Loaded): Loaded | undefined {
    const { good } = this
    if (!good) return undefined
    const shown = new Map<string, string | undefined>(good.source.allTexts)
    for (const [file, after] of texts) {
      if (after === undefined || !before.source.allTexts.has(file)) {
        shown.set(file, after)
        continue
      }
      const change = createPatch(file, before.source.allTexts.get(file) ?? '', after, '', '', { context: 1 })
      const text = applyPatch(shown.get(file) ?? '', change)
      if (text === false) return undefined
      shown.set(file, text)
    }
    const { loaded } = this.project.trial(shown)
    return loaded.manifest ? loaded : undefined
  }

  /** Loads the files again: with the source as it is now, or since what stands around them has changed. */
  renew(engine?: Engine): void {
    if (engine) {
      this.engine = engine
      this.healthOf = remembered(engine.healthOf)
    }
    this.project.renew(engine)
    this.adopted()
  }

  close(): void {
    clearTimeout(this.settle)
    clearTimeout(this.grown)
    this.watch.close()
  }

  /** Cheap when nothing has changed. */
  look(): void {
    if (!this.project.look()) return
    clearTimeout(this.grown)
    if (this.mayBeGrowing()) this.grown = setTimeout(() => this.adopted(), growing)
    else this.adopted()
  }

  /** Whether a large text may be half a file, which looks like a mistake and takes long to be read for nothing. */
  private mayBeGrowing(): boolean {
    return this.project.length > largeTextLength && !this.project.isReadAtOnce()
  }

  private adopted() {
    clearTimeout(this.grown)
    this.grown = undefined
    const loaded = this.project.loadSeen()
    if (loaded) this.watch.include([...loaded.source.texts.keys()].map((name) => this.project.pathOf(name)))
    if (loaded?.manifest) {
      this.good = loaded
      this.options.onPages()
    }
    this.reportSoon()
  }

  /** Right behind the page when all is well. What is wrong is told once it has stayed so for a moment. */
  private reportSoon() {
    clearTimeout(this.settle)
    this.settle = setTimeout(() => this.tell(), this.project.last?.manifest ? 0 : settling)
  }

  private tell() {
    const { last, fault } = this.project
    // A large text that is still being written is told about once it is read.
    if (!last && !fault) return
    this.health = last ? this.healthOf(last) : unreadable(this.options.file, fault)
    const sent = JSON.stringify(this.health)
    if (sent === this.sentHealth) return
    this.sentHealth = sent
    this.options.onHealth(this.health)
  }
}

function unreadable(file: string, fault: Fault | undefined): Health {
  const problem =
    fault && fault.code !== 'no-file' && fault.code !== 'not-utf8'
      ? { code: fault.code, message: fault.message, hint: fault.hint }
      : {
          code: 'no-file',
          message: `${file} is not there, or is not UTF-8 text.`,
          hint: 'Put it back: the preview goes on by itself.',
        }
  return { file, held: true, problems: [{ ...problem, severity: 'error', file, line: 1, column: 1, frame: '' }] }
}
