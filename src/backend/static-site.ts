// Serves the finished site from its folder.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { encodedAddress } from '../../supabase/functions/_shared/encoded-address.ts'
import { folderAbove, type LanguageFolder } from '../site/addresses.ts'
import { withDecodedLetters } from '../site/decoded-address.ts'
import type { UnknownPaths } from '../site/model.ts'
import { isPattern, type Redirect, redirectAt } from '../site/redirects.ts'
import { sendFile } from './send-file.ts'
import { servedFiles } from './served-files.ts'

export interface StaticSite {
  /** The folder with `index.html`, `404.html` and `assets/`. */
  folder: string
  redirects: readonly Redirect[]
  unknownPaths: UnknownPaths
  /** Folders of the languages other than the default. */
  languageFolders?: readonly LanguageFolder[]
  /** Paths of the pages. With a slash or `/index.html` at the end, they redirect to the address without; paths not listed answer both ways. */
  pages?: readonly string[]
  /** Further headers of a page or file by its path, mainly for security. */
  headersFor?: (path: string) => Record<string, string>
}

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Reads the list of files once: a new build is served after a restart. */
export function serveSite({
  folder,
  redirects,
  unknownPaths,
  languageFolders = [],
  pages = [],
  headersFor = () => ({}),
}: StaticSite): Listener {
  const plain = new Map(redirects.map((each) => [each.from, each]))
  const patterns = redirects.filter(({ from }) => isPattern(from))
  const put = (response: ServerResponse, headers: Record<string, string>) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  }

  const redirect = (response: ServerResponse, { to, permanent }: Pick<Redirect, 'to' | 'permanent'>) => {
    // Not cached: the next reading may have a page here.
    response
      .writeHead(permanent ? 301 : 302, {
        location: encodedAddress(to),
        'cache-control': 'no-cache',
        'content-length': '0',
      })
      .end()
  }

  const paths = new Set(pages)
  const find = servedFiles(folder)
  const missing = { path: join(folder, '404.html'), encoded: {} }

  const notFound = async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request)
    const folder = folderAbove(languageFolders, path)
    if ('redirect' in unknownPaths && isForPage(path, request))
      return redirect(response, { to: folder?.unknownTo ?? unknownPaths.redirect })
    put(response, headersFor('/404.html'))
    response.setHeader('cache-control', revalidated)
    const ofLanguage = folder && find(`${folder.at}/404.html`)
    await sendFile(request, response, ofLanguage ?? find('/404.html') ?? missing, 404)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request)
    const target = plain.get(path) ?? redirectAt(patterns, path)
    if (target !== undefined) return redirect(response, target)
    const page = path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
    if (paths.has(page) && (page !== path || hasSlash(request))) {
      const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? ''
      response
        .writeHead(301, { location: encodedAddress(page) + query, 'cache-control': revalidated, 'content-length': '0' })
        .end()
      return
    }
    const file = path === '/404' || path === '/404.html' ? undefined : find(path)
    if (!file) return notFound(request, response)
    response.setHeader('cache-control', path.startsWith('/assets/') ? immutable : revalidated)
    put(response, headersFor(path))
    return sendFile(request, response, file)
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-length': '0', connection: 'close' }).end()
      return
    }
    // Fails only for a file that was deleted while the server runs.
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-length': '0' }).end()
    })
  }
}

/** The path as routes are written, without query and without a slash at the end. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  return withDecodedLetters(path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)
}

const hasSlash = ({ url = '/' }: IncomingMessage) => /^[^?#]+\/(?:[?#]|$)/.test(url)

// A missing image answers 404 also where unknown paths redirect: the browser cannot show a page in its place.
function isForPage(path: string, { headers }: IncomingMessage): boolean {
  return !/\.[a-z0-9]+$/i.test(path) || (headers.accept ?? '').includes('text/html')
}
