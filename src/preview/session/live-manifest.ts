// Keeps the manifest loaded while it is edited: the state on the disk and the last state without errors. Notifies of both.
import { applyPatch, createPatch } from 'diff'
import type { KnownEntries } from '../../content/known-entries.ts'
import { writtenMoment } from '../../content/moments.ts'
import type { Loaded } from '../../manifest/load.ts'
import { type Fault, isFault, orFault, unlessFault } from '../../problems/fault.ts'
import { inEachLanguage } from '../../problems/words/in-language.ts'
import { ManifestWatch } from '../../project/manifest-watch.ts'
import { type EditTrial, Project } from '../../project/project.ts'
import { remembered } from '../../remembered.ts'
import type { Health, PageRequest, PageState } from '../messages.ts'
import type { ChangedEntryPages } from './changed-entries.ts'
import type { Engine } from './engine.ts'

export interface LiveOptions {
  /** Path of the manifest. */
  path: string
  /** The manifest's name in messages. */
  file: string
  /** The site's folder. */
  root: string
  engine: Engine
  /** The reading of requests that name none; left out, the manifest's own. */
  reading?: string
  /** The moment at which the site is shown, in the site's time zone; left out, now. */
  at?: string
  /** True when the emulator of the preview handles sign-in. */
  signIn: boolean
  /** Called immediately when pages may have changed. */
  onPages: () => void
  /** Called when the list of problems has changed and the text has not changed for a moment. */
  onHealth: (health: Health) => void
}

/** Milliseconds for which a text with errors must not change before it is reported: editors write in two steps. */
const settleDelay = 60
/** Milliseconds after which a large text that needs a full parse counts as completely written. */
const growthDelay = 25
/** Maximum in milliseconds by which the load of the whole site follows pages that are shown before it. */
const maxLoadDelay = 1000
const largeTextLength = 300_000
/** The number of cached moments of one state: each is a whole site. */
const maxCachedMoments = 16

export class LiveManifest {
  readonly project: Project
  health: Health
  /** The last state without errors. */
  good: Loaded | undefined
  /** Returns what the overlay shows of a loaded state. */
  healthOf: (loaded: Loaded) => Health
  engine: Engine
  private sentHealth = ''
  private readonly watch: ManifestWatch
  private settleTimer: NodeJS.Timeout | undefined
  private loadTimer: NodeJS.Timeout | undefined
  /** Milliseconds that the last load took. */
  private loadTime = 0
  /** Pages that are shown before the site is loaded with them, and the files that have changed since the last good state. */
  private early: { pages: ChangedEntryPages; files: ReadonlySet<string> } | undefined

  constructor(private readonly options: LiveOptions) {
    const { path: manifest, file, root, engine, at } = options
    this.engine = engine
    this.healthOf = remembered(engine.healthOf)
    this.project = new Project({ manifest, file, root, engine, load: { at } })
    this.health = { file, problems: [], held: false }
    this.watch = new ManifestWatch(manifest, (files) => this.refresh(files, true))
    this.refresh()
    this.report()
  }

  /** Returns the state of a page; undefined before the first state without errors, or where there is no such reading. */
  shown({ reading, path, at }: PageRequest): Omit<PageState, 'images'> | undefined {
    const { readings } = (at === undefined ? this.good : this.asOf(at)) ?? {}
    const shown = readings && this.engine.pageStateOf(readings, reading ?? this.options.reading, path, this.options)
    if (!shown) return undefined
    const changed = at === undefined ? this.early?.pages(shown.reading, path) : undefined
    const routes = shown.site.routes.map((one) => (changed && one.path === path ? changed : one))
    const { changes = [], zone = 'UTC' } = this.good?.source.expansion ?? {}
    const moments = changes.map((one) => writtenMoment(one, zone))
    return { ...shown, site: { ...shown.site, routes }, ...(moments.length > 0 && { moments }) }
  }

  private readonly moments = new WeakMap<Loaded, Map<string, Loaded>>()

  /** Returns the last good state at another moment, or the state of now where the moment is invalid or has errors. */
  private asOf(at: string): Loaded | undefined {
    const { good } = this
    if (!good || !/^[\d :T-]{1,30}$/.test(at)) return good
    const known = this.moments.get(good) ?? new Map<string, Loaded>()
    this.moments.set(good, known)
    let dated = known.get(at)
    if (!dated) {
      const trial = orFault(() => this.project.trial(good.source.allTexts, { at }))
      dated = !isFault(trial) && trial.loaded.manifest ? trial.loaded : good
      if (known.size >= maxCachedMoments) known.clear()
      known.set(at, dated)
    }
    return dated
  }

  /** The moment at which the site is shown, in the site's time zone; undefined for now. */
  get at(): string | undefined {
    return this.options.at
  }

  /** Returns the path of a file by its name in problems; the manifest's path for any other name. */
  pathOf(name: string): string {
    const { texts } = (this.project.last ?? this.good)?.source ?? {}
    return texts?.has(name) ? this.project.pathOf(name) : this.options.path
  }

  /** Returns the manifest as it is on the disk now, with or without errors; undefined while it cannot be read. */
  current(): Loaded | undefined {
    this.refresh()
    if (this.loadTimer) this.applyLoaded()
    return this.project.last
  }

  /** Takes over a trial whose texts have been written. With an error elsewhere, the change is applied to the last good state. */
  adopt(trial: EditTrial): void {
    const { last } = this.project
    this.project.adopt(trial)
    if (!trial.loaded.manifest && last) this.good = this.goodWith(trial, last) ?? this.good
    this.applyLoaded()
    if (!trial.loaded.manifest) this.options.onPages()
  }

  /** Applies the change to the last good state; undefined where it touches the lines that are in error. */
  private goodWith({ texts }: EditTrial, before: Loaded): Loaded | undefined {
    const { good } = this
    if (!good) return undefined
    const patched = new Map<string, string | undefined>(good.source.allTexts)
    // A file that has come since then may be the one with the error.
    for (const file of before.source.allTexts.keys()) if (!patched.has(file)) patched.set(file, undefined)
    for (const [file, after] of texts) {
      if (after === undefined || !before.source.allTexts.has(file)) {
        patched.set(file, after)
        continue
      }
      const change = createPatch(file, before.source.allTexts.get(file) ?? '', after, '', '', { context: 1 })
      const text = applyPatch(patched.get(file) ?? '', change)
      if (text === false) return undefined
      patched.set(file, text)
    }
    const { loaded } = this.project.trial(patched)
    return loaded.manifest ? loaded : undefined
  }

  /** Loads the files again, with a new engine or because files beside the manifest have changed. */
  renew(engine?: Engine): void {
    if (engine) {
      this.engine = engine
      this.healthOf = remembered(engine.healthOf)
    }
    this.project.renew(engine)
    this.applyLoaded()
  }

  close(): void {
    clearTimeout(this.settleTimer)
    clearTimeout(this.loadTimer)
    this.watch.close()
  }

  /** Loads the manifest where its files have changed on the disk: `files`, or any. `isEarly`: entries may be shown before that. */
  refresh(files?: ReadonlySet<string>, isEarly = false): void {
    const isGood = this.early !== undefined || this.project.last === this.good
    const changed = this.project.refresh(files)
    if (changed.size === 0) return
    clearTimeout(this.loadTimer)
    const delay =
      isGood && isEarly && this.showChangedEntries(changed)
        ? Math.min(2 * this.loadTime, maxLoadDelay)
        : this.mayBeGrowing()
          ? growthDelay
          : undefined
    if (delay === undefined) this.applyLoaded()
    else this.loadTimer = setTimeout(() => this.applyLoaded(), delay)
  }

  /** Shows the pages of entries whose words alone have changed. Returns false after any other change. */
  private showChangedEntries(changed: ReadonlySet<string>): boolean {
    const { project, engine, options, good } = this
    const files = new Set([...(this.early?.files ?? []), ...changed])
    this.early = undefined
    const texts = new Map([...files].map((path) => [project.nameOf(path), project.textOf(project.nameOf(path)) ?? '']))
    const load = (only: KnownEntries) => project.trial(texts, { only }).loaded
    const pages = good && unlessFault(() => engine.changedEntryPages(good, texts, load))
    if (!pages) return false
    this.early = { pages, files }
    options.onPages()
    return true
  }

  /** True for a large text that may be half written: parsing it would take long and report false errors. */
  private mayBeGrowing(): boolean {
    return this.project.length > largeTextLength && !this.project.isReadAtOnce()
  }

  private applyLoaded() {
    clearTimeout(this.loadTimer)
    this.loadTimer = undefined
    this.early = undefined
    const began = performance.now()
    const loaded = this.project.loadSeen()
    this.loadTime = performance.now() - began
    if (loaded) this.watch.include([...loaded.source.texts.keys()].map((name) => this.project.pathOf(name)))
    if (loaded?.manifest) {
      this.good = loaded
      this.options.onPages()
    }
    this.reportSoon()
  }

  /** Schedules a report: at once when the manifest has no errors, otherwise when it has not changed for a moment. */
  private reportSoon() {
    clearTimeout(this.settleTimer)
    this.settleTimer = setTimeout(() => this.report(), this.project.last?.manifest ? 0 : settleDelay)
  }

  private report() {
    const { last, fault } = this.project
    // A large text that is still being written is reported once it is read.
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
  const translations = inEachLanguage(problem)
  return {
    file,
    held: true,
    problems: [{ ...problem, severity: 'error', file, line: 1, column: 1, frame: '', translations }],
  }
}
