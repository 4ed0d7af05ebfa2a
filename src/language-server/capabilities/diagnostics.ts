// Publishes the problems of `validate`, in the same words, while the author types.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver'
import type { Problem, Span } from '../../problems/problem.ts'
import { grouped } from '../../site/grouped.ts'
import type { ServerContext } from '../context.ts'
import type { SiteInEditor } from '../site/site.ts'
import { siteStatus } from './site-status.ts'

/** Debounce before a check, in milliseconds: half the time the last load took, within these bounds. */
const debounceMs = { min: 10, max: 200 }

export const rangeOfSpan = ({ line, column, endLine, endColumn }: Span): Range => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: endLine - 1, character: endColumn - 1 },
})

/** Returns the part of a diagnostic that code actions refer to it with. */
export const diagnosticOf = (problem: Problem): Diagnostic => ({
  range: rangeOfSpan(problem),
  message: `${problem.message} ${problem.hint}`.trim(),
  code: problem.code,
  source: 'lectern',
})

export class Diagnostics {
  private readonly due = new Map<SiteInEditor, NodeJS.Timeout>()
  private readonly published = new Map<SiteInEditor, Map<string, string>>()
  private readonly page: string | undefined

  constructor(private readonly context: ServerContext) {
    const file = join(context.engine, 'docs', 'problems.md')
    this.page = existsSync(file) ? pathToFileURL(file).href : undefined
  }

  /** Schedules a check after the debounce, in place of one that is scheduled already. */
  changed(site: SiteInEditor): void {
    site.touch()
    clearTimeout(this.due.get(site))
    const wait = Math.min(debounceMs.max, Math.max(debounceMs.min, site.loadTime / 2))
    this.due.set(
      site,
      setTimeout(() => this.check(site), wait),
    )
  }

  /** Checks without the debounce. */
  check(site: SiteInEditor): void {
    clearTimeout(this.due.get(site))
    this.due.delete(site)
    this.publish(site, site.problems())
    if (this.context.options.showsStatus)
      void this.context.connection.sendNotification('lectern/site', siteStatus(site))
  }

  /** Clears the published diagnostics of a site. */
  clear(site: SiteInEditor): void {
    clearTimeout(this.due.get(site))
    this.due.delete(site)
    this.publish(site, [])
    this.published.delete(site)
  }

  /** Publishes changed diagnostics, with the version of their text: clients ignore those of an older version. */
  private publish(site: SiteInEditor, problems: readonly Problem[]): void {
    const found = grouped(problems, ({ file }) => site.project.pathOf(file))
    const before = this.published.get(site) ?? new Map<string, string>()
    const now = new Map<string, string>()
    for (const path of new Set([...before.keys(), ...found.keys()])) {
      const diagnostics = (found.get(path) ?? []).map((problem) => this.wholeDiagnosticOf(problem, site))
      const version = this.context.versionOf(path)
      const serialized = JSON.stringify([version, diagnostics])
      now.set(path, serialized)
      if (serialized === before.get(path)) continue
      const { href: uri } = pathToFileURL(path)
      void this.context.connection.sendDiagnostics({ uri, ...(version !== undefined && { version }), diagnostics })
    }
    this.published.set(site, now)
  }

  private wholeDiagnosticOf(problem: Problem, site: SiteInEditor): Diagnostic {
    const { code, severity, related } = problem
    return {
      ...diagnosticOf(problem),
      severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      ...(this.page && { codeDescription: { href: `${this.page}#${code}` } }),
      ...(related?.length && {
        relatedInformation: related.map((place) => ({
          location: { uri: pathToFileURL(site.project.pathOf(place.file)).href, range: rangeOfSpan(place) },
          message: place.message,
        })),
      }),
    }
  }
}
