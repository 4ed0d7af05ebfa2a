// Renders pages and examples of blocks as documents without scripts, as a visitor sees them before islands hydrate.
import css from 'virtual:lectern-styles?inline'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { BlockView } from '../../render/page.tsx'
import { siteOf } from '../../site/editions.ts'
import type { Images } from '../../site/images.ts'
import type { Site } from '../../site/model.ts'
import { ImageSources } from '../../ui/picture.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import { withForm } from '../catalogue/example-form.ts'
import { drawnPage } from './drawn-page.tsx'
import { staticDocument } from './static-document.ts'

interface Still {
  site: Site
  images: Images
  scheme?: Site['theme']['scheme']
}

/** Styles of the site, without its theme. */
export const styles = css

/** Returns undefined where the site has no such page. */
export function pageDocument({ site, path, images, scheme }: Still & { path: string }): string | undefined {
  const route = site.routes.find((one) => one.path === path)
  return (
    route &&
    staticDocument(siteOf(site, route), { scheme, title: route.title, css, body: drawnPage(site, path, images) ?? '' })
  )
}

export function exampleDocument({
  site,
  type,
  props,
  images,
  scheme,
}: Still & { type: string; props: Record<string, unknown> }): string {
  const body = renderToStaticMarkup(
    <PageProvider value={{ site: withForm(site, props.form), path: '/' }}>
      <ImageSources value={images}>
        <main id="content">
          <BlockView block={{ type, props, source: '' }} at={0} />
        </main>
      </ImageSources>
    </PageProvider>,
  )
  const own = Object.values(ownBlocks()?.styles ?? {}).join('')
  return staticDocument(site, { scheme, title: type, css: css + own, body })
}
