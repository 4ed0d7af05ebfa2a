// Renders the page a second time with dyed texts, as static markup outside the document. Comparing it with the visible page tells which
// element shows which text.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Path } from '../../../problems/finding.ts'
import { BlockView, Frame, openingOf } from '../../../render/page.tsx'
import type { Images } from '../../../site/images.ts'
import type { Site } from '../../../site/model.ts'
import { IslandComponents } from '../../../ui/island.tsx'
import { ImageSources } from '../../../ui/picture.tsx'
import { PageProvider } from '../../../ui/site-context.tsx'
import { islandComponents } from '../island-components.ts'
import { type DyedSite, dyedSite } from './dye.ts'

export interface DyedDrawing extends Pick<DyedSite, 'pointers' | 'shapes'> {
  /** The element that contains the page, the counterpart of `#root`. */
  root: Element
}

interface Drawn {
  site: Site
  images: Images
  path: string
}

export function dyedDrawing({ site, images, path }: Drawn, pointers: readonly Path[]): DyedDrawing {
  const dyed = dyedSite(site, path, pointers)
  const markup = (drawn: Site, content: ReactNode, isWhole = false) =>
    renderToString(
      <IslandComponents value={islandComponents}>
        <ImageSources value={images}>
          {isWhole ? content : <PageProvider value={{ site: drawn, path }}>{content}</PageProvider>}
        </ImageSources>
      </IslandComponents>,
    )
  const root = elementOf(
    markup(
      dyed.site,
      <Frame site={dyed.site} path={path}>
        {null}
      </Frame>,
      true,
    ),
  )
  const blockMarkup = (at: number, drawn: Site) => {
    const [route] = drawn.routes
    const block = route?.blocks[at]
    return route && block ? markup(drawn, <BlockView block={block} at={at} opening={at === openingOf(route)} />) : ''
  }
  const main = root.querySelector('main')
  for (const at of dyed.site.routes[0]?.blocks.keys() ?? []) {
    const own = dyed.pointers.filter(([, name, , index]) => name === path && index === at)
    main?.append(...elementOf(withoutFailing(own, (drawn) => blockMarkup(at, drawn))).children)
  }
  return { root, pointers: dyed.pointers, shapes: dyed.shapes }

  /** Renders a block. If its view throws on dyed texts, such as where it parses a date, those texts stay undyed. */
  function withoutFailing(own: readonly Path[], draw: (drawn: Site) => string): string {
    const undyed = (kept: readonly Path[]): Site => {
      const blocks = structuredClone(dyed.site.routes)
      const plain = site.routes.find((route) => route.path === path)
      for (const pointer of own) if (!kept.includes(pointer) && plain) copyText(plain, blocks[0], pointer.slice(2))
      return { ...dyed.site, routes: blocks }
    }
    const drawable = (drawn: Site): string | undefined => {
      try {
        return draw(drawn)
      } catch {
        return undefined
      }
    }
    const whole = drawable(dyed.site)
    if (whole !== undefined) return whole
    const kept = own.filter((pointer) => drawable(undyed([pointer])) !== undefined)
    return drawable(undyed(kept)) ?? ''
  }
}

function copyText(from: unknown, to: unknown, path: Path): void {
  const [key = '', ...rest] = path
  if (!from || !to || typeof from !== 'object' || typeof to !== 'object') return
  if (rest.length > 0) copyText(Reflect.get(from, key), Reflect.get(to, key), rest)
  else Reflect.set(to, key, Reflect.get(from, key))
}

/** Parses markup in a separate document, which loads no pictures. */
const elementOf = (markup: string): Element => new DOMParser().parseFromString(markup, 'text/html').body
