import { scheduleMarkup } from '../client/schedule.ts'
import { escapeHtml } from '../render/escape.ts'
import type { Site } from '../site/model.ts'
import type { ScriptName } from '../ui/page-scripts.ts'
import type { ClientBundle } from './client-bundle.ts'

/** The order in which scripts run that a page needs: the others rely on what the loader has done. */
const order: readonly ScriptName[] = ['loader', 'conditions', 'eager']

/** Script tags of a page: those it needs for its islands, and the site's behaviours. None on any other page. */
export function scriptsOf(site: Site, needed: ReadonlySet<ScriptName>, bundle: ClientBundle): string {
  const behaviours = site.behaviours.map((behaviour) => script(bundle, behaviour.type, ` ${scheduleMarkup(behaviour)}`))
  return [...behaviours, ...order.filter((name) => needed.has(name)).map((name) => script(bundle, name))].join('')
}

/** A module script without `async` runs once the whole page is parsed: what it looks for is there. */
function script(bundle: ClientBundle, name: string, attributes = ''): string {
  const [src] = bundle.scripts[name]?.atOnce ?? []
  if (!src) throw new Error(`There is no script called "${name}".`)
  return `<script type="module" src="${escapeHtml(src)}"${attributes}></script>`
}
