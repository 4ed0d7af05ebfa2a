// Chooses the scripts of a page, and the script files of a site.
import { scheduleMarkup } from '../client/schedule.ts'
import { Fault } from '../problems/fault.ts'
import { escapeHtml } from '../render/escape.ts'
import type { Site } from '../site/model.ts'
import type { ScriptName } from '../ui/page-needs.ts'
import type { ScriptFiles } from './bundle-scripts.ts'
import type { ClientBundle } from './client-bundle.ts'
import type { PageKind } from './page-kind.ts'

/** Execution order: the other scripts rely on the loader. */
const order: readonly ScriptName[] = ['loader', 'conditions', 'eager', 'untouched', 'nearest-pages', 'search', 'today']

/** Scripts that add content: they block rendering, so that nothing moves after the first paint. */
const beforePaint: readonly ScriptName[] = ['nearest-pages']

/** Returns the script tags of a page: the site's behaviours, and what the page needs; often an empty string. */
export function scriptsOf(site: Site, { scripts }: PageKind, bundle: ClientBundle): string {
  const behaviours = site.behaviours.map((behaviour) => script(bundle, behaviour.type, ` ${scheduleMarkup(behaviour)}`))
  const needed = order.filter((name) => scripts.includes(name))
  return [
    ...behaviours,
    ...needed.map((name) => script(bundle, name, beforePaint.includes(name) ? ' blocking="render"' : '')),
  ].join('')
}

/** A module script without `async` runs after the page is parsed, so it finds its elements. */
function script(bundle: ClientBundle, name: string, attributes = ''): string {
  const src = filesOf(bundle.scripts, name).atOnce[0] ?? ''
  return `<script type="module" src="${escapeHtml(src)}"${attributes}></script>`
}

/** Returns only the files that pages of these kinds may load: file below the site's root → its text. */
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
  // Scripts of the engine are there: this is the `name` of an own block's Island.
  if (!files)
    throw new Fault(
      'bad-block',
      `No block "${name}" has an island.tsx.`,
      "An Island's name is the folder of its block.",
    )
  return files
}
