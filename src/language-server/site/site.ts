// One site as it is in the editor: its texts, and what the engine says of them.
import { basename, dirname } from 'node:path'
import type { Loaded } from '../../manifest/load.ts'
import { dayNow, namedValues } from '../../manifest/resolve/interpolate.ts'
import { type Draft, draft } from '../../manifest/sense/draft.ts'
import type { Path } from '../../problems/finding.ts'
import type { Problem } from '../../problems/problem.ts'
import { provenFixes, type Reading } from '../../problems/proven-fixes.ts'
import { type OpenText, Project } from '../../project/project.ts'
import { isGroup } from '../../site/groups.ts'
import { SiteText } from './site-text.ts'

export class Site {
  readonly project: Project
  private readonly texts = new Map<string, SiteText>()
  private proven: { of: Loaded; refused: ReadonlySet<Problem> } | undefined
  private drafted: Draft | undefined
  private isStale = true
  /** Its files as they were last read. */
  private known: readonly string[] | undefined
  /** Milliseconds the last load took. */
  took = 0

  constructor(
    readonly manifest: string,
    root: string,
    openText: OpenText,
  ) {
    // Problems name files from the manifest's folder on.
    this.project = new Project({ manifest, file: basename(manifest), from: dirname(manifest), root, openText })
  }

  /** A text of it has changed. */
  touch(): void {
    this.isStale = true
  }

  /** Files have come, gone or changed on the disk. */
  renew(): void {
    this.project.renew()
    this.touch()
  }

  /** What the engine says of the texts as they are now; undefined where a file of it cannot be read. */
  now(): Loaded | undefined {
    const { project } = this
    if (!this.isStale) return project.last
    const began = performance.now()
    const before = project.last
    const loaded = project.current()
    this.isStale = false
    if (loaded === before) return loaded
    if (isGroup(loaded?.source.value) && isGroup(loaded.source.value.readings)) this.drafted = undefined
    if (loaded) this.known = loaded.source.files.map((name) => project.pathOf(name))
    this.took = performance.now() - began
    return loaded
  }

  problems(): readonly Problem[] {
    const loaded = this.now()
    const { fault } = this.project
    if (!fault) return loaded?.problems ?? []
    const { code, message, hint } = fault
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
    const { project } = this
    const problems = texts.size === 0 ? this.problems() : project.trial(texts).loaded.problems
    return { problems, textOf: (name) => texts.get(name) ?? project.text(project.pathOf(name)) }
  }

  /** What is declared; of a text that cannot be read, what was declared last. */
  draft(): Draft {
    this.now()
    return this.lastDraft()
  }

  /** Declarations of the last load, which may be a word behind: for requests on every keystroke. */
  lastDraft(): Draft {
    const { source } = this.project.last ?? this.now() ?? {}
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
    return (this.project.last ?? this.now())?.source.homesOf(this.project.nameOf(path))[0] ?? []
  }

  text(path: string): SiteText {
    const text = this.project.text(path)
    const known = this.texts.get(path)
    if (known?.text === text) return known
    const fresh = new SiteText(path, text, known)
    this.texts.set(path, fresh)
    return fresh
  }
}
