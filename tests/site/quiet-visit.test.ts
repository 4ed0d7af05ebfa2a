// A visit to every page, with every island hydrated and the form sent: requests, stored data and errors of the browser.
import type { BrowserContext, Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/backend/server.ts'
import { backendForms } from '../../src/forms/backend-forms.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { writeSite } from '../../src/publish/write-site.ts'
import { headersOf, securityHeadersOf } from '../../src/render/headers.ts'
import type { Route, Site } from '../../src/site/model.ts'
import { newVisitor } from '../browser/browser.ts'
import { fill, submitButton } from '../browser/form-visit.ts'
import { isWhole } from '../how-much.ts'
import { ownBundle, root } from '../pages/built-site.ts'
import { project } from '../requests/folders.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { answers, ownSite } from './own-site.ts'

const servers: RunningServer[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

/** Site and backend on one port, as `npm start` has them, with the sign-in it offers on this machine. */
async function served(reading: string): Promise<RunningServer & { site: Site }> {
  const built = await ownSite(reading)
  const site = { ...built.site, backend: { ...built.site.backend, signIn: true } }
  const { files, styleHashes } = siteFiles(site, await ownBundle())
  const folder = temporaryFolder()
  await writeSite(folder, files, `${root}public`)
  const server = await startServer({
    ...{ project, folder, data: temporaryFolder(), host: '127.0.0.1', port: 0, limited: false, signIn: true },
    forms: backendForms(site),
    siteUrl: site.url,
    redirects: site.redirects,
    unknownPaths: site.unknownPaths,
    headersFor: headersOf(securityHeadersOf(site, styleHashes)),
  })
  servers.push(server)
  return { ...server, site }
}

interface Heard {
  foreign: string[]
  cookies: string[]
  complaints: string[]
  /** Where the form was sent, and what came back. */
  sent: string[]
}

async function listenTo(context: BrowserContext, origin: string): Promise<Heard> {
  const heard: Heard = { foreign: [], cookies: [], complaints: [], sent: [] }
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      heard.foreign.push(request.url())
  })
  context.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().method() === 'POST') heard.sent.push(`${pathname} ${response.status()}`)
    if (await response.headerValue('set-cookie').catch(() => null)) heard.cookies.push(pathname)
  })
  context.on('weberror', (error) => heard.complaints.push(error.error().message))
  context.on('console', (message) => {
    const aboutStatus = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !aboutStatus) heard.complaints.push(message.text())
  })
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    ),
  )
  return heard
}

async function hydrateIslands(page: Page): Promise<number> {
  const islands = await page.locator('[data-files]').all()
  for (const [at, island] of islands.entries()) {
    await island.hover()
    await page.locator('[data-island-hydrated]').nth(at).waitFor()
  }
  return islands.length
}

/** All pages, or those with a type of block that no page before has. */
function visited({ routes }: Site): string[] {
  const seen = new Set<string>()
  const hasNew = ({ blocks }: Route) => blocks.filter(({ type }) => !seen.has(type) && seen.add(type)).length > 0
  return routes.filter((route) => hasNew(route) || isWhole).map(({ path }) => path)
}

describe.each(isWhole ? ['A', 'B'] : ['A'])('reading %s', (reading) => {
  it('a reading loads nothing from other hosts, sets no cookie and violates no rule of the policy, on any page and while a form is sent', async () => {
    const { url, site } = await served(reading)
    const context = await newVisitor()
    try {
      const heard = await listenTo(context, new URL(url).origin)
      const page = await context.newPage()
      let hydrated = 0
      for (const path of [...visited(site), '/no/such/page', '/terms']) {
        await page.goto(url + path, { waitUntil: 'networkidle' })
        hydrated += await hydrateIslands(page)
        expect(await page.evaluate(() => document.cookie), path).toBe('')
      }
      expect(hydrated).toBeGreaterThan(0)

      const { page: formPage, success } = site.forms[0] ?? { page: '/', success: { title: '' } }
      await page.goto(url + formPage)
      await fill(page, answers)
      await submitButton(page).click()
      await page.getByRole('status').getByText(success.title).waitFor()

      expect(heard).toEqual({
        foreign: [],
        cookies: [],
        complaints: [],
        sent: [expect.stringMatching(/^\/functions\/v1\/[\w-]+ 200$/)],
      })
      expect(await context.cookies()).toEqual([])
    } finally {
      await context.close()
    }
  })
})
