// What a path of the site means, decided in one place: the live preview's router and the tests take their routes from here.
import type { ComponentType } from 'react'
import { type RouteObject, replace, useRouteError } from 'react-router-dom'
import type { Site, UnknownPaths } from '../site/model.ts'

/** Every path the site answers on, without what stands on its pages. */
export interface Paths {
  pages: readonly string[]
  redirects: Site['redirects']
  unknownPaths: UnknownPaths
}

export type Meaning = { kind: 'page' } | { kind: 'redirect'; to: string } | { kind: 'unknown' }

/** The path as routes are written: no slash at its end, the root apart. */
export const plainPath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/')

export function meaningOf({ pages, redirects, unknownPaths }: Paths, path: string): Meaning {
  const plain = plainPath(path)
  if (pages.includes(plain)) return { kind: 'page' }
  const redirect = redirects.find(({ from }) => from === plain)
  if (redirect) return { kind: 'redirect', to: redirect.to }
  return 'redirect' in unknownPaths ? { kind: 'redirect', to: unknownPaths.redirect } : { kind: 'unknown' }
}

/** What draws the two kinds of screen. */
export interface Screens {
  Page: ComponentType<{ path: string }>
  /** Left out the error, the path has no page. */
  Failure: ComponentType<{ error?: unknown }>
  /** Awaited before a page is shown. */
  fetchPage?: (path: string) => Promise<unknown>
  /** The address a redirect leads to, where it is not the manifest's own. */
  addressOf?: (to: string) => string
}

/** The routes of the data router. A redirect replaces the entry in the history, so Back does not lead into it again. */
export function routesOf(
  { pages, redirects, unknownPaths }: Paths,
  { Page, Failure, fetchPage, addressOf = (to) => to }: Screens,
): RouteObject[] {
  const errorElement = <Failed Failure={Failure} />
  const hydrateFallbackElement = <></>
  const page = (path: string): RouteObject => ({
    id: path,
    path,
    element: <Page path={path} />,
    errorElement,
    hydrateFallbackElement,
    ...(fetchPage && { loader: () => fetchPage(path).then(() => null), shouldRevalidate: () => false }),
  })
  const redirect = (id: string, from: string, to: string): RouteObject => ({
    id,
    path: from,
    loader: () => replace(addressOf(to)),
    errorElement,
    hydrateFallbackElement,
  })
  return [
    ...pages.map(page),
    ...redirects.map(({ from, to }) => redirect(`redirect ${from}`, from, to)),
    'redirect' in unknownPaths
      ? redirect('unknown', '*', unknownPaths.redirect)
      : { id: 'unknown', path: '*', element: <Failure />, errorElement, hydrateFallbackElement },
  ]
}

function Failed({ Failure }: Pick<Screens, 'Failure'>) {
  return <Failure error={useRouteError()} />
}

/** The error's own message; without an error, that the path has no page. */
export function messageOf({ texts }: Pick<Site, 'texts'>, error: unknown): string {
  if (error === undefined) return texts.errorNotFound
  return error instanceof Error ? error.message : String(error)
}
