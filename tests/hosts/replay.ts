// One host and one reading: every question asked, every answer compared.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '../../src/backend/static-site.ts'
import { besideOf, hostFiles } from '../../src/publish/host-plan.ts'
import { hosts } from '../../src/publish/hosts/hosts.ts'
import type { PublishedSite, SiteFiles } from '../../src/publish/site-files.ts'
import { writeSite } from '../../src/publish/write-site.ts'
import { headersOf, keeping, securityHeadersOf, subresource } from '../../src/render/headers.ts'
import { fileOf, languageFolders, ledgerFile } from '../../src/site/addresses.ts'
import type { Site } from '../../src/site/model.ts'
import { ask, type Given } from './ask.ts'
import { type HostServer, listening, type Running } from './host-server.ts'
import { hostServers } from './host-servers.ts'
import { type Question, questionsOf } from './questions.ts'

export interface Row {
  path: string
  wanted: string
  answer: string
  /** Headers that are not as the policy has them. */
  wrong: string[]
}

/** The server of this project, which every host is held to. */
export const ownServer = 'npm start'

/** A site with what was made of it. */
export type Published = PublishedSite & { site: Site }

export async function replay(host: string, published: Published, packages = ''): Promise<Row[]> {
  const { site, styleHashes: styles } = published
  const made = hosts[host]
  const files: SiteFiles = new Map([
    ...published.files,
    ...(made ? hostFiles(made, site, { styleHashes: styles }) : []),
  ])
  for (const { path } of site.routes) {
    const file = fileOf(path)
    const beside = besideOf(made, file)
    if (beside !== undefined) files.set(beside, files.get(file) ?? '')
  }
  const folder = mkdtempSync(join(tmpdir(), 'lectern-host-'))
  const work = mkdtempSync(join(tmpdir(), 'lectern-host-'))
  await writeSite(folder, files, '')
  files.set(ledgerFile, readFileSync(join(folder, ledgerFile), 'utf8'))
  const server: Pick<HostServer, 'serve'> | undefined =
    host === ownServer ? { serve: () => serveHere(published, folder) } : hostServers[host]
  if (!server) throw new Error(`There is no host "${host}".`)
  const running = await server.serve({ files, folder, work, packages })
  try {
    const rows: Row[] = []
    for (const { path, answer: wanted } of questionsOf(site, files)) {
      const answer = await ask(running.url, path, files)
      rows.push({
        path,
        wanted: wantedOf(wanted),
        answer: said(answer),
        wrong: answer.kind === 'redirect' ? [] : wrongHeaders(path, answer.headers, securityHeadersOf(site, styles)),
      })
    }
    return rows
  } finally {
    await running.close()
    for (const one of [folder, work]) rmSync(one, { recursive: true, force: true })
  }
}

function wantedOf(wanted: Question['answer']): string {
  if (wanted.kind === 'redirect') return `${wanted.forGood ? 'for good ' : ''}→ ${wanted.to}`
  return wanted.kind === 'page' ? wanted.file : `404 ${wanted.file}`
}

/** A redirect is one for now, 302: the next reading may have a page there. The slash is taken away for good, by what status a host likes. */
function said(answer: Given): string {
  const how = (status: number) => (status === 302 ? '' : [301, 307, 308].includes(status) ? 'for good ' : `${status} `)
  if (answer.kind === 'redirect') return `${how(answer.status)}→ ${answer.to}`
  return answer.kind === 'page' ? answer.file : `404 ${answer.file}`
}

function wrongHeaders(path: string, got: Record<string, string>, wanted: Record<string, string>): string[] {
  // Hosts that set headers by folder send the policy with every file.
  const isLeftOut = (name: string) => name === 'content-security-policy' && new RegExp(subresource).test(path)
  const wrong = Object.entries(wanted).flatMap(([name, value]) =>
    got[name] === value || (got[name] === undefined && isLeftOut(name)) ? [] : [`${name}: ${got[name]}`],
  )
  const kept = keeping.find(({ folder }) => path.startsWith(folder))?.cacheControl
  const cache = got['cache-control']
  // Hosts say in words of their own that a page is asked for again each time.
  const fits = kept ? cache === kept : /no-cache|max-age=0/.test(cache ?? 'no-cache')
  return fits ? wrong : [...wrong, `cache-control: ${cache}`]
}

async function serveHere({ site, styleHashes }: Published, folder: string): Promise<Running> {
  const { redirects, routes, unknownPaths } = site
  const pages = routes.map(({ path }) => path)
  const headersFor = headersOf(securityHeadersOf(site, styleHashes))
  return listening(
    createServer(
      serveSite({ folder, pages, redirects, unknownPaths, languageFolders: languageFolders(site), headersFor }),
    ),
  )
}
