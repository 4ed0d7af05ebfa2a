// The pages of the site, under the very routes the manifest declares.
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { meaningOf, plainPath } from '../../render/routes.ts'
import type { PageState } from '../messages.ts'
import { followCursor } from './follow-cursor.ts'
import { LastResort } from './last-resort.tsx'
import { currentNews, onNews, watch } from './news.ts'
import { query, searchOf } from './query.ts'
import { siteRoutes } from './site-routes.tsx'

/** A path of the site with the preview's own part of the address. */
function addressOf(to: string): string {
  if (!to.startsWith('/')) return to
  const { pathname, hash } = new URL(to, location.origin)
  return pathname + searchOf(query()) + hash
}

type Router = ReturnType<typeof createBrowserRouter>

/** Draws into the element as soon as there is a good state to draw. Gives the router then. */
export function startSite(root: Element): Promise<Router> {
  return new Promise((resolve) => {
    const begin = (): boolean => {
      const { shown } = currentNews()
      if (!shown) return false
      resolve(draw(root, shown))
      return true
    }
    if (begin()) return
    // Nothing has been good yet: the first thing that is, is sent to every waiter.
    watch(plainPath(location.pathname))
    const stop = onNews(() => begin() && stop())
  })
}

function draw(root: Element, { paths }: PageState): Router {
  const router = createBrowserRouter(siteRoutes(addressOf))
  let known = JSON.stringify(paths)
  onNews(() => {
    const { shown } = currentNews()
    const now = JSON.stringify(shown?.paths)
    if (!shown || now === known) return
    known = now
    const meaning = meaningOf(shown.paths, location.pathname)
    // The page that is looked at has become a redirect.
    if (meaning.kind === 'redirect') void router.navigate(addressOf(meaning.to), { replace: true })
  })
  followLinks(router)
  followCursor((to) => router.navigate(to))
  const start = () => {
    root.removeAttribute('inert')
    const top = scrollY
    // A first drawing of the router goes to the top, and the reader may be elsewhere by now.
    if (top > 0)
      document.addEventListener('lectern:drawn', () => scrollTo({ top, behavior: 'instant' }), { once: true })
    createRoot(root).render(
      <LastResort>
        <RouterProvider router={router} />
      </LastResort>,
    )
  }
  // What the server has drawn stays until there is a page to put in its place.
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

/** Links of the site are followed without leaving the page; the preview's own part of the address goes along. */
function followLinks(router: Router) {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!link || modified || event.defaultPrevented || link.target || link.download) return
    if (link.origin !== location.origin || link.pathname.startsWith('/__lectern/')) return
    const { pathname, hash } = link
    // Within the page the browser knows the way.
    if (hash && pathname === location.pathname && link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    void router.navigate(addressOf(pathname + hash))
  })
}
