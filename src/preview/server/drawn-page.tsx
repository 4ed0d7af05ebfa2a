import { renderToStaticMarkup } from 'react-dom/server'
import { Page } from '../../render/page.tsx'
import type { Images } from '../../site/images.ts'
import type { Site } from '../../site/model.ts'
import { ImageSources } from '../../ui/picture.tsx'

/** Returns the HTML of the page's body; undefined where the site has no such page. */
export function drawnPage(site: Site, path: string, images: Images): string | undefined {
  const route = site.routes.find((one) => one.path === path)
  return (
    route &&
    renderToStaticMarkup(
      <ImageSources value={images}>
        <Page site={site} route={route} />
      </ImageSources>,
    )
  )
}
