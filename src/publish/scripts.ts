import { escapeHtml } from '../render/escape.ts'
import type { Site } from '../site/model.ts'
import type { ClientBundle } from './client-bundle.ts'

/** Script tags of a page: the loader where there is an island, and the site's behaviours. None on any other page. */
export function scriptsOf(site: Site, body: string, bundle: ClientBundle): string {
  const tags = site.behaviours.map((behaviour) =>
    script(bundle, behaviour.type, { every: behaviour.every, for: behaviour.for }),
  )
  if (body.includes('data-island=')) tags.push(script(bundle, 'loader'))
  return tags.join('')
}

function script(bundle: ClientBundle, name: string, data: Record<string, number> = {}): string {
  const src = bundle.scripts[name]
  if (!src) throw new Error(`There is no script called "${name}".`)
  const told = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`)
  return `<script type="module" async src="${escapeHtml(src)}"${told.join('')}></script>`
}
