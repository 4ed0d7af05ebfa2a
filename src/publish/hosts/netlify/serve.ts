// Serves a built site with Netlify's own parser of _headers and its own redirect engine, in the order of its development server: rules
// with "!", files, other rules, 404.html.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltSite, HostServer, Running } from '../../../../tests/hosts/host-server.ts'
import { listening } from '../../../backend/listening.ts'
import type { PublishedFiles } from '../../site-files.ts'

const netlify: HostServer = {
  about: "Netlify's own parser of `_headers` and its own redirect engine, in the order of its development server.",
  packages: { '@netlify/headers-parser': '9.0.1', 'netlify-redirector': '0.5.0' },
  serve,
}

interface Match {
  to: string
  status: number
  force: boolean
}

interface Redirector {
  parsePlain(rules: string, options: object): Promise<{ match(request: object): Match | null }>
}

interface Parsers {
  parseAllHeaders(
    options: object,
  ): Promise<{ headers: { for: string; values: Record<string, string> }[]; errors: unknown[] }>
}

async function serve({ files, folder, packages }: BuiltSite): Promise<Running> {
  const require = createRequire(join(packages, 'package.json'))
  const redirector = require('netlify-redirector') as Redirector
  const parser = pathToFileURL(join(packages, 'node_modules/@netlify/headers-parser/lib/index.js')).href
  const { parseAllHeaders } = (await import(parser)) as Parsers
  const options = { headersFiles: [join(folder, '_headers')], configHeaders: [], minimal: true }
  const { headers, errors } = await parseAllHeaders(options)
  if (errors.length > 0) throw new Error(`Netlify cannot read _headers: ${errors.join(' ')}`)
  const matcher = await redirector.parsePlain(String(files.get('_redirects')), {})

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const lookup = { scheme: 'http', host: 'localhost', path, query: '', headers: {}, cookieValues: {} }
    const match = matcher.match({ ...lookup, getHeader: () => '', getCookie: () => '' })
    const file = fileAt(files, path)
    const isRedirect = match && match.status >= 300 && match.status < 400
    if (isRedirect && (match.force || file === undefined)) {
      response.writeHead(match.status, { location: match.to }).end()
      return
    }
    // Pretty URLs, on by default: `/page.html` is served without a trailing slash, `/page/index.html` with one.
    const name = path.replace(/^\/|\/$/g, '')
    const tidied = files.has(`${name}.html`) ? `/${name}` : files.has(`${name}/index.html`) ? `/${name}/` : path
    if (name !== '' && tidied !== path) {
      response.writeHead(301, { location: tidied }).end()
      return
    }
    // Netlify sends this header with every file by default.
    const own: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' }
    for (const rule of headers) if (fits(rule.for, path)) Object.assign(own, rule.values)
    const found = match?.force ? fileAt(files, match.to) : file
    const status = match?.force ? match.status : found === undefined ? 404 : 200
    const unknown = match?.status === 404 ? fileAt(files, match.to) : files.get('404.html')
    response.writeHead(status, own).end(found ?? unknown ?? '')
  })
  return listening(server)
}

const fits = (rule: string, path: string) => (rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : rule === path)

function fileAt(files: PublishedFiles, path: string) {
  const name = path.replace(/^\//, '').replace(/\/$/, '')
  return files.get(name) ?? files.get(`${name}.html`) ?? files.get(name === '' ? 'index.html' : `${name}/index.html`)
}

export default netlify
