// The pages of the site, under the very routes the manifest declares.
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { meaningOf, plainPath, routesOf } from '../../render/routes.tsx'
import type { PageState } from '../messages.ts'
import { followCursor } from './follow-cursor.ts'
import { LastResort } from './last-resort.tsx'
import { LiveFailure, LivePage } from './live-page.tsx'
import { currentNews, fetchPage, onNews, watch } from './news.ts'
import { query, searchOf } from './query.ts'

/** A path of the site with the preview's own part of the address. */
function addressOf(to: string): string {
  if (!to.startsWith('/')) return to
  const { pathname, hash } = new URL(to, location.origin)
  return pathname + searchOf(query()) + hash
}

const screens = { Page: LivePage, Failure: LiveFailure, fetchPage, addressOf }

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
    // Nothing has been good yet: the first thing that is, is sent to whoever waits for it.
    watch(plainPath(location.pathname))
    const stop = onNews(() => begin() && stop())
  })
}

function draw(root: Element, { paths }: PageState): Router {
  const router = createBrowserRouter(routesOf(paths, screens))
  let known = JSON.stringify(paths)
  onNews(() => {
    const { shown } = currentNews()
    if (!shown) return
    const now = JSON.stringify(shown.paths)
    if (now === known) return
    known = now
    // The pages stay as they are while the table below them changes; a new router would draw them all anew.
    router._internalSetRoutes(routesOf(shown.paths, screens))
    const meaning = meaningOf(shown.paths, location.pathname)
    // The page that is looked at has become a redirect.
    if (meaning.kind === 'redirect') void router.navigate(addressOf(meaning.to), { replace: true })
    else void router.revalidate()
  })
  followLinks(router)
  followCursor((to) => router.navigate(to))
  createRoot(root).render(
    <LastResort>
      <RouterProvider router={router} />
    </LastResort>,
  )
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
