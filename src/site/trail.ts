// The way from the home page down to a page.
import type { Route, Site } from './model.ts'

export interface Step {
  name: string
  path: string
}

/** From the home page down to this one; levels without a page are passed over. */
export function trailOf(site: Site, route: Pick<Route, 'path' | 'title'>): Step[] {
  const titles = titlesOf(site.routes)
  const above = ancestorsOf(route.path).flatMap((path) => {
    const name = path === (site.home ?? '/') ? site.name : titles.get(path)
    return name !== undefined && titles.has(path) ? [{ name, path }] : []
  })
  return [...above, { name: route.title, path: route.path }]
}

/** The paths above a path, from the root on, whether or not there is a page. */
export function ancestorsOf(path: string): string[] {
  const steps = path.split('/').filter(Boolean).slice(0, -1)
  return path === '/' ? [] : ['/', ...steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)]
}

const known = new WeakMap<readonly Route[], ReadonlyMap<string, string>>()

/** Made once for a site: a search through every route for every page would grow with their product. */
function titlesOf(routes: readonly Route[]): ReadonlyMap<string, string> {
  const titles = known.get(routes) ?? new Map(routes.map(({ path, title }) => [path, title]))
  known.set(routes, titles)
  return titles
}
