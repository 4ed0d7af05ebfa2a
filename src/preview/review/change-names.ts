// Names changed values and their places for people.
import type { Path } from '../../problems/finding.ts'
import { isGroup, valueAt } from '../../site/groups.ts'
import { shortened } from '../../site/shortened.ts'

/**
 * Returns the place of a value, outermost first: `['Home', 'hero', 'title']`. Pages have their title, blocks their type, groups their key, readings
 * `readings` before their name.
 */
export function whereOf(path: Path, manifest: unknown): string[] {
  const [top, reading, part, ...rest] = path
  if (top !== 'readings') return named(path, manifest, [])
  if (part === undefined) return path.map(String)
  if (part !== 'routes') return named([part, ...rest], valueAt(manifest, ['readings', reading ?? '']), [])
  const [page, ...inside] = rest
  const route = valueAt(manifest, [...path.slice(0, 3), page ?? ''])
  const links = valueAt(manifest, ['readings', reading ?? '', 'layout', 'header', 'links'])
  const title = pageName(String(page), isGroup(route) ? route.title : undefined, links)
  return [
    title,
    ...named(
      inside[0] === 'blocks' ? inside.slice(1) : inside,
      inside[0] === 'blocks' && isGroup(route) ? route.blocks : route,
      [],
    ),
  ]
}

/** Returns a page's label in the menu, else its title, else its path. */
export function pageName(path: string, title: unknown, links: unknown): string {
  const link: unknown = Array.isArray(links) ? links.find((one) => isGroup(one) && one.to === path) : undefined
  if (isGroup(link) && typeof link.label === 'string') return link.label
  return typeof title === 'string' ? title : path
}

function named(path: Path, value: unknown, before: string[]): string[] {
  const [key, ...rest] = path
  if (key === undefined) return before
  const inner = valueAt(value, [key])
  const name = typeof key === 'number' ? itemName(value, key) : key
  return named(rest, inner, [...before, name])
}

/** Names a block by its type and any other item by its own texts. */
function itemName(list: unknown, at: number): string {
  const item = valueAt(list, [at])
  if (isGroup(item) && (typeof item.type === 'string' || typeof item.use === 'string') && item.name === undefined) {
    const type = String(item.type ?? item.use)
    const twins = Array.isArray(list) ? list.filter((one) => isGroup(one) && (one.type ?? one.use) === type) : []
    return twins.length > 1 ? `${type} ${twins.indexOf(item) + 1}` : type
  }
  return shortName(item) ?? String(at + 1)
}

const naming = ['title', 'label', 'name', 'heading', 'question', 'quote', 'text', 'value']

function shortName(item: unknown): string | undefined {
  if (typeof item === 'string') return shortened(item, 40)
  if (!isGroup(item)) return undefined
  const key = naming.find((name) => typeof item[name] === 'string')
  return key === undefined ? undefined : shortened(String(item[key]), 40)
}

/** Returns the kind of thing at a path: `page`, `block`, `text`, `colour` … */
export function thingAt(path: Path, value: unknown): string {
  const [top, , part] = path
  const [group, last] = [path.at(-2), path.at(-1)]
  if (top === 'readings' && path.length === 2) return 'reading'
  if (part === 'routes' && path.length === 4) return 'page'
  if (group === 'blocks') return 'block'
  if (group === 'fragments') return 'fragment'
  if (group === 'redirects') return 'redirect'
  if (group === 'facts') return 'fact'
  if (group === 'fields') return 'field'
  if (typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value)) return 'colour'
  if (typeof last === 'number') return 'item'
  if (typeof value === 'string') return 'text'
  return 'setting'
}

/** Returns a value as text; for a group or list, texts that it has. */
export function valueInWords(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return String(value)
  return (
    shortName(value) ?? (Array.isArray(value) ? value.map(shortName).filter(Boolean).slice(0, 5).join(', ') : undefined)
  )
}
