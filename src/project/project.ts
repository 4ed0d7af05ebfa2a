// Loads a site's manifest and its included files, from the disk or from open editors, and caches the result until one of them changes.
import { existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { FileCache } from '../files/file-stamp.ts'
import { type IncludedOptions, includedFiles, includedName, textsIn } from '../files/included-files.ts'
import { readManifest, readSiteText } from '../files/read-manifest.ts'
import { ledgerOf, releasedFile } from '../files/released.ts'
import { translationsPath } from '../files/translations-path.ts'
import { type Loaded, type LoadOptions, load } from '../manifest/load.ts'
import { isReadAtOnce } from '../manifest/read/include.ts'
import { Memo } from '../manifest/read/memo.ts'
import { type Fault, isFault, orFault, unlessFault } from '../problems/fault.ts'
import type { ReadLog } from './read-log.ts'
import { SiteSurroundings } from './site-surroundings.ts'

/** The functions that load a manifest. The preview replaces them when their source changes. */
export interface ProjectEngine {
  load: typeof load
  isReadAtOnce: typeof isReadAtOnce
  /** Returns undefined where the manifest is only loaded once. */
  newMemo: () => Memo | undefined
}

export const compiledEngine: ProjectEngine = { load, isReadAtOnce, newMemo: () => new Memo() }

/** Returns the text of a file that is open in an editor, by its absolute path. */
export type OpenText = (path: string) => string | undefined

export interface ProjectOptions {
  /** Path of the manifest. */
  manifest: string
  /** The manifest's name in problems; left out, its path. */
  file?: string
  /** The folder to which names of other files in problems are relative; left out, the working directory. */
  from?: string
  /** The site's folder, whose `public/` and `images/` are used when there are none beside the manifest. */
  root: string
  engine?: ProjectEngine
  openText?: OpenText
  load?: Pick<LoadOptions, 'reading' | 'launch' | 'ended' | 'at' | 'only'>
  /** Called before a file or folder is read from the disk. */
  log?: ReadLog
}

/** What a load has read, by absolute path: texts of files, undefined for missing ones, and for a folder (with a slash) its file names. */
type TextsByFile = Map<string, string | undefined>

/** Texts that replace those of files, by their names in problems; undefined for a deleted file. */
export type OtherTexts = ReadonlyMap<string, string | undefined>

/** The site as it would be with other texts for some of its files. */
export interface EditTrial {
  readonly loaded: Loaded
  readonly texts: OtherTexts
  readonly seen: TextsByFile
}

export class Project {
  readonly surroundings: SiteSurroundings
  readonly file: string
  private readonly from: string
  private readonly texts = new FileCache<string>()
  private readonly names = new FileCache<string>()
  private engine: ProjectEngine
  private memo: Memo | undefined
  private seen: TextsByFile = new Map()
  private loaded: Loaded | undefined
  /** The reason why the current files cannot be loaded. */
  fault: Fault | undefined

  constructor(private readonly options: ProjectOptions) {
    this.file = options.file ?? options.manifest
    this.from = options.from ?? process.cwd()
    this.surroundings = new SiteSurroundings(options.manifest, options.root, options.log)
    this.engine = options.engine ?? compiledEngine
    this.memo = this.engine.newMemo()
  }

  get manifest(): string {
    return this.options.manifest
  }

  nameOf(path: string): string {
    return path === resolve(this.manifest) ? this.file : includedName(this.manifest, path, this.from)
  }

  pathOf(name: string): string {
    return name === this.file ? resolve(this.manifest) : resolve(this.from, name)
  }

  /** Returns the name in problems of the file at a path below the manifest's folder. */
  nameBeside(below: string): string {
    return this.nameOf(resolve(this.manifest, '..', below))
  }

  /** Returns the current text of a file. Throws a Fault for a file that is neither open nor readable. */
  text(path: string): string {
    return this.options.openText?.(path) ?? this.texts.get(path, () => this.read(path, this.nameOf(path)))
  }

  private read(path: string, name: string): string {
    return path === resolve(this.manifest) ? readManifest(path, name) : readSiteText(path, name)
  }

  /** Returns the text of a file by its name in problems; undefined where it cannot be read. */
  textOf(name: string): string | undefined {
    return this.present(this.pathOf(name))
  }

  /** The last result of loading, if the files have not changed since; otherwise undefined. */
  get last(): Loaded | undefined {
    return this.loaded
  }

  /** Checks all files and folders of the last load, or some of its files. Returns the paths of those that have changed. */
  refresh(files?: ReadonlySet<string>): ReadonlySet<string> {
    const path = resolve(this.manifest)
    const changed = new Set<string>()
    if (!this.seen.has(path)) changed.add(path)
    if (changed.size > 0) this.seen.set(path, undefined)
    // A file under another path than it was read by may be any.
    const areSeen = files !== undefined && [...files].every((one) => this.seen.has(one))
    for (const one of areSeen ? files : this.seen.keys()) {
      const now = this.present(one)
      if (now !== this.seen.get(one)) changed.add(one)
      this.seen.set(one, now)
    }
    if (changed.size > 0) this.forgetLoaded()
    return changed
  }

  /** Loads the current files; undefined where this fails, and `fault` has the reason. */
  current(): Loaded | undefined {
    this.refresh()
    return this.loadSeen()
  }

  /** Does the same without checking the files for changes first. */
  loadSeen(): Loaded | undefined {
    if (this.loaded || this.fault) return this.loaded
    const loaded = orFault(() => this.load(this.seen))
    if (!isFault(loaded)) return loaded
    this.fault = loaded
    return undefined
  }

  /** Loads the files. Throws a Fault where they cannot be loaded. `known`: texts that are not read again. */
  load(known?: TextsByFile): Loaded {
    const seen: TextsByFile = new Map()
    try {
      this.loaded = this.loadWith(seen, { known })
      return this.loaded
    } finally {
      this.seen = seen
    }
  }

  /** Loads the site with other texts for some files. Throws a Fault where it cannot be loaded. */
  trial(texts: OtherTexts, options: ProjectOptions['load'] = {}): EditTrial {
    const seen: TextsByFile = new Map()
    return { loaded: this.loadWith(seen, { texts }, options), texts, seen }
  }

  /** Takes over a trial whose texts have been written, so that they are not loaded again. */
  adopt({ loaded, seen }: EditTrial): void {
    this.fault = undefined
    this.loaded = loaded
    this.seen = seen
  }

  /** Loads the site again at the next call, with a new engine or because files beside the manifest have changed. */
  renew(engine?: ProjectEngine): void {
    if (engine) {
      this.engine = engine
      this.memo = engine.newMemo()
    }
    this.surroundings.forget()
    this.seen = new Map()
    this.forgetLoaded()
  }

  /** Length of the longest file, in characters. */
  get length(): number {
    return [...this.seen.values()].reduce((longest, text) => Math.max(longest, text?.length ?? 0), 0)
  }

  /** True when the memo covers the files, so that the slow full parser is not needed. */
  isReadAtOnce(): boolean {
    const { memo } = this
    if (!memo) return false
    const readIncluded = (pattern: string) => this.included(pattern, (path) => this.text(path))
    const isReadAtOnce = orFault(() =>
      this.engine.isReadAtOnce(this.text(resolve(this.manifest)), this.file, readIncluded, memo),
    )
    return isReadAtOnce === true
  }

  private forgetLoaded() {
    this.loaded = undefined
    this.fault = undefined
  }

  private loadWith(
    seen: TextsByFile,
    { texts, known }: { texts?: OtherTexts; known?: TextsByFile },
    options?: ProjectOptions['load'],
  ): Loaded {
    const textAt = (path: string): string => {
      seen.set(path, undefined)
      const text = texts?.get(this.nameOf(path)) ?? known?.get(path) ?? this.text(path)
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
    const ledger = resolve(releasedFile(this.manifest))
    seen.set(ledger, undefined)
    return this.engine.load(text, this.file, {
      // A whole load soon follows that of a few entries.
      ...this.surroundings.now(options?.only && Number.POSITIVE_INFINITY),
      ...this.options.load,
      ...options,
      memo: this.memo,
      released: existsSync(ledger) ? ledgerOf(textAt(ledger), releasedFile(this.manifest)) : new Map(),
      readIncluded: (pattern) => this.included(pattern, read, { search, instead }),
      readTexts: (asked) => {
        const path = translationsPath(this.manifest, asked)
        const file = this.nameOf(path)
        // A missing file is recorded too, since it may be added later.
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
    if (path.endsWith(sep)) return this.names.get(path, (folder) => textsIn(folder).join('\n'))
    return unlessFault(() => this.text(path))
  }
}
