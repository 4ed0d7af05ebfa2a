// Every page of both readings: its bytes, taken from a whole build, and what Lighthouse says of it. Writes docs/page-budget.md.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { headersOf, securityHeadersOf } from '../../src/render/headers.ts'
import { hashOf } from '../../src/render/policy.ts'
import { fileOf } from '../../src/site/addresses.ts'
import type { Site } from '../../src/site/model.ts'
import { openSite } from '../../tools/shared/open-site.ts'
import { servedFolder } from '../../tools/shared/served-folder.ts'
import type { Files } from '../line-server.ts'
import { withPublic } from '../public-files.ts'
import { loadOf } from '../spread.ts'
import { type Auditor, auditor, bestOf, deliberate, fastEnough, runs } from './lighthouse-scores.ts'
import { weightOf } from './page-weight.ts'

interface Options {
  root: string
  say: (line: string) => void
}

interface Page {
  path: string
  /** Whose content answers there. */
  file: string
  leftOut: readonly string[]
  most: number
}

const kilobyte = 1024
const mostAfterTouch = 68 * kilobyte

/** True when every page is within its bytes and gets full marks. */
export async function benchPages({ root, say }: Options): Promise<boolean> {
  const lighthouse = await auditor()
  const rows: string[] = []
  const missed: string[] = []
  const loads: number[] = []
  try {
    for (const reading of ['A', 'B']) {
      const { site } = openSite(root, undefined, reading)
      const folder = mkdtempSync(join(tmpdir(), 'lectern-pages-'))
      try {
        build(root, reading, folder)
        const files = withPublic(new Map(), folder)
        const { url, close } = await served(site, folder, files)
        try {
          for (const page of pagesOf(site)) {
            say(`reading ${reading}, ${page.path}`)
            const { row, wrong } = await judge(lighthouse, url, files, page)
            rows.push(`| ${reading} | ${row} |`)
            missed.push(...wrong.map((what) => `reading ${reading}, ${page.path}: ${what}`))
            loads.push(loadavg()[0] ?? 0)
          }
        } finally {
          await close()
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }
  } finally {
    await lighthouse.close()
  }
  const report = reportOf(rows, missed, loads)
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs', 'page-budget.md'), report)
  say(report)
  return missed.length === 0
}

function build(root: string, reading: string, folder: string): void {
  const words = [join(root, 'tools', 'run.mjs'), 'build', '--reading', reading, '--out', folder]
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The site could not be built. ${stderr}`)
}

const plain = ['/terms', '/privacy']

function pagesOf({ routes, unknownPaths }: Site): Page[] {
  const leads = 'redirect' in unknownPaths ? unknownPaths.redirect : undefined
  return [
    ...routes.map(({ path, unlisted }) => ({
      path,
      file: fileOf(path),
      leftOut: unlisted ? deliberate.unlisted : [],
      most: (plain.includes(path) ? 7 : 14) * kilobyte,
    })),
    {
      path: '/no/such/page',
      file: leads === undefined ? '404.html' : fileOf(leads),
      leftOut: leads === undefined ? deliberate.missing : [],
      most: (leads === undefined ? 7 : 14) * kilobyte,
    },
  ]
}

async function judge(lighthouse: Auditor, url: string, files: Files, { path, file, leftOut, most }: Page) {
  const { html: bytes, styles, scripts, island } = weightOf(files, file)
  const scores = await bestOf(lighthouse, url + path, leftOut, 100)
  const marks = [scores.performance, scores.accessibility, scores['best-practices'], scores.seo]
  const wrong = [
    ...(bytes <= most ? [] : [`${bytes} bytes of HTML`]),
    ...(island <= mostAfterTouch ? [] : [`${island} bytes once touched`]),
    ...(scores.performance >= fastEnough && marks.slice(1).every((mark) => mark === 100) ? [] : [marks.join(' / ')]),
  ]
  const size = (count: number) => (count === 0 ? '0' : `${(count / kilobyte).toFixed(1)} KB`)
  const cells = [
    path,
    size(bytes),
    `${most / kilobyte} KB`,
    size(styles),
    size(scripts),
    size(island),
    marks.join(' / '),
  ]
  return { row: cells.join(' | '), wrong }
}

function served(site: Site, folder: string, files: Files) {
  const styles = [...files].flatMap(([name, text]) =>
    name.endsWith('.html')
      ? [...String(text).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hashOf(css))
      : [],
  )
  const { redirects, unknownPaths } = site
  return servedFolder({
    folder,
    redirects,
    unknownPaths,
    headersFor: headersOf(securityHeadersOf(site, [...new Set(styles)])),
  })
}

const reportOf = (
  rows: readonly string[],
  missed: readonly string[],
  loads: readonly number[],
) => `# The budget of every page

Bytes are those of the files that a whole build writes for brotli; the styles of a page by themselves, compressed as far.
Scripts that come with a page: the loader, where there is a form or a sign-in, and what the manifest asks for as a behaviour.
After the touch: the island with all it imports before it is hydrated. The marks are Lighthouse's for phones: performance,
accessibility, best practices, search; of performance the best of ${runs} runs counts, as the machine does other things too. Pages
for members are kept from search engines, and what answers an unknown address says so by
its status: the audits that ask for the opposite are left out there (\`bench/pages/lighthouse-scores.ts\`).

| reading | page | HTML with its styles | at most | of these, styles | script with the page | after the touch | Lighthouse |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

After the touch at most ${mostAfterTouch / kilobyte} KB. ${missed.length === 0 ? 'Every page is within its budget.' : `Missed: ${missed.join('; ')}.`}

${cpus().length} processors, Node ${process.versions.node}, ${process.platform}; load of the machine while it ran: ${loadOf(loads)}.
\`npm run bench -- pages\` measures it again; \`npm test\` holds every page to it.
`
