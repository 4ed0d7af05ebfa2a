// Answers our own notifications and requests about a whole site: its name, reading and number of problems, switching the reading, and the
// page at the cursor.
import { pathToFileURL } from 'node:url'
import type { WorkspaceEdit } from 'vscode-languageserver'
import { groupsOnly } from '../../site/groups.ts'
import { pathOfUri, type RequestedPlace, type ServerContext } from '../context.ts'
import type { SiteInEditor } from '../site/site.ts'
import { workspaceEdit } from '../workspace-edit.ts'
import { previewAddress } from './code-lens.ts'
import { shownAt } from './follow-cursor.ts'

/** Returns the parameters of the notification `lectern/site`, after each check. The name is empty where the manifest cannot be read. */
export function siteStatus(site: SiteInEditor) {
  const problems = site.problems()
  const { value, readings } = site.lastDraft()
  const { name } = groupsOnly(value.site)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return {
    manifest: pathToFileURL(site.manifest).href,
    name: typeof name === 'string' ? name : '',
    reading: typeof value.reading === 'string' ? value.reading : '',
    readings: readings.map((one) => one.name),
    errors,
    warnings: problems.length - errors,
  }
}

/** `lectern/switchReading`: returns the edit that sets the manifest's reading; null for an unknown reading or a manifest without `reading:`. */
export function switchReading(
  context: ServerContext,
  { manifest, reading }: { manifest: string; reading: string },
): WorkspaceEdit | null {
  const path = pathOfUri(manifest)
  const site = path === undefined ? undefined : context.sites.of(path)
  const source = site?.current()?.source
  if (!site || !source || !site.draft().readings.some(({ name }) => name === reading)) return null
  if (source.value === undefined || groupsOnly(source.value).reading === undefined) return null
  const { start, end } = source.place({ path: ['reading'], on: 'value' })
  const file = site.text(site.manifest)
  const quote = /^["']/.exec(file.text.slice(start, end))?.[0] ?? ''
  return workspaceEdit(context, [[file, [{ start, end, text: `${quote}${reading}${quote}` }]]])
}

/** `lectern/page`: returns the preview's URL of the page at the cursor, or of the home page; null outside of sites. */
export function pageAt(place: RequestedPlace): { address: string } {
  const { readings, value } = place.site.draft()
  const first = readings.find(({ name }) => name === value.reading) ?? readings[0]
  const { reading, path } = shownAt(place) ?? { reading: first?.name ?? '', path: '/' }
  return { address: previewAddress(place.context, path, reading) }
}
