// Resolves addresses of values in the site, as people write them: `/services tiers.0.price`, `/ hero.title`, `footer.copyright`.
import type { Path } from '../../problems/finding.ts'
import type { Site } from '../../site/model.ts'

export interface SitePlace {
  /** Path in the resolved site, as `originOf` takes it; pages go by their path. */
  path: Path
  value: unknown
}

/**
 * Returns the place, or the part that was not found and what exists in its place. A block goes by its id, its type or `blocks.N`; a number after a
 * block means an item of its only list.
 */
export function placeOfAddress(site: Site, address: string): SitePlace | { missing: string; known: string[] } {
  const [first = '', ...others] = address.trim().split(/\s+/)
  const page = first.startsWith('/') ? first : undefined
  const keys = (page === undefined ? [first, ...others] : others).flatMap((part) => part.split('.')).filter(Boolean)
  if (page === undefined) return walk(layoutOf(site), keys[0] === 'layout' ? keys.slice(1) : keys, [])
  const route = site.routes.find(({ path }) => path === page)
  if (!route) return { missing: page, known: site.routes.map(({ path }) => path) }
  const [key, ...rest] = keys
  if (key === undefined || key in route) return key === 'blocks' ? inBlocks(rest) : walk(route, keys, ['routes', page])
  const at = route.blocks.findIndex(({ id }) => id === key)
  const index = at >= 0 ? at : route.blocks.findIndex(({ type }) => type === key)
  if (index < 0) return { missing: key, known: ['title', 'description', ...route.blocks.map(({ type }) => type)] }
  return inBlocks([String(index), ...rest])

  function inBlocks([index = '', ...fields]: string[]): ReturnType<typeof placeOfAddress> {
    const block = route?.blocks[Number(index)]
    if (!block) return { missing: index, known: (route?.blocks ?? []).map((_, number) => String(number)) }
    const lists = Object.keys(block.props).filter((name) => Array.isArray(block.props[name]))
    const [only, another] = lists
    const inside =
      /^\d+$/.test(fields[0] ?? '') && only !== undefined && another === undefined ? [only, ...fields] : fields
    return walk(block.props, inside, ['routes', page ?? '', 'blocks', Number(index), 'props'])
  }
}

const layoutOf = ({ name, url, language, email, contact, theme, header, footer, texts, redirects }: Site) => ({
  name,
  url,
  language,
  email,
  contact,
  theme,
  header,
  footer,
  texts,
  redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
})

function walk(start: unknown, keys: readonly string[], from: Path): SitePlace | { missing: string; known: string[] } {
  let value = start
  const path: (string | number)[] = [...from]
  for (const key of keys) {
    const known = value && typeof value === 'object' ? Object.keys(value) : []
    if (!known.includes(key)) return { missing: key, known }
    value = (value as Record<string, unknown>)[key]
    path.push(/^\d+$/.test(key) ? Number(key) : key)
  }
  return { path, value }
}
