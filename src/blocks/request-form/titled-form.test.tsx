import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../../tests/fixtures/bakery.ts'
import { BlockProvider } from '../../ui/block-context.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import RequestFormBlock from './view.tsx'

it('a request form in a block named like it has a heading with an id of its own', () => {
  const [form] = bakerySite.forms.map(({ name }) => name)
  const html = renderToStaticMarkup(
    <PageProvider value={{ site: bakerySite, path: '/' }}>
      <BlockProvider value={{ key: form as string, opening: false, placeholder: false }}>
        <RequestFormBlock form={form as string} title="Visit us" formTitle="Write to us" />
      </BlockProvider>
    </PageProvider>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toContain(`${form}-title`)
  expect(new Set(ids).size).toBe(ids.length)
})
