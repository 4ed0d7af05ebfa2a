// The addresses requested from every host, with the expected responses.
import type { PublishedFiles } from '../../src/publish/site-files.ts'
import { languageFolders, ledgerFile } from '../../src/site/addresses.ts'
import type { Site } from '../../src/site/model.ts'
import { isPattern, redirectAt, withPlaceholders } from '../../src/site/redirects.ts'

export type HostAnswer =
  | { kind: 'page'; file: string; headers: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; file: string; headers: Record<string, string> }

export interface Question {
  path: string
  answer:
    | { kind: 'page'; file: string }
    | { kind: 'redirect'; to: string; isPermanent?: true }
    | { kind: 'missing'; file: string }
}

const withSlash = (path: string) => (path === '/' ? [path] : [path, `${path}/`])

/** Every route, redirect and generated file, their variants with a slash or other case, and unknown addresses. */
export function questionsOf(site: Site, files: PublishedFiles): Question[] {
  const { unknownPaths } = site
  const unknown: Question['answer'] =
    'redirect' in unknownPaths ? { kind: 'redirect', to: unknownPaths.redirect } : { kind: 'missing', file: '404.html' }
  const questions: Question[] = []
  for (const { path } of site.routes) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
    questions.push({ path, answer: { kind: 'page', file } })
    if (path === '/') continue
    questions.push({ path: `${path}/`, answer: { kind: 'redirect', to: path, isPermanent: true } })
    questions.push({ path: oddCase(path), answer: unknown })
  }
  for (const { from, to, permanent } of site.redirects) {
    if (isPattern(from)) {
      questions.push(...ofPattern(from, site, unknown))
      continue
    }
    for (const path of withSlash(from))
      questions.push({ path, answer: { kind: 'redirect', to, ...(permanent && { isPermanent: true }) } })
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
  for (const { at, unknownTo } of languageFolders(site))
    for (const path of [`${at}/nowhere`, `${at}/a/b/c`, `${at}/order.html/x`, `${at}/nowhere/`])
      questions.push({
        path,
        answer:
          unknownTo === undefined
            ? { kind: 'missing', file: `${at.slice(1)}/404.html` }
            : { kind: 'redirect', to: unknownTo },
      })
  const asset = [...files.keys()].find((name) => /^assets\/loader\./.test(name))
  for (const file of ['robots.txt', 'sitemap.xml', 'favicon.svg', ...(asset ? [asset] : [])])
    questions.push({ path: `/${file}`, answer: { kind: 'page', file } })
  return questions
}

/** Addresses that match a pattern, with one segment and with several, and the one above them. */
function ofPattern(from: string, { redirects, routes }: Site, unknown: Question['answer']): Question[] {
  const parts = from.endsWith('*') ? ['some', 'some/page-2.html', 'a/b/c'] : ['some', 'page-2.html']
  const meant = parts.map((part) => withPlaceholders(from, () => part))
  const above = from.slice(0, from.lastIndexOf('/'))
  return [...meant, oddCase(meant[0] ?? from), above].flatMap((path): Question[] => {
    if (path === '' || routes.some((route) => route.path === path)) return []
    const lead = redirectAt(redirects, path)
    if (!lead) return [{ path, answer: unknown }]
    return [{ path, answer: { kind: 'redirect', to: lead.to, ...(lead.permanent && { isPermanent: true }) } }]
  })
}

/** The file of each page, at its own address: a second address of the page, unless a redirect begins there. */
export const indexFileQuestions = ({ routes, redirects }: Pick<Site, 'routes' | 'redirects'>): Question[] =>
  routes
    .map(({ path }) => ({ path: path === '/' ? '/index.html' : `${path}/index.html`, to: path }))
    .filter(({ path }) => !redirects.some(({ from }) => from === path))
    .map(({ path, to }) => ({ path, answer: { kind: 'redirect', to, isPermanent: true } }))

const oddCase = (path: string) => path.replace(/[a-z]/, (letter) => letter.toUpperCase())
