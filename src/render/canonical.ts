import type { Site } from '../site/model.ts'

/** The one address of a page: absolute, without a slash at its end, as links say it and every host answers it. */
export const canonicalOf = (site: Site, path: string): string => `${site.url}${path}`
