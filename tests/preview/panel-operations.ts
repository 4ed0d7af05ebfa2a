// Random operations of the panel on what it shows.
import type { Json, PanelData, RequestedOperation } from '../../src/preview/edit-messages.ts'
import { valueAt } from '../../src/site/groups.ts'
import { type Chance, pathsIn, pick } from '../edit/random/random-operation.ts'

type PanelContent = Pick<PanelData, 'reading' | 'path' | 'sections' | 'page' | 'parts' | 'menu' | 'pages' | 'linksHere'>

type Draw = (shown: PanelContent, chance: Chance) => RequestedOperation[] | undefined

const texts = ['Wool', 'From ten: come in', 'Room #3', "It's warm", '2026']

/** Sets a random value below a place that fits. */
function fieldOf(
  at: RequestedOperation['path'],
  value: Json,
  chance: Chance,
  fits: (value: unknown, path: unknown[]) => boolean,
  next: Json,
) {
  const found = pathsIn(value).all.filter((path) => fits(valueAt(value, path), path))
  const path = pick(chance, found)
  const expect = path && (valueAt(value, path) as Json)
  return path && [{ do: 'set', path: [...at, ...path], value: next, expect } satisfies RequestedOperation]
}

const isText = (value: unknown, path: unknown[]) =>
  typeof value === 'string' && ['title', 'text', 'label', 'place', 'price'].includes(String(path.at(-1)))

const inSection =
  (fits: (value: unknown, path: unknown[]) => boolean, next: (chance: Chance) => Json): Draw =>
  ({ sections }, chance) => {
    const section = pick(chance, sections)
    if (!section) return undefined
    // A value that a page overrides is changed on that page.
    const isOwn = (key: unknown) => section.fragment?.own.includes(String(key)) === true
    return fieldOf(
      section.home,
      section.value,
      chance,
      (value, path) => fits(value, path) && !isOwn(path[0]),
      next(chance),
    )
  }

const listOf = ({ page }: PanelContent) => [...(page?.at ?? []), 'blocks']
const index = (chance: Chance, list: readonly unknown[]) => Math.floor(chance() * list.length)

/** By what it is called in the panel. */
export const panelOperations: Record<string, Draw> = {
  'a text of a section': inSection(isText, (chance) => pick(chance, texts) ?? ''),
  'a date': inSection(
    (value, path) => path.at(-1) === 'day' && typeof value === 'string',
    () => '2031-01-02',
  ),
  'where a link leads': inSection(
    (value, path) => path.at(-1) === 'to' && typeof value === 'string',
    () => '/days',
  ),
  'a picture': ({ sections }) => {
    const opening = sections.find(({ type }) => type === 'hero')
    const value = { file: 'images/oven.jpg', alt: 'A loom' }
    return opening && [{ do: 'set', path: [...opening.home, 'image'], value }]
  },
  'a section moved': (shown, chance) => {
    const section = pick(chance, shown.sections)
    return (
      section && [
        {
          do: 'move',
          path: section.at,
          to: [...listOf(shown), index(chance, shown.sections)],
          expect: section.written,
        },
      ]
    )
  },
  'a section duplicated': ({ sections }, chance) => {
    const section = pick(chance, sections)
    return section && [{ do: 'duplicate', path: section.at, expect: section.written }]
  },
  'a section removed': ({ sections }, chance) => {
    const section = sections.length > 1 ? pick(chance, sections) : undefined
    return section && [{ do: 'remove', path: section.at, expect: section.written }]
  },
  'a section added': (shown, chance) => [
    {
      do: 'insert',
      path: [...listOf(shown), index(chance, shown.sections)],
      value: { type: 'prose', title: 'New', text: 'Words.' },
    },
  ],
  'an item moved, copied or removed': ({ sections }, chance) => {
    const lists = sections.flatMap(({ home, value }) =>
      pathsIn(value).lists.flatMap((path) => {
        const items = valueAt(value, path) as Json[]
        return items.length > 1 ? [{ at: [...home, ...path], items }] : []
      }),
    )
    const list = pick(chance, lists)
    if (!list) return undefined
    const at = [...list.at, index(chance, list.items)]
    const kind = pick(chance, ['move', 'duplicate', 'remove'] as const) ?? 'move'
    return [kind === 'move' ? { do: kind, path: at, to: [...list.at, 0] } : { do: kind, path: at }]
  },
  'the title of the page': ({ page }, chance) =>
    page && [{ do: 'set', path: [...page.at, 'title'], value: pick(chance, texts) ?? '' }],
  'a colour': ({ parts }, chance) => {
    const theme = parts.find(({ tab }) => tab === 'look')
    return (
      theme &&
      fieldOf(
        theme.at,
        theme.value,
        chance,
        (value, path) => path.at(-1) === 'accent' && path.includes('light') && typeof value === 'string',
        '#7a3b12',
      )
    )
  },
  'the address or the name of the site': ({ parts }, chance) => {
    const site = parts.find(({ name }) => name === 'site')
    return (
      site &&
      fieldOf(
        site.at,
        site.value,
        chance,
        (_, path) => ['name', 'email'].includes(String(path.at(-1))),
        'post@weavers.example',
      )
    )
  },
  'a fact': () => [{ do: 'set', path: ['facts', 'phone'], value: '01632 960 777' }],
  'a link of the menu moved': ({ menu }, chance) => [
    { do: 'move', path: [...menu.at, index(chance, menu.links)], to: [...menu.at, 0] },
  ],
  'a link of the menu removed': ({ menu }, chance) =>
    menu.links.length > 1 ? [{ do: 'remove', path: [...menu.at, index(chance, menu.links)] }] : undefined,
  'a page added, with its link': ({ reading, menu }): RequestedOperation[] => [
    {
      do: 'set',
      path: ['readings', reading, 'routes', '/wool'],
      value: { title: 'Wool', description: 'Wool.', blocks: [{ type: 'prose', title: 'Wool', text: 'Wool.' }] },
    },
    { do: 'insert', path: [...menu.at, menu.links.length], value: { label: 'Wool', to: '/wool' } },
  ],
  'a page renamed, with its links': ({ reading, path, linksHere }) =>
    path === '/'
      ? undefined
      : [
          ...linksHere.map(
            ({ at, value }): RequestedOperation => ({ do: 'set', path: at, value: `/new${value.slice(path.length)}` }),
          ),
          { do: 'rename', path: ['readings', reading, 'routes', path], key: '/new' },
          { do: 'set', path: ['readings', reading, 'redirects', path], value: '/new' },
        ],
}
