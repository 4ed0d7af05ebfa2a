// Requests every address of a reading from one host and compares the answers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listening } from '../../src/backend/listening.ts'
import { serveSite } from '../../src/backend/static-site.ts'
import { besideOf, hostFiles } from '../../src/publish/host-plan.ts'
import { hosts } from '../../src/publish/hosts/hosts.ts'
import type { PublishedFiles, PublishedSite } from '../../src/publish/site-files.ts'
import { writeSite } from '../../src/publish/write-site.ts'
import { cacheRules, headersOf, securityHeadersOf, subresource } from '../../src/render/headers.ts'
import { languageFolders, ledgerFile, pageFile } from '../../src/site/addresses.ts'
import type { Site } from '../../src/site/model.ts'
import type { HostServer, Running } from './host-server.ts'
import { hostServers } from './host-servers.ts'
import { type Question, questionsOf } from './questions.ts'
import { requestFrom, type StatusAnswer } from './request-from.ts'

export interface Row {
  path: string
  wanted: string
  answer: string
  /** Headers that differ from the policy. */
  wrong: string[]
}

/** The server of this project, which defines the expected answers. */
export const ownServer = 'npm start'

/** A site and the files built from it. */
export type Published = PublishedSite & { site: Site }

export async function replay(
  host: string,
  published: Published,
  packages = '',
  questions: (site: Site, files: PublishedFiles) => Question[] = questionsOf,
): Promise<Row[]> {
  const { site, styleHashes: styles } = published
  const made = hosts[host]
  const files: PublishedFiles = new Map([
    ...published.files,
    ...(made ? hostFiles(made, site, { styleHashes: styles }) : []),
  ])
  for (const { path } of site.routes) {
    const file = pageFile(path)
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
    for (const { path, answer: wanted } of questions(site, files)) {
      const answer = await requestFrom(running.url, path, files)
      rows.push({
        path,
        wanted: expectedText(wanted),
        answer: answerText(answer),
        wrong: answer.kind === 'redirect' ? [] : wrongHeaders(path, answer.headers, securityHeadersOf(site, styles)),
      })
    }
    return rows
  } finally {
    await running.close()
    for (const temporary of [folder, work]) rmSync(temporary, { recursive: true, force: true })
  }
}

function expectedText(wanted: Question['answer']): string {
  if (wanted.kind === 'redirect') return `${wanted.isPermanent ? 'permanent ' : ''}→ ${wanted.to}`
  return wanted.kind === 'page' ? wanted.file : `404 ${wanted.file}`
}

/** Redirects are temporary, 302: the next reading may have a page there. A slash is removed permanently, with 301, 307 or 308. */
function answerText(answer: StatusAnswer): string {
  const how = (status: number) => (status === 302 ? '' : [301, 307, 308].includes(status) ? 'permanent ' : `${status} `)
  if (answer.kind === 'redirect') return `${how(answer.status)}→ ${answer.to}`
  return answer.kind === 'page' ? answer.file : `404 ${answer.file}`
}

function wrongHeaders(path: string, got: Record<string, string>, wanted: Record<string, string>): string[] {
  // Hosts that set headers by folder send the policy with every file.
  const isLeftOut = (name: string) => name === 'content-security-policy' && new RegExp(subresource).test(path)
  const wrong = Object.entries(wanted).flatMap(([name, value]) =>
    got[name] === value || (got[name] === undefined && isLeftOut(name)) ? [] : [`${name}: ${got[name]}`],
  )
  const kept = cacheRules.find(({ folder }) => path.startsWith(folder))?.cacheControl
  const cache = got['cache-control']
  // Each host has its own value for "revalidate on every request".
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
