// One host and one reading: every question asked, every answer compared.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '../../src/backend/static-site.ts'
import { hosts } from '../../src/publish/hosts/hosts.ts'
import { hostPlan } from '../../src/publish/hosts/plan.ts'
import { styleHashesOf } from '../../src/publish/page-styles.ts'
import type { SiteFiles } from '../../src/publish/site-files.ts'
import { writeSite } from '../../src/publish/write-site.ts'
import { headersOf, keeping } from '../../src/render/headers.ts'
import type { Site } from '../../src/site/model.ts'
import { ask, type Given } from './ask.ts'
import { questionsOf } from './questions.ts'
import { serveCloudflare } from './serve-cloudflare.ts'
import { serveNetlify } from './serve-netlify.ts'
import { findNginx, type Running, serveNginx } from './serve-nginx.ts'
import { serveVercel } from './serve-vercel.ts'

export interface Row {
  path: string
  wanted: string
  answer: string
  /** Headers that are not as the policy has them. */
  wrong: string[]
}

/** Hosts that answer here; with the folder of the installed emulators, those too. */
export const hostsHere = (packages?: string): string[] => [
  'npm start',
  'vercel',
  ...(findNginx() === undefined ? [] : ['nginx']),
  ...(packages === undefined ? [] : ['netlify', 'cloudflare']),
]

export async function replay(host: string, site: Site, own: SiteFiles, packages = ''): Promise<Row[]> {
  const plan = hostPlan(site, styleHashesOf(own))
  const files: SiteFiles = new Map([...own, ...(hosts[host]?.filesFor(plan) ?? [])])
  const folder = mkdtempSync(join(tmpdir(), 'lectern-host-'))
  const work = mkdtempSync(join(tmpdir(), 'lectern-host-'))
  await writeSite(folder, files, '')
  const serve: Record<string, () => Promise<Running>> = {
    'npm start': () => serveHere(site, files, folder),
    vercel: () => serveVercel(files),
    nginx: () => serveNginx(findNginx() ?? 'nginx', folder, work),
    netlify: () => serveNetlify(files, folder, packages),
    cloudflare: () => serveCloudflare(folder, packages),
  }
  const running = await serve[host]?.()
  if (!running) throw new Error(`There is no host "${host}".`)
  try {
    const rows: Row[] = []
    for (const { path, answer: wanted } of questionsOf(site, files)) {
      const answer = await ask(running.url, path, files)
      rows.push({
        path,
        wanted: wanted.kind === 'redirect' ? `→ ${wanted.to}` : wanted.kind === 'page' ? wanted.file : '404 404.html',
        answer: said(answer),
        wrong: answer.kind === 'redirect' ? [] : wrongHeaders(path, answer.headers, plan.headers),
      })
    }
    return rows
  } finally {
    await running.close()
    for (const one of [folder, work]) rmSync(one, { recursive: true, force: true })
  }
}

/** A redirect is one for now, 302: the next reading may have a page there. */
function said(answer: Given): string {
  if (answer.kind === 'redirect') return `${answer.status === 302 ? '' : `${answer.status} `}→ ${answer.to}`
  return answer.kind === 'page' ? answer.file : `404 ${answer.file}`
}

function wrongHeaders(path: string, got: Record<string, string>, wanted: Record<string, string>): string[] {
  const wrong = Object.entries(wanted).flatMap(([name, value]) =>
    got[name] === value ? [] : [`${name}: ${got[name]}`],
  )
  const kept = keeping.find(({ folder }) => path.startsWith(folder))?.cacheControl
  const cache = got['cache-control']
  // Hosts say in words of their own that a page is asked for again each time.
  const fits = kept ? cache === kept : /no-cache|max-age=0/.test(cache ?? 'no-cache')
  return fits ? wrong : [...wrong, `cache-control: ${cache}`]
}

async function serveHere(site: Site, files: SiteFiles, folder: string): Promise<Running> {
  const { redirects, unknownPaths } = site
  const headersFor = headersOf(site, styleHashesOf(files))
  const server = createServer(serveSite({ folder, redirects, unknownPaths, headersFor }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
