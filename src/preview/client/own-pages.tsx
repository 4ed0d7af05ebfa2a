// The preview's own pages: the block catalogue, one example by itself, both readings beside each other, three widths.
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import catalogueCss from './catalogue.css?inline'
import entryCss from './catalogue-entry.css?inline'
import { CataloguePage } from './catalogue-page.tsx'
import { BothPage, WidthsPage } from './compare-page.tsx'
import controls from './controls.css?inline'
import { drawIn } from './draw-in.ts'
import { onEditKey } from './edit/edit-key.ts'
import { ExamplePage } from './example-page.tsx'
import ownCss from './own-pages.css?inline'
import { postToPage } from './panel/panel-page-messages.ts'
import { isFramed, query } from './query.ts'
import tokens from './tokens.css?inline'
import { language, locale, words } from './words.ts'

const css = tokens + controls + ownCss

const pages = { blocks: CataloguePage, both: BothPage, widths: WidthsPage, example: ExamplePage } as const

/** The panel is loaded with its own components, which no other page needs. */
async function drawPanel(root: Element) {
  const [{ PanelPage }, { NotePage }, { I18nProvider }, ...sheets] = await Promise.all([
    import('./panel/panel-page.tsx'),
    import('./panel/note-page.tsx'),
    import('react-aria-components'),
    import('./panel/panel.css?inline'),
    import('./panel/fields.css?inline'),
    import('./panel/lists.css?inline'),
    import('./panel/pictures.css?inline'),
  ])
  const panelCss = sheets.map((sheet) => sheet.default).join('')
  document.head.appendChild(document.createElement('style')).textContent = css + panelCss
  onEditKey(() => postToPage({ lectern: 'edit' }))
  const { searchParams } = new URL(location.href)
  const [reading, path, pointer] = ['reading', 'path', 'pointer'].map((name) => searchParams.get(name) ?? '')
  const draw = (page: ReactNode) => createRoot(root).render(<I18nProvider locale={locale}>{page}</I18nProvider>)
  if (!pointer) return draw(<PanelPage />)
  drawIn(query().scheme, document.documentElement)
  const [title = '', first = ''] = ['title', 'first'].map((name) => searchParams.get(name) ?? '')
  draw(
    <NotePage
      reading={reading ?? ''}
      path={path ?? ''}
      pointer={pointer}
      title={title}
      first={first.split(',').filter(Boolean)}
    />,
  )
}

export function drawOwn(name: string, root: Element) {
  const Page = Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined
  // An example is in the language of the site.
  if (name !== 'example') document.documentElement.lang = language
  if (name === 'panel') return void drawPanel(root)
  // An example is drawn in the site's own look, as a visitor would see it.
  if (name !== 'example')
    document.head.appendChild(document.createElement('style')).textContent = css + catalogueCss + entryCss
  if (isFramed) document.documentElement.dataset.framed = ''
  createRoot(root).render(Page ? <Page /> : <p>{words.sheets.noSuchPage}</p>)
}
