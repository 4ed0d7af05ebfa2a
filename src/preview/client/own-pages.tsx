// The preview's own pages: block catalogue, single example, readings side by side, three widths, and the panel.
import { useEffect, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BlockView } from '../../render/page.tsx'
import type { Block } from '../../site/model.ts'
import { IslandComponents } from '../../ui/island.tsx'
import { ImageSources } from '../../ui/picture.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import { withForm } from '../catalogue/example-form.ts'
import catalogueCss from './catalogue.css?inline'
import entryCss from './catalogue-entry.css?inline'
import { CataloguePage } from './catalogue-page.tsx'
import { BothPage, WidthsPage } from './compare-page.tsx'
import controls from './controls.css?inline'
import { onEditKey } from './edit/edit-key.ts'
import factsCss from './facts.css?inline'
import { islandComponents } from './island-components.tsx'
import { showLook } from './look.ts'
import { useNews, watch } from './news.ts'
import ownCss from './own-pages.css?inline'
import { postToPage } from './panel/panel-messages.ts'
import { isFramed } from './query.ts'
import { blockTitle, exampleTitle } from './titles.ts'
import tokens from './tokens.css?inline'
import { useCatalogue } from './use-catalogue.ts'
import { useListener } from './use-listener.ts'
import { language, locale, words } from './words.ts'

const css = tokens + controls + factsCss + ownCss

const pages = { blocks: CataloguePage, both: BothPage, widths: WidthsPage, example: ExamplePage } as const

/** Loads the panel's components, which no other page needs, and renders the panel or a note. */
async function drawPanel(root: Element) {
  const [{ PanelDocument }, { I18nProvider }, ...sheets] = await Promise.all([
    import('./panel/panel-document.tsx'),
    import('react-aria-components'),
    import('./panel/panel.css?inline'),
    import('./panel/fields.css?inline'),
    import('./panel/lists.css?inline'),
    import('./panel/pictures.css?inline'),
  ])
  const panelCss = sheets.map((sheet) => sheet.default).join('')
  document.head.appendChild(document.createElement('style')).textContent = css + panelCss
  onEditKey(() => postToPage({ lectern: 'edit' }))
  createRoot(root).render(
    <I18nProvider locale={locale}>
      <PanelDocument />
    </I18nProvider>,
  )
}

export function drawOwn(name: string, root: Element) {
  const Page = Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined
  // An example has the site's language and look.
  if (name !== 'example') document.documentElement.lang = language
  if (name === 'panel') return void drawPanel(root)
  if (name !== 'example')
    document.head.appendChild(document.createElement('style')).textContent = css + catalogueCss + entryCss
  if (isFramed) document.documentElement.dataset.framed = ''
  createRoot(root).render(Page ? <Page /> : <p>{words.sheets.noSuchPage}</p>)
}

/** A page with a single example of a block in this site's look: `/__lectern/example/hero/0`. */
function ExamplePage() {
  const { shown } = useNews()
  const { entries, images = {} } = useCatalogue()
  const [path, setPath] = useState(location.pathname)
  useEffect(() => watch('/'), [])
  useListener(window, ['popstate'], () => setPath(location.pathname))
  useLayoutEffect(() => {
    if (shown) showLook(shown, '/')
  })
  const [, , , type, at] = path.split('/')
  const example = entries?.find((entry) => entry.type === type)?.examples[Number(at)]
  if (!shown || !entries) return null
  if (!type || !example) return <p>{words.sheets.noSuchPage}</p>
  document.title = `${blockTitle(type)}, ${exampleTitle(example.name)}`
  const block: Block = { type, props: example.props, source: '' }
  return (
    <PageProvider value={{ site: withForm(shown.site, example.props.form), path: '/' }}>
      <ImageSources value={images}>
        <IslandComponents value={islandComponents}>
          <main id="content" key={path} data-example={path}>
            <BlockView block={block} at={0} />
          </main>
        </IslandComponents>
      </ImageSources>
    </PageProvider>
  )
}
