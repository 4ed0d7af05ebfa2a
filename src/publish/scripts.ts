import { scheduleMarkup } from '../client/schedule.ts'
import { escapeHtml } from '../render/escape.ts'
import type { Site } from '../site/model.ts'
import type { ClientBundle } from './client-bundle.ts'

/** Script tags of a page: the loader where there is an island, and the site's behaviours. None on any other page. */
export function scriptsOf(site: Site, body: string, bundle: ClientBundle): string {
  const tags = site.behaviours.map((behaviour) => script(bundle, behaviour.type, ` ${scheduleMarkup(behaviour)}`))
  if (body.includes('data-island=')) tags.push(script(bundle, 'loader'))
  return tags.join('')
}

/** A module script without `async` runs once the whole page is parsed: what it looks for is there. */
function script(bundle: ClientBundle, name: string, attributes = ''): string {
  const src = bundle.scripts[name]
  if (!src) throw new Error(`There is no script called "${name}".`)
  return `<script type="module" src="${escapeHtml(src)}"${attributes}></script>`
}
