import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../../tests/fixtures/bakery.ts'
import { BlockProvider } from '../../ui/block-context.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import Closing from './view.tsx'

const drawingsOf = (motif: string, isInner = false) => {
  const html = renderToStaticMarkup(
    <PageProvider value={{ site: { ...bakerySite, theme: { ...bakerySite.theme, motif } }, path: '/' }}>
      <BlockProvider value={{ key: 'block-1', opening: false, placeholder: false, isInner }}>
        <Closing title="Come by" actions={[{ label: 'The way', to: '/way' }]} />
      </BlockProvider>
    </PageProvider>,
  )
  return [...html.matchAll(/<svg[^>]* class="(motif[^"]*)"/g)].map(([, names]) => names)
}

it('a drawing that is a row stands on the lower edge, not cut beside the words', () => {
  expect(drawingsOf('tally')).toEqual(['motif motif-along'])
  expect(drawingsOf('rays')).toEqual(['motif'])
})

it('inside columns, which the row does not span, the drawing is beside the words', () => {
  expect(drawingsOf('tally', true)).toEqual(['motif'])
})
