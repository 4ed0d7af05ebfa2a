// Computes the breadcrumb trail of a page.
import { remembered } from '../remembered.ts'
import type { Route, Site } from './model.ts'

export interface TrailStep {
  name: string
  path: string
}

/** Returns the steps from the home page to this one; skips levels without a page. */
export function trailOf(site: Site, route: Pick<Route, 'path' | 'title'>): TrailStep[] {
  const titles = titlesOf(site.routes)
  const above = ancestorsOf(route.path).flatMap((path) => {
    const name = path === (site.home ?? '/') ? site.name : titles.get(path)
    return name !== undefined && titles.has(path) ? [{ name, path }] : []
  })
  return [...above, { name: route.title, path: route.path }]
}

/** Returns the paths above a path from the root on, whether or not they have pages. */
export function ancestorsOf(path: string): string[] {
  const steps = path.split('/').filter(Boolean).slice(0, -1)
  return path === '/' ? [] : ['/', ...steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)]
}

/** Cached by site, since searching all routes for every page would take quadratic time. */
const titlesOf = remembered(
  (routes: readonly Route[]): ReadonlyMap<string, string> => new Map(routes.map(({ path, title }) => [path, title])),
)
