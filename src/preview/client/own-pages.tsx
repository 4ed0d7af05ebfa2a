// The preview's own pages: block catalogue, single example, readings side by side, three widths, and the panel.
import { createRoot } from 'react-dom/client'
import catalogueCss from './catalogue.css?inline'
import entryCss from './catalogue-entry.css?inline'
import { CataloguePage } from './catalogue-page.tsx'
import { BothPage, WidthsPage } from './compare-page.tsx'
import controls from './controls.css?inline'
import { onEditKey } from './edit/edit-key.ts'
import { ExamplePage } from './example-page.tsx'
import factsCss from './facts.css?inline'
import ownCss from './own-pages.css?inline'
import { postToPage } from './panel/panel-messages.ts'
import { isFramed } from './query.ts'
import tokens from './tokens.css?inline'
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
