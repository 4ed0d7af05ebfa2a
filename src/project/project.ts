// A site as it is now: its manifest and the files that includes, from the disk or as they are open in an editor, and what
// `load()` makes of them. Nothing is read, nor loaded, a second time until it has changed.
import { existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { MadeOfFiles } from '../files/file-stamp.ts'
import { type IncludedOptions, includedFiles, nameOf, textsIn } from '../files/included-files.ts'
import { readManifest, readSiteText } from '../files/read-manifest.ts'
import { ledgerFile, ledgerOf } from '../files/released.ts'
import { textsBeside } from '../files/texts-beside.ts'
import { type Loaded, type LoadOptions, load } from '../manifest/load.ts'
import { isReadAtOnce } from '../manifest/read/include.ts'
import { Memo } from '../manifest/read/memo.ts'
import { type Fault, isFault } from '../problems/fault.ts'
import { SiteSurroundings } from './site-surroundings.ts'

/** What reads a manifest: the preview replaces it when its source has changed. */
export interface ProjectEngine {
  load: typeof load
  isReadAtOnce: typeof isReadAtOnce
  /** Undefined where nothing is loaded twice. */
  newMemo: () => Memo | undefined
}

export const compiledEngine: ProjectEngine = { load, isReadAtOnce, newMemo: () => new Memo() }

/** The text of an open file, by its whole path. */
export type OpenText = (path: string) => string | undefined

export interface ProjectOptions {
  /** Path of the manifest, and what problems call it: left out, its path. */
  manifest: string
  file?: string
  /** The folder from which problems name the other files; left out, the working directory. */
  from?: string
  /** The site's folder; its `public/` and `images/` count when there are none beside the manifest. */
  root: string
  engine?: ProjectEngine
  openText?: OpenText
  load?: Pick<LoadOptions, 'reading' | 'launch' | 'ended' | 'at' | 'only'>
  /** Called before something is read from the disk. */
  log?: ReadLog
}

export interface ReadLog {
  read(file: string): void
  /** A folder in which files are looked for by their names. */
  search(folder: string): void
}

/** By whole paths: what a load was given. A folder, with a slash at its end, has the names in it; what is not there has nothing. */
type TextsByFile = Map<string, string | undefined>

/** Other texts for some files, by the names problems give them; undefined for a file that is gone. */
export type OtherTexts = ReadonlyMap<string, string | undefined>

/** What the site would be with other texts for some of its files. */
export interface Trial {
  readonly loaded: Loaded
  readonly texts: OtherTexts
  readonly seen: TextsByFile
}

export class Project {
  readonly around: SiteSurroundings
  readonly file: string
  private readonly from: string
  private readonly texts = new MadeOfFiles<string>()
  private readonly names = new MadeOfFiles<string>()
  private engine: ProjectEngine
  private memo: Memo | undefined
  private seen: TextsByFile = new Map()
  private loaded: Loaded | undefined
  /** Why the files cannot be loaded as they are. */
  fault: Fault | undefined

  constructor(private readonly options: ProjectOptions) {
    this.file = options.file ?? options.manifest
    this.from = options.from ?? process.cwd()
    this.around = new SiteSurroundings(options.manifest, options.root)
    this.engine = options.engine ?? compiledEngine
    this.memo = this.engine.newMemo()
  }

  get manifest(): string {
    return this.options.manifest
  }

  nameOf(path: string): string {
    return path === resolve(this.manifest) ? this.file : nameOf(this.manifest, path, this.from)
  }

  pathOf(name: string): string {
    return name === this.file ? resolve(this.manifest) : resolve(this.from, name)
  }

  /** The same, of a file that may not be there yet. */
  newPathOf(name: string): string {
    return this.pathOf(name)
  }

  /** What problems call the file at a path below the manifest's folder. */
  nameBeside(below: string): string {
    return this.nameOf(resolve(this.manifest, '..', below))
  }

  /** The text of a file as it is now. Throws a Fault for what is neither open nor a file that can be read. */
  text(path: string): string {
    return this.options.openText?.(path) ?? this.texts.of(path, () => this.read(path, this.nameOf(path)))
  }

  private read(path: string, name: string): string {
    return path === resolve(this.manifest) ? readManifest(path, name) : readSiteText(path, name)
  }

  /** The text of a file by the name problems give it; undefined where it cannot be read. */
  textOf(name: string): string | undefined {
    return this.present(this.pathOf(name))
  }

  /** What was last loaded, if the files were as they are then; undefined before that, and where they cannot be loaded. */
  get last(): Loaded | undefined {
    return this.loaded
  }

  /** Whether a file, or a folder of included files, differs from when it was last looked at. */
  look(): boolean {
    const path = resolve(this.manifest)
    let hasChanged = !this.seen.has(path)
    if (hasChanged) this.seen.set(path, undefined)
    for (const [one, before] of this.seen) {
      const now = this.present(one)
      if (now !== before) hasChanged = true
      this.seen.set(one, now)
    }
    if (hasChanged) this.forgetLoaded()
    return hasChanged
  }

  /** What the engine says of the files as they are now; undefined where they cannot be loaded: `fault` says why. */
  current(): Loaded | undefined {
    this.look()
    return this.loadSeen()
  }

  /** The same of the files as they were last looked at. */
  loadSeen(): Loaded | undefined {
    if (this.loaded || this.fault) return this.loaded
    try {
      return this.load()
    } catch (error) {
      if (!isFault(error)) throw error
      this.fault = error
      return undefined
    }
  }

  /** Loads the files as they are. Throws a Fault where they cannot be loaded. */
  load(): Loaded {
    const seen: TextsByFile = new Map()
    try {
      this.loaded = this.loadWith(seen)
      return this.loaded
    } finally {
      this.seen = seen
    }
  }

  /** Throws a Fault where they cannot be loaded. */
  trial(texts: OtherTexts, options: ProjectOptions['load'] = {}): Trial {
    const seen: TextsByFile = new Map()
    return { loaded: this.loadWith(seen, texts, options), texts, seen }
  }

  /** The texts of the trial have been written: it is the state of the files, and is not loaded again. */
  adopt({ loaded, seen }: Trial): void {
    this.fault = undefined
    this.loaded = loaded
    this.seen = seen
  }

  /** What stands around the manifest has changed, or what reads it: it is loaded anew. */
  renew(engine?: ProjectEngine): void {
    if (engine) {
      this.engine = engine
      this.memo = engine.newMemo()
    }
    this.around.forget()
    this.forgetLoaded()
  }

  /** Characters of the longest file that was looked at. */
  get length(): number {
    return [...this.seen.values()].reduce((longest, text) => Math.max(longest, text?.length ?? 0), 0)
  }

  /** Whether the full parser, which takes a second for some thousand lines, has nothing to read. */
  isReadAtOnce(): boolean {
    const { memo } = this
    if (!memo) return false
    try {
      const readIncluded = (pattern: string) => this.included(pattern, (path) => this.text(path))
      return this.engine.isReadAtOnce(this.text(resolve(this.manifest)), this.file, readIncluded, memo)
    } catch (error) {
      if (!isFault(error)) throw error
      return false
    }
  }

  private forgetLoaded() {
    this.loaded = undefined
    this.fault = undefined
  }

  private loadWith(seen: TextsByFile, texts?: OtherTexts, options?: ProjectOptions['load']): Loaded {
    const textAt = (path: string): string => {
      seen.set(path, undefined)
      const text = texts?.get(this.nameOf(path)) ?? this.text(path)
      seen.set(path, text)
      return text
    }
    const read = (path: string) => {
      this.options.log?.read(path)
      return textAt(path)
    }
    const search = (folder: string) => {
      this.options.log?.search(folder)
      seen.set(folder + sep, this.present(folder + sep))
    }
    const instead = new Map(
      [...(texts ?? [])].map(([name, text]) => [this.pathOf(name), text === undefined ? 'gone' : 'there'] as const),
    )
    const text = textAt(resolve(this.manifest))
    const ledger = resolve(ledgerFile(this.manifest))
    seen.set(ledger, undefined)
    return this.engine.load(text, this.file, {
      ...this.around.now(),
      ...this.options.load,
      ...options,
      memo: this.memo,
      released: existsSync(ledger) ? ledgerOf(textAt(ledger), ledgerFile(this.manifest)) : new Map(),
      readIncluded: (pattern) => this.included(pattern, read, { search, instead }),
      readTexts: (asked) => {
        const path = textsBeside(this.manifest, asked)
        const file = this.nameOf(path)
        // Recorded where it is not there, too: it may come.
        this.options.log?.read(path)
        seen.set(path, undefined)
        return texts?.has(file) || this.options.openText?.(path) !== undefined || existsSync(path)
          ? { file, text: textAt(path) }
          : undefined
      },
    })
  }

  private included(pattern: string, read: (path: string) => string, options: Omit<IncludedOptions, 'from'> = {}) {
    return includedFiles(this.manifest, pattern, read, { from: this.from, ...options })
  }

  private present(path: string): string | undefined {
    if (path.endsWith(sep)) return this.names.of(path, (folder) => textsIn(folder).join('\n'))
    try {
      return this.text(path)
    } catch (error) {
      if (!isFault(error)) throw error
      return undefined
    }
  }
}
