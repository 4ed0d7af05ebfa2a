// The one route of the preview's router. Its table changes with every save, and a router keeps the routes that it was made with:
// so the route takes every path, and reads what the path means in the table of this moment.
import { type RouteObject, replace, useLocation, useRouteError } from 'react-router-dom'
import { meaningOf, plainPath } from '../../render/routes.ts'
import { LiveFailure, LivePage } from './live-page.tsx'
import { currentNews, fetchPage, useNews } from './news.ts'

/** `addressOf`: the address in the preview that a redirect leads to. */
export const siteRoutes = (addressOf: (to: string) => string): RouteObject[] => [
  {
    path: '*',
    loader: ({ request }) => fetched(plainPath(new URL(request.url).pathname), addressOf),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <Screen />,
    errorElement: <Failed />,
    hydrateFallbackElement: <></>,
  },
]

/** A redirect replaces the entry in the history, so Back does not lead into it again. */
async function fetched(path: string, addressOf: (to: string) => string): Promise<Response | null> {
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
