import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../../tests/fixtures/bakery.ts'
import { BlockProvider } from '../../ui/block-context.tsx'
import { noNeeds, PageNeedsProvider } from '../../ui/page-needs.ts'
import { PageProvider } from '../../ui/site-context.tsx'
import RequestFormBlock from './view.tsx'

const [form = ''] = bakerySite.forms.map(({ name }) => name)
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const formBlock = (key: string) => (
  <BlockProvider value={{ key, opening: false, placeholder: false }}>
    <RequestFormBlock form={form} title="Visit us" formTitle="Write to us" />
  </BlockProvider>
)
const rendered = (blocks: ReactNode) =>
  renderToStaticMarkup(
    <PageNeedsProvider value={noNeeds()}>
      <PageProvider value={{ site: bakerySite, path: '/' }}>{blocks}</PageProvider>
    </PageNeedsProvider>,
  )

it('a request form in a block named like it has a heading with an id of its own', () => {
  const ids = idsIn(rendered(formBlock(form)))
  expect(ids).toContain(`${form}-title`)
  expect(new Set(ids).size).toBe(ids.length)
})

it('a form that a page shows twice has labels, messages and a draft of its own each time', () => {
  const html = rendered(
    [formBlock('above'), formBlock('below')].map((block, at) => <Fragment key={at}>{block}</Fragment>),
  )
  const ids = idsIn(html)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of html.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(id)
  expect([...html.matchAll(/ data-form="([^"]+)"/g)].map(([, name]) => name)).toEqual([form, `${form}-below`])
})
