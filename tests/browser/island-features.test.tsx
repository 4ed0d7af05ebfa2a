// React features that an island may use.
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleIslands, bundlePageScript } from '../../src/publish/bundle-scripts.ts'
import { islandRendering } from '../../src/render/render-page.tsx'
import { BlockProvider } from '../../src/ui/block-context.tsx'
import { Island, IslandsProvider } from '../../src/ui/island.tsx'
import { PageProvider } from '../../src/ui/site-context.tsx'
import { crossing } from '../requests/forms.ts'
import { Features } from './feature-island.tsx'
import { type FormServer, serveForm } from './form-server.ts'
import { siteWith } from './form-site.ts'
import { expectQuiet, holdScripts, type Visit, visit } from './form-visit.ts'

const root = join(import.meta.dirname, '../..')
let server: FormServer
let at: Visit
let island: string[]

beforeAll(async () => {
  const bundled = await bundleIslands(root, { features: 'tests/browser/feature-island.tsx' })
  const loader = await bundlePageScript(root, 'loader', 'src/client/scripts/loader.ts')
  island = bundled.islands.features?.atOnce ?? []
  const body = renderToStaticMarkup(
    <PageProvider value={{ site: siteWith(crossing.form), path: '/' }}>
      <IslandsProvider value={islandRendering({ features: island })}>
        {['one', 'two'].map((key) => (
          <BlockProvider key={key} value={{ key, opening: false, placeholder: false }}>
            <Island name="features" component={Features} props={{ label: key }} />
          </BlockProvider>
        ))}
      </IslandsProvider>
    </PageProvider>,
  )
  const html = `<!doctype html><title>Features</title>${body}<script type="module" src="${loader.script.atOnce[0]}"></script>`
  const files = Object.entries({ ...bundled.files, ...loader.files }).map(([name, text]) => [`/${name}`, text] as const)
  server = await serveForm({ files: new Map([...files, ['/', html]]), loader: '', island }, () => undefined)
  const release = holdScripts(server, island)
  at = await visit(server.url)
  for (const key of ['one', 'two']) {
    await at.page.getByLabel(`${key}, ${key}`).fill(`typed into ${key}`)
    await at.page.locator(`#${key}-island`).getByRole('button').click()
  }
  release()
  for (const key of ['one', 'two']) await at.page.locator(`#${key}-island[data-island-hydrated]`).waitFor()
})
afterAll(async () => {
  await at?.close()
  await server?.close()
})

it('an own island keeps the ids that React generates, each unique, and adjacent texts', async () => {
  const ids = await at.page.locator('input').evaluateAll((inputs) => inputs.map(({ id }) => id))
  expect(new Set(ids).size).toBe(2)
  for (const key of ['one', 'two'])
    expect(await at.page.getByLabel(`${key}, ${key}`).inputValue()).toBe(`typed into ${key}`)
  expectQuiet(at, 0)
})

it('an own island receives a press on a plain button from before hydration, once', async () => {
  for (const key of ['one', 'two'])
    expect(await at.page.locator(`#${key}-island`).getByRole('button').textContent()).toBe('Pressed 1')
})

it('an own island shows a lazily loaded part', async () => {
  await expect.poll(() => at.page.getByText('It came later.').count()).toBe(2)
})
