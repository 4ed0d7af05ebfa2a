// What `validate` finds, in the same words, while it is typed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver'
import type { Problem, Span } from '../../problems/problem.ts'
import type { Context } from '../context.ts'
import type { Site } from '../site/site.ts'
import { statusOf } from './site-status.ts'

/** Milliseconds of stillness that are waited for before a check: short where a check is. */
const stillness = { least: 10, most: 200 }

export const rangeOfSpan = ({ line, column, endLine, endColumn }: Span): Range => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: endLine - 1, character: endColumn - 1 },
})

export class Diagnostics {
  private readonly due = new Map<Site, NodeJS.Timeout>()
  private readonly told = new Map<Site, Map<string, string>>()
  private readonly page: string | undefined

  constructor(private readonly context: Context) {
    const file = join(context.engine, 'docs', 'problems.md')
    this.page = existsSync(file) ? pathToFileURL(file).href : undefined
  }

  /** Checks once nothing more is typed: a check that was due and has not begun is given up. */
  changed(site: Site): void {
    site.touch()
    clearTimeout(this.due.get(site))
    const wait = Math.min(stillness.most, Math.max(stillness.least, site.took / 2))
    this.due.set(
      site,
      setTimeout(() => this.check(site), wait),
    )
  }

  /** At once: somebody waits. */
  check(site: Site): void {
    clearTimeout(this.due.get(site))
    this.due.delete(site)
    this.publish(site, site.problems())
    if (this.context.options.showsStatus) void this.context.connection.sendNotification('lectern/site', statusOf(site))
  }

  /** Takes everything back that was told of a site. */
  clear(site: Site): void {
    clearTimeout(this.due.get(site))
    this.due.delete(site)
    this.publish(site, [])
    this.told.delete(site)
  }

  /** Each time with the version it was found in: a client passes over what was found in an older text. */
  private publish(site: Site, problems: readonly Problem[]): void {
    const found = new Map<string, Diagnostic[]>()
    for (const problem of problems) {
      const path = site.around.pathOf(problem.file)
      const here = found.get(path)
      const diagnostic = this.diagnosticOf(problem, site)
      if (here) here.push(diagnostic)
      else found.set(path, [diagnostic])
    }
    const before = this.told.get(site) ?? new Map<string, string>()
    const now = new Map<string, string>()
    for (const path of new Set([...before.keys(), ...found.keys()])) {
      const diagnostics = found.get(path) ?? []
      const version = this.context.versionOf(path)
      const said = JSON.stringify([version, diagnostics])
      now.set(path, said)
      if (said === before.get(path)) continue
      const { href: uri } = pathToFileURL(path)
      void this.context.connection.sendDiagnostics({ uri, ...(version !== undefined && { version }), diagnostics })
    }
    this.told.set(site, now)
  }

  private diagnosticOf(problem: Problem, site: Site): Diagnostic {
    const { code, severity, message, hint, related } = problem
    return {
      range: rangeOfSpan(problem),
      severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      code,
      source: 'lectern',
      message: `${message} ${hint}`.trim(),
      ...(this.page && { codeDescription: { href: `${this.page}#${code}` } }),
      ...(related?.length && {
        relatedInformation: related.map((place) => ({
          location: { uri: pathToFileURL(site.around.pathOf(place.file)).href, range: rangeOfSpan(place) },
          message: place.message,
        })),
      }),
    }
  }
}
