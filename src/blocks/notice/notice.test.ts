import { expect, it } from 'vitest'
import { builtSite, root } from '../../../tests/pages/built-site.ts'
import { hashOfSource } from '../../../tools/setup/compile.mjs'
import { clientBundle } from '../../publish/client-bundle.ts'
import { siteFiles } from '../../publish/site-files.ts'

it('a notice links the mail address in its text, without the full stop after it', async () => {
  const { site } = await builtSite('weekday', 'tests/fixtures/bakery.yaml')
  const bundle = await clientBundle(root, hashOfSource(root))
  const props = { title: 'Closed', text: 'Write to desk@example.com.' }
  const route = {
    path: '/',
    title: 'Closed',
    description: '',
    unlisted: false,
    blocks: [{ type: 'notice', props, source: '' }],
  }
  const html = String(siteFiles({ ...site, routes: [route] }, bundle).files.get('index.html'))
  expect(html).toMatch(/Write to <a href="mailto:desk@example\.com"[^>]*>desk<wbr\/?>@example<wbr\/?>\.com<\/a>\./)
})
