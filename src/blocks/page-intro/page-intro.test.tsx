import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../../tests/fixtures/bakery.ts'
import { BlockProvider } from '../../ui/block-context.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import PageIntro from './view.tsx'

const links = ['/bread', '/people', '/way'].map((to) => ({ label: to, to }))
const ofPaths = { ...bakerySite, header: { ...bakerySite.header, links: [{ label: 'Home', to: '/' }, ...links] } }

const introAt = (path: string, motif: string) =>
  renderToStaticMarkup(
    <PageProvider value={{ site: { ...ofPaths, theme: { ...bakerySite.theme, motif } }, path }}>
      <BlockProvider value={{ key: 'block-1', opening: true, placeholder: false }}>
        <PageIntro title="A page" />
      </BlockProvider>
    </PageProvider>,
  )

const drawingAt = (path: string, motif = 'stems') => / d="([^"]+)"/.exec(introAt(path, motif))?.[1]

it.each(['stems', 'tally'])('each page in the navigation shows a different stage of the drawing %s', (motif) => {
  const drawings = links.map(({ to }) => drawingAt(to, motif))
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(links.length)
})

it('all pages outside the navigation show the same stage of the drawing', () => {
  expect(drawingAt('/privacy')).toBe(drawingAt('/terms'))
})

it('a drawing that is a row takes the width of the window below the words, in place of the one beside them', () => {
  expect(introAt('/bread', 'tally')).toContain('motif-along')
  expect(introAt('/bread', 'tally')).not.toContain('page-intro-motif')
  expect(introAt('/bread', 'stems')).not.toContain('motif-along')
})
