// What a site says with its links led elsewhere: in its bars, its forms and its blocks. What has no such link is shared.
import { blockSchemas, innerBlocksOf } from '../blocks/schemas.ts'
import { linkIn, linksIn } from '../languages/addresses.ts'
import { withLazy } from '../manifest/lazy-property.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import { SchemaWalk } from '../schema/schema-walk.ts'
import type { Block, Edition, Route, Site } from '../site/model.ts'

/** Where a path leads; undefined where it stays. */
export type There = (path: string) => string | undefined

type Said = Pick<Site, 'header' | 'footer' | 'texts' | 'forms' | 'feeds' | 'unknownPaths'> &
  Partial<Pick<Edition, 'home'>>

export function withLinks<Of extends Said>(said: Of, there: There): Of {
  const { header, footer, texts, forms, feeds, unknownPaths, home } = said
  return {
    ...said,
    header: led(header, there),
    footer: led(footer, there),
    texts: led(texts, there),
    forms: forms.map((form) => ({ ...led(form, there), page: linkIn(form.page, there) })),
    ...(feeds && {
      feeds: feeds.map((feed) => ({
        ...feed,
        at: linkIn(feed.at, there),
        items: feed.items.map((item) => ({ ...item, path: linkIn(item.path, there) })),
      })),
    }),
    ...('redirect' in unknownPaths && { unknownPaths: { redirect: linkIn(unknownPaths.redirect, there) } }),
    ...(home !== undefined && { home: linkIn(home, there) }),
  }
}

/** What stands in bars and forms: a link is under `to`, or in Markdown. */
function led<Of>(value: Of, there: There): Of {
  const inside = (inner: unknown, key?: string): unknown => {
    if (typeof inner === 'string') return key === 'to' ? linkIn(inner, there) : linksIn(inner, there)
    if (Array.isArray(inner)) return inner.map((one) => inside(one))
    if (inner === null || typeof inner !== 'object') return inner
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, inside(one, key)]))
  }
  return inside(value) as Of
}

/** The page with its links led there; its blocks are still made at their first read. */
export function routeAt(route: Omit<Route, 'blocks'>, blocks: () => Block[], there: There): Route {
  const { translations } = route
  const tied = translations?.map((one) => ({ ...one, path: linkIn(one.path, there) }))
  return withLazy({ ...route, ...(tied && { translations: tied }) }, 'blocks', () =>
    blocks().map((block) => {
      const props = blockLed(block.type, block.props, there)
      return props === block.props ? block : { ...block, props }
    }),
  )
}

/** The fields of a block and of those within it. */
function blockLed(type: string, props: Block['props'], there: There): Block['props'] {
  const changes: { path: readonly (string | number)[]; value: string }[] = []
  new SchemaWalk(blockSchemas[type] as SchemaNode, () => undefined).words(props, ({ kind, value, path }) => {
    const now = kind === 'link' ? linkIn(value, there) : isMarkdown.has(kind) ? linksIn(value, there) : value
    if (now !== value) changes.push({ path, value: now })
  })
  const inner = innerBlocksOf(props)
  const innerLed = inner.map(({ type, ...fields }) => ({ type, ...blockLed(type, fields, there) }))
  if (changes.length === 0 && inner.length === 0) return props
  const copy = structuredClone(props)
  for (const { path, value } of changes) put(copy, path, value)
  return { ...copy, ...(inner.length > 0 && { blocks: innerLed }) }
}

const isMarkdown: ReadonlySet<string> = new Set(['markdown', 'label'])

function put(holder: object, path: readonly (string | number)[], value: string): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) Reflect.set(holder, key, value)
  else put(Reflect.get(holder, key) as object, rest, value)
}
