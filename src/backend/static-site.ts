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
export function serveSite(site: StaticSite): Listener {
  const server = new SiteServer(site)
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-length': '0', connection: 'close' }).end()
      return
    }
    // Fails only for a file that was deleted while the server runs.
    server.answer(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-length': '0' }).end()
    })
  }
}

class SiteServer {
  private readonly plainRedirects: ReadonlyMap<string, Redirect>
  private readonly patterns: readonly Redirect[]
  private readonly pages: ReadonlySet<string>
  private readonly find: ReturnType<typeof servedFiles>

  constructor(private readonly site: StaticSite) {
    const { folder, redirects, pages } = site
    this.plainRedirects = new Map(redirects.map((each) => [each.from, each]))
    this.patterns = redirects.filter(({ from }) => isPattern(from))
    this.pages = new Set(pages)
    this.find = servedFiles(folder)
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request)
    const target = this.plainRedirects.get(path) ?? redirectAt(this.patterns, path)
    // Not cached: the next reading may have a page here.
    if (target !== undefined) return redirect(response, target.permanent ? 301 : 302, encodedAddress(target.to))
    const page = path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
    if (this.pages.has(page) && (page !== path || hasSlash(request))) {
      const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? ''
      return redirect(response, 301, encodedAddress(page) + query)
    }
    const file = path === '/404' || path === '/404.html' ? undefined : this.find(path)
    if (!file) return this.notFound(path, request, response)
    response.setHeader('cache-control', path.startsWith('/assets/') ? immutable : revalidated)
    this.setHeaders(path, response)
    return sendFile(request, response, file)
  }

  private async notFound(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { folder, unknownPaths, languageFolders = [] } = this.site
    const language = folderAbove(languageFolders, path)
    if ('redirect' in unknownPaths && isForPage(path, request))
      return redirect(response, 302, encodedAddress(language?.unknownTo ?? unknownPaths.redirect))
    this.setHeaders('/404.html', response)
    response.setHeader('cache-control', revalidated)
    const screen = (language && this.find(`${language.at}/404.html`)) ?? this.find('/404.html')
    await sendFile(request, response, screen ?? { path: join(folder, '404.html'), encoded: {} }, 404)
  }

  private setHeaders(path: string, response: ServerResponse): void {
    for (const [name, value] of Object.entries(this.site.headersFor?.(path) ?? {})) response.setHeader(name, value)
  }
}

const redirect = (response: ServerResponse, status: 301 | 302, location: string) =>
  void response.writeHead(status, { location, 'cache-control': revalidated, 'content-length': '0' }).end()

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
