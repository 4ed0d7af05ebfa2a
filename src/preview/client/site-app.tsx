// Starts the router of the previewed site.
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  type RouteObject,
  RouterProvider,
  replace,
  useLocation,
  useRouteError,
} from 'react-router-dom'
import { meaningOf, plainPath } from '../../render/routes.ts'
import type { PageState } from '../messages.ts'
import { followCursor } from './follow-cursor.ts'
import { LastResort } from './guard.tsx'
import { LiveFailure, LivePage } from './live-page.tsx'
import { currentNews, fetchPage, onNews, useNews, watch } from './news.ts'
import { query, searchOf } from './query.ts'

/** Adds the preview's own search part to a path of the site. */
function addressOf(to: string): string {
  if (!to.startsWith('/')) return to
  const { pathname, hash } = new URL(to, location.origin)
  return pathname + searchOf(query()) + hash
}

/**
 * A router's routes are fixed, but the site's change with every save: so the only route matches every path and looks up its current
 * meaning.
 */
const siteRoutes: RouteObject[] = [
  {
    path: '*',
    loader: ({ request }) => load(plainPath(new URL(request.url).pathname)),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <Screen />,
    errorElement: <Failed />,
    hydrateFallbackElement: <></>,
  },
]

/** Fetches the page. A redirect replaces the history entry, so that Back skips it. */
async function load(path: string): Promise<Response | null> {
  const { shown } = currentNews()
  const meaning = shown && meaningOf(shown.paths, path)
  if (meaning?.kind === 'redirect') return replace(addressOf(meaning.to))
  if (meaning?.kind === 'page') await fetchPage(path)
  return null
}

function Screen() {
  const { shown } = useNews()
  const path = plainPath(useLocation().pathname)
  if (!shown || meaningOf(shown.paths, path).kind !== 'page') return <LiveFailure />
  return <LivePage path={path} />
}

function Failed() {
  return <LiveFailure error={useRouteError()} />
}

/** Renders the site into the element when the server has sent a valid state. Resolves to the router. */
export function startSite(root: Element): Promise<DataRouter> {
  return new Promise((resolve) => {
    const begin = (): boolean => {
      const { shown } = currentNews()
      if (!shown) return false
      resolve(draw(root, shown))
      return true
    }
    if (begin()) return
    // No valid state yet: the server sends the first one to every page that watches.
    watch(plainPath(location.pathname))
    const stop = onNews(() => begin() && stop())
  })
}

function draw(root: Element, first: PageState): DataRouter {
  const router = createBrowserRouter(siteRoutes)
  let known = first
  const visited: string[] = [plainPath(location.pathname)]
  router.subscribe((state) => visited.push(plainPath(state.location.pathname)))
  onNews(() => {
    const { shown } = currentNews()
    if (!shown || shown.paths === known.paths || JSON.stringify(shown.paths) === JSON.stringify(known.paths)) return
    const [before, { pages }] = [known, shown.paths]
    known = shown
    const meaning = meaningOf(shown.paths, location.pathname)
    const at = before.reading === shown.reading ? before.paths.pages.indexOf(plainPath(location.pathname)) : -1
    if (meaning.kind === 'page' || (meaning.kind !== 'redirect' && at < 0)) return
    // The shown page has become a redirect, or an undone step has given it another address or has removed it.
    const there = pages[at]
    const renamed = there !== undefined && !before.paths.pages.includes(there) ? there : undefined
    const to = meaning.kind === 'redirect' ? meaning.to : (renamed ?? visited.findLast((path) => pages.includes(path)))
    if (to) void router.navigate(addressOf(to), { replace: true })
  })
  followLinks(router)
  followCursor((to) => router.navigate(to))
  const start = () => {
    root.removeAttribute('inert')
    const top = scrollY
    // The router's first render scrolls to the top, although the reader may have scrolled.
    if (top > 0)
      document.addEventListener('lectern:drawn', () => scrollTo({ top, behavior: 'instant' }), { once: true })
    createRoot(root).render(
      <LastResort>
        <RouterProvider router={router} />
      </LastResort>,
    )
  }
  // The server's markup stays until the router has loaded the page.
  if (router.state.initialized) start()
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      start()
    })
  }
  return router
}

/** Follows links of the site with the router, and keeps the preview's own search part. */
function followLinks(router: DataRouter) {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!link || modified || event.defaultPrevented || link.target || link.download) return
    if (link.origin !== location.origin || link.pathname.startsWith('/__lectern/')) return
    const { pathname, hash } = link
    // The browser handles links within the page.
    if (hash && pathname === location.pathname && link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    void router.navigate(addressOf(pathname + hash))
  })
}
