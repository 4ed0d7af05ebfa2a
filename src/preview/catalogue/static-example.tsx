// Renders an example of a block as a document without scripts, as a visitor sees it before islands hydrate.

import css from 'virtual:lectern-styles?inline'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { BlockView } from '../../render/page.tsx'
import type { Images } from '../../site/images.ts'
import type { Site } from '../../site/model.ts'
import { ImageSources } from '../../ui/picture.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import { staticDocument } from '../server/static-document.ts'
import { withForm } from './example-form.ts'

export interface StaticExample {
  site: Site
  type: string
  props: Record<string, unknown>
  images: Images
  scheme?: Site['theme']['scheme']
}

export function exampleDocument({ site, type, props, images, scheme = site.theme.scheme }: StaticExample): string {
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
  return staticDocument({
    theme: { ...site.theme, scheme },
    language: site.language,
    title: type,
    css: css + own,
    body,
  })
}
