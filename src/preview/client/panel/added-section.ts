// What stands on the page once a block of the catalogue is chosen: its first example, with what this site has in the place of what it
// has not.

import { isGroup } from '../../../site/groups.ts'
import type { Json, PanelData } from '../../edit-messages.ts'
import type { CatalogueEntry } from '../../messages.ts'

type Site = Pick<PanelData, 'names' | 'targets' | 'pictures' | 'translations'>

/** The section, or what has to be there before. */
export type Added = { section: Json } | { needs: 'picture' | 'form' | 'collection' }

/** `picture`: one of the site's, in the place of one that it has not. */
export function addedSection({ type, examples }: CatalogueEntry, site: Site, picture?: string): Added {
  const example = (examples[0]?.props ?? {}) as Json
  if (picture === undefined && lacksPicture(example, site)) return { needs: 'picture' }
  const [form] = site.names.forms
  const takesForm = isGroup(example) && 'form' in example
  if (takesForm && form === undefined) return { needs: 'form' }
  const takesCollection = isGroup(example) && 'of' in example
  const [collection] = site.names.collections
  if (takesCollection && collection === undefined) return { needs: 'collection' }
  const own = ofSite(example, site, picture)
  // Nobody of this site has said what the example says: until its owner has, it is listed before the launch.
  const section = { type, placeholder: true, ...(isGroup(own) ? own : {}) }
  if (takesCollection && collection !== undefined) return { section: { ...withoutMade(section), of: collection } }
  return { section: takesForm && form !== undefined ? { ...section, form } : section }
}

/** Without what the engine fills in from the collection. */
const withoutMade = (section: { [key: string]: Json }) =>
  Object.fromEntries(Object.entries(section).filter(([key]) => !['items', 'pages', 'filters'].includes(key)))

/** Whether it names a picture that the site has not. */
export const lacksPicture = (value: Json, site: Pick<Site, 'pictures'>): boolean =>
  textsIn(value).some((text) => isPicture(text) && !has(site, text))

const isPicture = (text: string) => text.startsWith('images/')
const has = ({ pictures }: Pick<Site, 'pictures'>, text: string) => pictures.some(({ file }) => file === text)

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

function ofSite(value: Json, site: Site, picture: string | undefined): Json {
  const isPage = (to: string) => site.targets.some((target) => target.to === to)
  if (typeof value === 'string') {
    if (value.startsWith('/')) return isPage(value) ? value : '/'
    return value.replace(/\[([^\]]*)\]\((\/[^)]*)\)/g, (link, words: string, to: string) => (isPage(to) ? link : words))
  }
  if (Array.isArray(value)) return value.map((item) => ofSite(item, site, picture))
  if (!isGroup(value)) return value
  const { file } = value
  // What the example says of its own picture is not true of another.
  if (picture !== undefined && typeof file === 'string' && isPicture(file) && !has(site, file)) {
    const alt = 'What the picture shows.'
    return { ...value, file: picture, ...('alt' in value ? { alt: site.translations[alt] ?? alt } : {}) }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ofSite(inner, site, picture)]))
}
