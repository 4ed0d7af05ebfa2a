import type { Site } from '../site/model.ts'

/** The `<title>`: "Services | Name", or the page's title alone if it contains the name. Also runs in the browser. */
export const fullTitle = (site: Site, title: string) => (title.includes(site.name) ? title : `${title} | ${site.name}`)
