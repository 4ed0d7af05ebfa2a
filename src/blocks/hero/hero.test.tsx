import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../../tests/fixtures/bakery.ts'
import type { SectionOptions } from '../../site/section-options.ts'
import { BlockProvider } from '../../ui/block-context.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import Hero from './view.tsx'

const rendered = (look: 'cover' | 'below' | undefined, motif: string, section?: SectionOptions) =>
  renderToStaticMarkup(
    <PageProvider value={{ site: { ...bakerySite, theme: { ...bakerySite.theme, motif } }, path: '/' }}>
      <BlockProvider value={{ key: 'block-1', opening: true, placeholder: false, section }}>
        <Hero title="Bread" text="Baked at night." action={{ label: 'Order', to: '/order' }} look={look} />
      </BlockProvider>
    </PageProvider>,
  )

const background = { file: 'images/oven.jpg' }

it.each(['cover', 'below'] as const)(
  'a hero without a picture leaves no room for a drawing that is not shown: %s',
  (look) => {
    expect(rendered(look, 'stems')).toContain(`hero-drawn-${look}`)
    expect(rendered(look, 'none')).toBe(rendered(undefined, 'none'))
    expect(rendered(look, 'stems', { background })).toBe(rendered(undefined, 'stems', { background }))
  },
)
