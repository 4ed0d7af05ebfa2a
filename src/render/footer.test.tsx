import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../tests/fixtures/bakery.ts'
import { PageProvider } from '../ui/site-context.tsx'
import { Footer } from './footer.tsx'

it('the telephone number has a line of its own, which calls it', () => {
  const contact = { ...bakerySite.footer.contact, phone: '01632 960 001', text: 'Rope Walk' }
  const site = { ...bakerySite, footer: { ...bakerySite.footer, contact } }
  const html = renderToStaticMarkup(
    <PageProvider value={{ site, path: '/' }}>
      <Footer />
    </PageProvider>,
  )
  expect(html).toMatch(/<p class="mt-2"><a href="tel:01632960001"[^>]*>01632 960 001<\/a><\/p><p[^>]*>Rope Walk<\/p>/)
})
