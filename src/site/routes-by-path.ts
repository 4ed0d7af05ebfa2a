// Finds pages of a site by their path. Cached for its list of routes, which may have ten thousand.
import { remembered } from '../remembered.ts'
import type { Route } from './model.ts'

export const routesByPath = remembered<readonly Route[], ReadonlyMap<string, Route>>(
  (routes) => new Map(routes.map((route) => [route.path, route])),
)
