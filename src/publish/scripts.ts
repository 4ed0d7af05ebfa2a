import { scheduleMarkup } from '../client/schedule.ts'
import { escapeHtml } from '../render/escape.ts'
import type { Site } from '../site/model.ts'
import type { ScriptName } from '../ui/page-needs.ts'
import type { ScriptFiles } from './bundle-scripts.ts'
import type { ClientBundle } from './client-bundle.ts'
import type { PageKind } from './page-kind.ts'

/** The order in which scripts run that a page needs: the others rely on what the loader has done. */
const order: readonly ScriptName[] = ['loader', 'conditions', 'eager', 'untouched', 'nearest-pages', 'search']

/** Those that put something into the page: it is painted once they have, so that nothing moves. */
const beforePaint: readonly ScriptName[] = ['nearest-pages']

/** Script tags of a page: those it needs for its islands, and the site's behaviours. None on any other page. */
export function scriptsOf(site: Site, { scripts }: PageKind, bundle: ClientBundle): string {
  const behaviours = site.behaviours.map((behaviour) => script(bundle, behaviour.type, ` ${scheduleMarkup(behaviour)}`))
  const needed = order.filter((name) => scripts.includes(name))
  return [
    ...behaviours,
    ...needed.map((name) => script(bundle, name, beforePaint.includes(name) ? ' blocking="render"' : '')),
  ].join('')
}

/** A module script without `async` runs once the whole page is parsed: what it looks for is there. */
function script(bundle: ClientBundle, name: string, attributes = ''): string {
  const src = filesOf(bundle.scripts, name).atOnce[0] ?? ''
  return `<script type="module" src="${escapeHtml(src)}"${attributes}></script>`
}

/** The files that pages of these kinds may load, and no others: file below the site's root → its text. */
export function scriptFiles(site: Site, kinds: Iterable<PageKind>, bundle: ClientBundle): Map<string, string> {
  const [scripts, islands] = [new Set<string>(site.behaviours.map(({ type }) => type)), new Set<string>()]
  for (const kind of kinds) {
    for (const name of kind.scripts) scripts.add(name)
    for (const type of kind.islands) islands.add(type)
  }
  const needed = [
    ...[...scripts].map((name) => filesOf(bundle.scripts, name)),
    ...[...islands].map((type) => filesOf(bundle.islands, type)),
  ]
  const names = needed.flatMap(({ atOnce, later }) => [...atOnce, ...later]).map((address) => address.slice(1))
  return new Map([...new Set(names)].sort().map((name) => [name, bundle.files[name] ?? '']))
}

function filesOf(all: Readonly<Record<string, ScriptFiles>>, name: string): ScriptFiles {
  const files = all[name]
  if (!files) throw new Error(`There is no script called "${name}".`)
  return files
}
