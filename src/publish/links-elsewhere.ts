// Rewrites the links of a site: in header, footer, forms, feeds and blocks. Blocks without such a link are shared, not copied.
import { blockSchemas, innerBlocksOf } from '../blocks/schemas.ts'
import { linkIn, linksIn } from '../languages/addresses.ts'
import { withLazy } from '../manifest/lazy-property.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import { SchemaWalk } from '../schema/schema-walk.ts'
import { withTexts } from '../site/groups.ts'
import type { Block, Edition, Route, Site } from '../site/model.ts'

/** Returns the new address of a path; undefined when the path stays. */
export type AddressOf = (path: string) => string | undefined

type SiteParts = Pick<Site, 'header' | 'footer' | 'texts' | 'forms' | 'feeds' | 'unknownPaths'> &
  Partial<Pick<Edition, 'home'>>

export function withLinks<Of extends SiteParts>(parts: Of, addressOf: AddressOf): Of {
  const { header, footer, texts, forms, feeds, unknownPaths, home } = parts
  return {
    ...parts,
    header: relinked(header, addressOf),
    footer: relinked(footer, addressOf),
    texts: relinked(texts, addressOf),
    forms: forms.map((form) => ({ ...relinked(form, addressOf), page: linkIn(form.page, addressOf) })),
    ...(feeds && {
      feeds: feeds.map((feed) => ({
        ...feed,
        at: linkIn(feed.at, addressOf),
        items: feed.items.map((item) => ({ ...item, path: linkIn(item.path, addressOf) })),
      })),
    }),
    ...('redirect' in unknownPaths && { unknownPaths: { redirect: linkIn(unknownPaths.redirect, addressOf) } }),
    ...(home !== undefined && { home: linkIn(home, addressOf) }),
  }
}

/** Rewrites links in header, footer and forms: values of `to` keys, and links in Markdown. */
const relinked = <Of>(value: Of, addressOf: AddressOf): Of =>
  withTexts(value, (text, key) => (key === 'to' ? linkIn(text, addressOf) : linksIn(text, addressOf)))

/** Returns the page with rewritten links. Its blocks are computed on first use. */
export function routeAt(route: Omit<Route, 'blocks'>, blocks: () => Block[], addressOf: AddressOf): Route {
  const { translations } = route
  const tied = translations?.map((one) => ({ ...one, path: linkIn(one.path, addressOf) }))
  return withLazy({ ...route, ...(tied && { translations: tied }) }, 'blocks', () =>
    blocks().map((block) => {
      const props = relinkedBlock(block.type, block.props, addressOf)
      return props === block.props ? block : { ...block, props }
    }),
  )
}

/** Rewrites the fields of a block and of its inner blocks; returns the same object when no link changes. */
function relinkedBlock(type: string, props: Block['props'], addressOf: AddressOf): Block['props'] {
  const changes: { path: readonly (string | number)[]; value: string }[] = []
  new SchemaWalk(blockSchemas[type] as SchemaNode, () => undefined).words(props, ({ kind, value, path }) => {
    const now = kind === 'link' ? linkIn(value, addressOf) : isMarkdown.has(kind) ? linksIn(value, addressOf) : value
    if (now !== value) changes.push({ path, value: now })
  })
  const inner = innerBlocksOf(props)
  const relinkedInner = inner.map(({ type, ...fields }) => ({ type, ...relinkedBlock(type, fields, addressOf) }))
  if (changes.length === 0 && inner.length === 0) return props
  const copy = structuredClone(props)
  for (const { path, value } of changes) put(copy, path, value)
  return { ...copy, ...(inner.length > 0 && { blocks: relinkedInner }) }
}

const isMarkdown: ReadonlySet<string> = new Set(['markdown', 'label'])

function put(holder: object, path: readonly (string | number)[], value: string): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) Reflect.set(holder, key, value)
  else put(Reflect.get(holder, key) as object, rest, value)
}
