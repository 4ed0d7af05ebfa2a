import { expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import { builtSite, ownBundle } from './built-site.ts'

it('a redirect page has the title of its target', async () => {
  const { site } = await builtSite('A')
  const bundle = await ownBundle()
  const redirects = [
    { from: '/opening-times', to: '/services#school-fares' },
    { from: '/elsewhere', to: 'https://example.com/hours' },
  ]
  const { files } = siteFiles({ ...site, redirects }, bundle)
  const title = site.routes.find(({ path }) => path === '/services')?.title
  expect(title).toBeTruthy()
  expect(String(files.get('opening-times/index.html'))).toContain(`<a href="/services#school-fares">${title}</a>`)
  expect(String(files.get('elsewhere/index.html'))).toContain(
    '<a href="https://example.com/hours">https://example.com/hours</a>',
  )
})
