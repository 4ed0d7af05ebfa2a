// Makes a new section from a block's first example, with the site's own pages, pictures, forms and collections in it.
import { everyValue, isGroup } from '../../../site/groups.ts'
import type { Json, PanelData } from '../../edit-messages.ts'
import type { CatalogueEntry } from '../../messages.ts'

type Site = Pick<PanelData, 'names' | 'targets' | 'pictures' | 'translations'>

/** The section, or what the site needs first. */
export type Added = { section: Json } | { needs: 'picture' | 'form' | 'collection' }

/** `picture`: a file of the site, for examples whose own picture the site lacks. */
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
  // Example texts are not the owner's: as a placeholder the section is reported before launch.
  const section = { type, placeholder: true, ...(isGroup(own) ? own : {}) }
  if (takesCollection && collection !== undefined) return { section: { ...withoutFilled(section), of: collection } }
  return { section: takesForm && form !== undefined ? { ...section, form } : section }
}

/** The section without the keys that the engine fills in from the collection. */
const withoutFilled = (section: { [key: string]: Json }) =>
  Object.fromEntries(Object.entries(section).filter(([key]) => !['items', 'pages', 'filters'].includes(key)))

/** Whether the value names a picture that the site lacks. */
export const lacksPicture = (value: Json, site: Pick<Site, 'pictures'>): boolean =>
  [...everyValue(value)].some(({ value: text }) => typeof text === 'string' && isPicture(text) && !has(site, text))

const isPicture = (text: string) => text.startsWith('images/')
const has = ({ pictures }: Pick<Site, 'pictures'>, text: string) => pictures.some(({ file }) => file === text)

function ofSite(value: Json, site: Site, picture: string | undefined): Json {
  const isPage = (to: string) => site.targets.some((target) => target.to === to)
  if (typeof value === 'string') {
    if (value.startsWith('/')) return isPage(value) ? value : '/'
    return value.replace(/\[([^\]]*)\]\((\/[^)]*)\)/g, (link, words: string, to: string) => (isPage(to) ? link : words))
  }
  if (Array.isArray(value)) return value.map((item) => ofSite(item, site, picture))
  if (!isGroup(value)) return value
  const { file } = value
  // The example's alt text describes another picture.
  if (picture !== undefined && typeof file === 'string' && isPicture(file) && !has(site, file)) {
    const alt = 'What the picture shows.'
    return { ...value, file: picture, ...('alt' in value ? { alt: site.translations[alt] ?? alt } : {}) }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ofSite(inner, site, picture)]))
}
