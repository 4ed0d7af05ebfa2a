// @vitest-environment jsdom
// Lists may hold equal items: React keys must be positions, or the live preview would keep outdated items.
import { readFileSync } from 'node:fs'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { bakerySite } from '../../tests/fixtures/bakery.ts'
import { withForm } from '../preview/catalogue/example-form.ts'
import { Frame } from '../render/page.tsx'
import type { Site } from '../site/model.ts'
import { BlockProvider } from '../ui/block-context.tsx'
import { PageProvider } from '../ui/site-context.tsx'
import { blockViews } from './views.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Duplicates the first item of every list. */
const doubled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((item) => [doubled(item), doubled(item)])
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, doubled(inner)]))
}

const menus = { header: doubled(bakerySite.header), footer: doubled(bakerySite.footer) } as Pick<
  Site,
  'header' | 'footer'
>

async function saidWhile(...drawn: ReactNode[]): Promise<unknown[]> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  for (const one of drawn) {
    const root = createRoot(document.createElement('div'))
    await act(async () => root.render(one))
    await act(async () => root.unmount())
  }
  return said.mock.calls
}

it.each(Object.entries(blockViews))('the block %s renders equal items without duplicate keys', async (type, View) => {
  const examples = parse(read(`${type}/examples.yaml`)) as Record<string, Record<string, unknown>>
  const drawn = Object.entries(examples).map(([name, props]) => (
    <PageProvider key={name} value={{ site: withForm(bakerySite, props.form), path: '/' }}>
      <BlockProvider value={{ key: 'block-1', opening: false, placeholder: false }}>
        <View {...(doubled(props) as typeof props)} />
      </BlockProvider>
    </PageProvider>
  ))
  expect(await saidWhile(...drawn)).toEqual([])
})

it('menus render equal links without duplicate keys', async () => {
  expect(
    await saidWhile(
      <Frame site={{ ...bakerySite, ...menus }} path="/">
        {null}
      </Frame>,
    ),
  ).toEqual([])
})
