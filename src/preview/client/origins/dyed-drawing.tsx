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
import { islandComponents } from '../island-components.tsx'
import { dyedSite } from './dye.ts'

export type DyedDrawing = ReturnType<typeof dyedDrawing>

interface Drawn {
  site: Site
  images: Images
  path: string
}

/** `pointers` are those of the texts, indexed by dye. `root` contains the page, as `#root` does. */
export function dyedDrawing({ site, images, path }: Drawn, pointers: readonly Path[]) {
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
    const own = pointers.filter(([, name, , index]) => name === path && index === at)
    main?.append(...elementOf(withoutFailing(own, (drawn) => blockMarkup(at, drawn))).children)
  }
  return { root, pointers, shapes: dyed.shapes }

  /** Renders a block. If its view throws on dyed texts, such as where it parses a date, those texts stay undyed. */
  function withoutFailing(own: readonly Path[], draw: (drawn: Site) => string): string {
    const onlyDyed = (kept: readonly Path[]): Site =>
      dyedSite(site, path, pointers, (pointer) => own.includes(pointer) && !kept.includes(pointer)).site
    const drawable = (drawn: Site): string | undefined => {
      try {
        return draw(drawn)
      } catch {
        return undefined
      }
    }
    const whole = drawable(dyed.site)
    if (whole !== undefined) return whole
    const kept = own.filter((pointer) => drawable(onlyDyed([pointer])) !== undefined)
    return drawable(onlyDyed(kept)) ?? ''
  }
}

/** Parses markup in a separate document, which loads no pictures. */
const elementOf = (markup: string): Element => new DOMParser().parseFromString(markup, 'text/html').body
