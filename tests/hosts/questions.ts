// What is asked of every host, and what each has to answer.
import type { SiteFiles } from '../../src/publish/site-files.ts'
import { ledgerFile } from '../../src/site/addresses.ts'
import type { Site } from '../../src/site/model.ts'

export type Answer =
  | { kind: 'page'; file: string; headers: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; file: string; headers: Record<string, string> }

export interface Question {
  path: string
  answer: { kind: 'page'; file: string } | { kind: 'redirect'; to: string; forGood?: true } | { kind: 'missing' }
}

const withSlash = (path: string) => (path === '/' ? [path] : [path, `${path}/`])

/** Every route, redirect and file of note, their trailing-slash and odd-case twins, and addresses nobody made. */
export function questionsOf(site: Site, files: SiteFiles): Question[] {
  const { unknownPaths } = site
  const unknown: Question['answer'] =
    'redirect' in unknownPaths ? { kind: 'redirect', to: unknownPaths.redirect } : { kind: 'missing' }
  const questions: Question[] = []
  for (const { path } of site.routes) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
    questions.push({ path, answer: { kind: 'page', file } })
    if (path === '/') continue
    questions.push({ path: `${path}/`, answer: { kind: 'redirect', to: path, forGood: true } })
    questions.push({ path: oddCase(path), answer: unknown })
  }
  for (const { from, to } of site.redirects) {
    for (const path of withSlash(from)) questions.push({ path, answer: { kind: 'redirect', to } })
    questions.push({ path: oddCase(from), answer: unknown })
  }
  for (const path of [
    '/nowhere',
    '/nowhere/',
    '/services/nowhere',
    '/a/b/c',
    '/%7Enobody',
    '/elsewhere.example',
    `/${ledgerFile}`,
  ])
    questions.push({ path, answer: unknown })
  const asset = [...files.keys()].find((name) => /^assets\/loader\./.test(name))
  for (const file of ['robots.txt', 'sitemap.xml', 'favicon.svg', ...(asset ? [asset] : [])])
    questions.push({ path: `/${file}`, answer: { kind: 'page', file } })
  return questions
}

const oddCase = (path: string) => path.replace(/[a-z]/, (letter) => letter.toUpperCase())
