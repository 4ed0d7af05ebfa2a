import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../tests/fixtures/bakery.ts'
import type { Site } from '../site/model.ts'
import { PageProvider } from '../ui/site-context.tsx'
import { Footer } from './footer.tsx'

const footerOf = (site: Site) =>
  renderToStaticMarkup(
    <PageProvider value={{ site, path: '/' }}>
      <Footer />
    </PageProvider>,
  )

it('the telephone number has a line of its own, which calls it', () => {
  const contact = { ...bakerySite.footer.contact, phone: '01632 960 001', text: 'Rope Walk' }
  const site = { ...bakerySite, footer: { ...bakerySite.footer, contact } }
  expect(footerOf(site)).toMatch(
    /<p class="mt-2"><a href="tel:01632960001"[^>]*>01632 960 001<\/a><\/p><p[^>]*>Rope Walk<\/p>/,
  )
})

it.each([
  ['Low Tide', 'upper', 90],
  ['Łąka', 'upper', 114],
  ['نادي الدراجات', 'upper', 118],
  ['Low Tide', 'as-written', 104],
  ['Берег', 'as-written', 118],
] as const)(
  'the name across the page, %s in the case %s, has room for letters that reach below the line',
  (name, letters, height) => {
    const { theme } = bakerySite
    const display = { ...theme.display, case: letters }
    const site: Site = { ...bakerySite, name, theme: { ...theme, footer: 'wordmark', display } }
    expect(footerOf(site)).toMatch(new RegExp(`viewBox="0 0 \\d+ ${height}"`))
  },
)
