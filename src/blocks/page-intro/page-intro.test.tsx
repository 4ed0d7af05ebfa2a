import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../../tests/fixtures/bakery.ts'
import { BlockProvider } from '../../ui/block-context.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import PageIntro from './view.tsx'

const links = ['/bread', '/people', '/way'].map((to) => ({ label: to, to }))
const ofPaths = { ...bakerySite, header: { ...bakerySite.header, links: [{ label: 'Home', to: '/' }, ...links] } }

const drawingAt = (path: string) =>
  / d="([^"]+)"/.exec(
    renderToStaticMarkup(
      <PageProvider value={{ site: { ...ofPaths, theme: { ...bakerySite.theme, motif: 'stems' } }, path }}>
        <BlockProvider value={{ key: 'block-1', opening: true, placeholder: false }}>
          <PageIntro title="A page" />
        </BlockProvider>
      </PageProvider>,
    ),
  )?.[1]

it('each page in the navigation shows a different stage of the drawing', () => {
  const drawings = links.map(({ to }) => drawingAt(to))
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(links.length)
})

it('all pages outside the navigation show the same stage of the drawing', () => {
  expect(drawingAt('/privacy')).toBe(drawingAt('/terms'))
})
