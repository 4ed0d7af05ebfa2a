// Holds one site that is open in the editor: its texts, and the result of loading them.
import { basename, dirname } from 'node:path'
import type { Loaded } from '../../manifest/load.ts'
import type { Source } from '../../manifest/read/source.ts'
import { dayNow, namedValues } from '../../manifest/resolve/interpolate.ts'
import { type Draft, draft } from '../../manifest/sense/draft.ts'
import type { Path } from '../../problems/finding.ts'
import type { Problem } from '../../problems/problem.ts'
import { type CheckedTexts, provenFixes } from '../../problems/proven-fixes.ts'
import { type OpenText, Project } from '../../project/project.ts'
import { groupsOnly, isGroup } from '../../site/groups.ts'
import { SiteText } from './site-text.ts'

export class SiteInEditor {
  readonly project: Project
  private readonly texts = new Map<string, SiteText>()
  private proven: { of: Loaded; refused: ReadonlySet<Problem> } | undefined
  private drafted: Draft | undefined
  private isStale = true
  /** Absolute paths of its files, from the last load. */
  private knownFiles: readonly string[] | undefined
  /** Duration of the last load in milliseconds. */
  loadTime = 0

  constructor(
    readonly manifest: string,
    root: string,
    openText: OpenText,
  ) {
    // Names of files in problems are relative to the manifest's folder.
    this.project = new Project({ manifest, file: basename(manifest), from: dirname(manifest), root, openText })
  }

  /** Marks the site as changed. */
  touch(): void {
    this.isStale = true
  }

  /** Drops caches after changes on the disk. */
  renew(): void {
    this.project.renew()
    this.touch()
  }

  /** Loads the current texts; undefined where a file cannot be read. */
  current(): Loaded | undefined {
    const { project } = this
    if (!this.isStale) return project.last
    const began = performance.now()
    const before = project.last
    const loaded = project.current()
    this.isStale = false
    if (loaded === before) return loaded
    if (isGroup(loaded?.source.value) && isGroup(loaded.source.value.readings)) this.drafted = undefined
    if (loaded) this.knownFiles = loaded.source.files.map((name) => project.pathOf(name))
    this.loadTime = performance.now() - began
    return loaded
  }

  problems(): readonly Problem[] {
    const loaded = this.current()
    const { fault } = this.project
    if (!fault) return loaded?.problems ?? []
    const { code, message, hint } = fault
    const at = { line: 1, column: 1, endLine: 1, endColumn: 2 }
    return [{ code, severity: 'error', message, hint, file: basename(this.manifest), path: '', ...at }]
  }

  /** Returns problems whose safe fix turned out to be wrong when the fixed text was loaded. */
  refusedFixes(): ReadonlySet<Problem> {
    const loaded = this.current()
    if (!loaded) return new Set()
    if (this.proven?.of !== loaded)
      this.proven = { of: loaded, refused: provenFixes((texts) => this.trial(texts)).refused }
    return this.proven.refused
  }

  /** Loads the site with other texts, by their names in problems. */
  readonly sourceWith = (texts: ReadonlyMap<string, string | undefined>): Source =>
    this.project.trial(texts).loaded.source

  /** Like `sourceWith`, for its problems. */
  private trial(texts: ReadonlyMap<string, string>): CheckedTexts {
    const { project } = this
    const problems = texts.size === 0 ? this.problems() : project.trial(texts).loaded.problems
    return { problems, textOf: (name) => texts.get(name) ?? project.text(project.pathOf(name)) }
  }

  /** Returns the declarations; for an invalid text, those of the last valid one. */
  draft(): Draft {
    this.current()
    return this.lastDraft()
  }

  /** The texts of the last load, which may be a word behind. For requests on every keystroke. */
  get lastSource(): Source | undefined {
    return (this.project.last ?? this.current())?.source
  }

  /** Returns the declarations of the last load. */
  lastDraft(): Draft {
    const source = this.lastSource
    if (!this.drafted && isGroup(source?.value)) this.drafted = draft(source.value)
    return this.drafted ?? draft({})
  }

  /** Returns every name that texts may use in braces, with its value. */
  names(): ReadonlyMap<string, string> {
    const { site, facts } = this.lastDraft().value
    const texts = Object.entries(groupsOnly(facts)).filter((one): one is [string, string] => typeof one[1] === 'string')
    return namedValues({ site: groupsOnly(site), facts: Object.fromEntries(texts) }, dayNow())
  }

  /** Returns the absolute paths of its files in the last load, the manifest first. */
  files(): readonly string[] {
    if (!this.knownFiles) this.current()
    return this.knownFiles ?? [this.manifest]
  }

  /** True for a file of the site. */
  holds(path: string): boolean {
    return path === this.manifest || this.files().includes(path)
  }

  /** Returns the path in the manifest of a file's content; for a file that two readings include, in the first. */
  placeOf({ path }: SiteText): Path {
    return this.lastSource?.homesOf(this.project.nameOf(path))[0] ?? []
  }

  /** Returns the text of a file by its name in problems. */
  textNamed(name: string): SiteText {
    return this.text(this.project.pathOf(name))
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
