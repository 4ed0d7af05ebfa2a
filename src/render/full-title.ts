import type { Site } from '../site/model.ts'

/** The title as browsers show it: the page's own words, then the site's name unless they hold it already. Runs in browsers too. */
export const fullTitle = (site: Site, title: string) => (title.includes(site.name) ? title : `${title} | ${site.name}`)
