// Every address, asked of every host that runs here without being installed for it; `npm run replay` asks the rest as well.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { serveSite } from '../../src/backend/static-site.ts'
import { hosts } from '../../src/build/hosts/hosts.ts'
import { hostPlan } from '../../src/build/hosts/plan.ts'
import { styleHashesOf } from '../../src/build/page-styles.ts'
import type { SiteFiles } from '../../src/build/site-files.ts'
import { writeSite } from '../../src/build/write-site.ts'
import { headersOf, keeping } from '../../src/render/headers.ts'
import { ask } from '../../tools/replay/ask.ts'
import { questionsOf } from '../../tools/replay/questions.ts'
import { findNginx, type Running, serveNginx } from '../../tools/replay/serve-nginx.ts'
import { serveVercel } from '../../tools/replay/serve-vercel.ts'
import { builtSite } from '../site/built-site.ts'

const closing: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-host-'))
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function folderWith(files: SiteFiles): string {
  const folder = temporaryFolder()
  writeSite(folder, files, '')
  return folder
}

async function plain(site: Parameters<typeof headersOf>[0] & Parameters<typeof hostPlan>[0], files: SiteFiles) {
  const { redirects, unknownPaths } = site
  const headersFor = headersOf(site, styleHashesOf(files))
  const server = createServer(serveSite({ folder: folderWith(files), redirects, unknownPaths, headersFor }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const nginx = findNginx()
const here = ['npm start', 'vercel', ...(nginx === undefined ? [] : ['nginx'])]

describe.each(['A', 'B'])('reading %s', (reading) => {
  it.each(here)('answers every address as it should, by %s', async (host) => {
    const { site, files: own } = await builtSite(reading)
    const plan = hostPlan(site, styleHashesOf(own))
    const files: SiteFiles = new Map([...own, ...(hosts[host]?.(plan) ?? [])])
    let running: Running
    if (host === 'nginx' && nginx) running = await serveNginx(nginx, folderWith(files), temporaryFolder())
    else running = host === 'vercel' ? await serveVercel(files) : await plain(site, files)
    closing.push(running.close)

    const wrong: string[] = []
    for (const { path, answer: wanted } of questionsOf(site, files)) {
      const answer = await ask(running.url, path, files)
      const got = answer.kind === 'redirect' ? `redirect ${answer.to}` : `${answer.kind} ${answer.file}`
      const want =
        wanted.kind === 'redirect'
          ? `redirect ${wanted.to}`
          : `${wanted.kind} ${'file' in wanted ? wanted.file : '404.html'}`
      if (got !== want) wrong.push(`${path}: ${got}, not ${want}`)
      if (answer.kind === 'redirect') continue
      for (const [name, value] of Object.entries(plan.headers))
        if (answer.headers[name] !== value) wrong.push(`${path}: ${name} is ${answer.headers[name]}`)
      const kept = keeping.find(({ folder }) => path.startsWith(folder))?.cacheControl
      const cache = answer.headers['cache-control']
      if (kept ? cache !== kept : /immutable|max-age=[1-9]/.test(cache ?? '')) wrong.push(`${path}: kept ${cache}`)
    }
    expect(wrong).toEqual([])
  })
})
