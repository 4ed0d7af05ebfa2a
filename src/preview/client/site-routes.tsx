// The single route of the preview's router. A router's routes are fixed, but the site's change with every save: so this route matches
// every path and looks up its current meaning.
import { type RouteObject, replace, useLocation, useRouteError } from 'react-router-dom'
import { meaningOf, plainPath } from '../../render/routes.ts'
import { LiveFailure, LivePage } from './live-page.tsx'
import { currentNews, fetchPage, useNews } from './news.ts'

/** `addressOf`: returns the address in the preview of a redirect's target. */
export const siteRoutes = (addressOf: (to: string) => string): RouteObject[] => [
  {
    path: '*',
    loader: ({ request }) => load(plainPath(new URL(request.url).pathname), addressOf),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <Screen />,
    errorElement: <Failed />,
    hydrateFallbackElement: <></>,
  },
]

/** Fetches the page. A redirect replaces the history entry, so that Back skips it. */
async function load(path: string, addressOf: (to: string) => string): Promise<Response | null> {
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
