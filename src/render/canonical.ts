import type { Site } from '../site/model.ts'

/** The one address of a page: absolute, without a slash at its end, as links say it and every host answers it. */
export const canonicalOf = (site: Site, path: string): string => `${site.url}${path}`

/** The paths above a path, from the root on, whether or not there is a page. */
export function ancestorsOf(path: string): string[] {
  const steps = path.split('/').filter(Boolean).slice(0, -1)
  return path === '/' ? [] : ['/', ...steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)]
}
