// One site as it is in the editor: its texts, and what the engine says of them.
import { basename } from 'node:path'
import { isGroup } from '../../manifest/groups.ts'
import { type Loaded, load } from '../../manifest/load.ts'
import { Memo } from '../../manifest/read/memo.ts'
import { dayNow, namedValues } from '../../manifest/resolve/interpolate.ts'
import { type Draft, draft } from '../../manifest/sense/draft.ts'
import { Fault } from '../../problems/fault.ts'
import type { Path } from '../../problems/finding.ts'
import type { Problem } from '../../problems/problem.ts'
import { provenFixes, type Reading } from '../../problems/proven-fixes.ts'
import { SiteText } from './site-text.ts'
import { type OpenText, Surroundings } from './surroundings.ts'

export class Site {
  readonly around: Surroundings
  private readonly memo = new Memo()
  private readonly texts = new Map<string, SiteText>()
  private loaded: Loaded | undefined
  private fault: Fault | undefined
  private proven: { of: Loaded; refused: ReadonlySet<Problem> } | undefined
  private drafted: Draft | undefined
  private isStale = true
  /** Its files as they were last read. */
  private known: readonly string[] | undefined
  /** Milliseconds the last load took. */
  took = 0

  constructor(
    readonly manifest: string,
    private readonly root: string,
    openText: OpenText,
  ) {
    this.around = new Surroundings(manifest, root, openText)
  }

  /** A text of it has changed. */
  touch(): void {
    this.isStale = true
  }

  /** What the engine says of the texts as they are now; undefined where a file of it cannot be read. */
  now(): Loaded | undefined {
    if (!this.isStale) return this.loaded
    const began = performance.now()
    const file = basename(this.manifest)
    try {
      this.fault = undefined
      this.loaded = load(this.around.read(this.manifest), file, { memo: this.memo, ...this.around.options() })
      if (isGroup(this.loaded.source.value) && isGroup(this.loaded.source.value.readings)) this.drafted = undefined
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.fault = error
      this.loaded = undefined
    }
    this.isStale = false
    if (this.loaded) this.known = this.loaded.source.files.map((name) => this.around.pathOf(name))
    this.took = performance.now() - began
    return this.loaded
  }

  problems(): readonly Problem[] {
    const loaded = this.now()
    if (!this.fault) return loaded?.problems ?? []
    const { code, message, hint } = this.fault
    const at = { line: 1, column: 1, endLine: 1, endColumn: 2 }
    return [{ code, severity: 'error', message, hint, file: basename(this.manifest), path: '', ...at }]
  }

  /** Problems whose fix is called safe, and is not borne out by reading the result again. */
  refusedFixes(): ReadonlySet<Problem> {
    const loaded = this.now()
    if (!loaded) return new Set()
    if (this.proven?.of !== loaded)
      this.proven = { of: loaded, refused: provenFixes((texts) => this.trial(texts)).refused }
    return this.proven.refused
  }

  /** What the engine says of other texts, by the names problems give them. */
  private trial(texts: ReadonlyMap<string, string>): Reading {
    const textOf = (path: string) => texts.get(this.around.nameOf(path)) ?? this.around.read(path)
    const around = new Surroundings(this.manifest, this.root, textOf)
    const file = basename(this.manifest)
    const problems = texts.size === 0 ? this.problems() : load(textOf(this.manifest), file, around.options()).problems
    return { problems, textOf: (name) => textOf(this.around.pathOf(name)) }
  }

  /** What is declared; of a text that cannot be read, what was declared last. */
  draft(): Draft {
    this.now()
    return this.lastDraft()
  }

  /** Declarations of the last load, which may be a word behind: for requests on every keystroke. */
  lastDraft(): Draft {
    const { source } = this.loaded ?? this.now() ?? {}
    if (!this.drafted && isGroup(source?.value)) this.drafted = draft(source.value)
    return this.drafted ?? draft({})
  }

  /** Every name that may stand in braces, with its value. */
  names(): ReadonlyMap<string, string> {
    const { site, facts } = this.lastDraft().value
    const texts = isGroup(facts)
      ? Object.entries(facts).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      : []
    return namedValues({ site: isGroup(site) ? site : {}, facts: Object.fromEntries(texts) }, dayNow())
  }

  /** Whole paths of its files as they were last read, the manifest first. */
  files(): readonly string[] {
    if (!this.known) this.now()
    return this.known ?? [this.manifest]
  }

  /** Whether a file is one of it. */
  holds(path: string): boolean {
    return path === this.manifest || this.files().includes(path)
  }

  /** Where what a file holds belongs in the manifest; of a file that two readings include, in the first. */
  placeOf({ path }: SiteText): Path {
    return (this.loaded ?? this.now())?.source.homesOf(this.around.nameOf(path))[0] ?? []
  }

  text(path: string): SiteText {
    const text = this.around.read(path)
    const known = this.texts.get(path)
    if (known?.text === text) return known
    const fresh = new SiteText(path, text)
    this.texts.set(path, fresh)
    return fresh
  }
}
