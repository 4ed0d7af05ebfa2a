// One example of a block as a document by itself, with nothing in it that runs: what a visitor has before anything hydrates.

import css from 'virtual:lectern-styles?inline'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { escapeHtml } from '../../render/escape.ts'
import { htmlTag } from '../../render/html-tag.ts'
import { BlockView } from '../../render/page.tsx'
import { themeCss } from '../../render/theme-css.ts'
import type { Images } from '../../site/images.ts'
import type { Site } from '../../site/model.ts'
import { ImageSources } from '../../ui/picture.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
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
  const style = (text: string) => `<style>${text.replaceAll('</', '<\\/')}</style>`
  return (
    `<!doctype html>${htmlTag(site.language)}<head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(type)}</title>` +
    `${style(css + ownStyles())}${style(themeCss({ ...site.theme, scheme }, site.language))}</head><body><div id="root">${body}</div></body></html>`
  )
}

const ownStyles = () => Object.values(ownBlocks()?.styles ?? {}).join('')
