// A route as markup. The island parts are the very markup that React takes over in the browser.
import { renderToStaticMarkup } from 'react-dom/server'
import type { Images } from '../site/images.ts'
import type { Route, Site } from '../site/model.ts'
import { IslandSources } from '../ui/island.tsx'
import { ImageSources } from '../ui/picture.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { headOf } from './head.ts'
import { Page } from './page.tsx'

export interface Rendered {
  head: string
  body: string
  /** What a view threw, when it could not be drawn. */
  error?: Error
}

/** A page whose view throws is drawn as the error screen, and `error` says what was thrown: never a blank page. */
export function renderPage(site: Site, route: Route, islands: Record<string, string>, images: Images = {}): Rendered {
  try {
    return { head: headOf(site, route), body: drawPage(site, route, islands, images) }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { ...renderError(site, route.path, error.message), error }
  }
}

const drawPage = (site: Site, route: Route, islands: Record<string, string>, images: Images) =>
  renderToStaticMarkup(
    <IslandSources value={islands}>
      <ImageSources value={images}>
        <Page site={site} route={route} />
      </ImageSources>
    </IslandSources>,
  )

/** The screen for an address without a page. */
export const renderUnknown = (site: Site): Rendered => renderError(site, '/404', site.texts.errorNotFound)

/** The screen that stands in for a page that cannot be drawn; never a blank one. */
export function renderError(site: Site, path: string, message: string): Rendered {
  const route: Route = {
    path,
    title: site.texts.errorTitle,
    description: message,
    unlisted: true,
    blocks: [],
  }
  return {
    head: headOf(site, route),
    body: renderToStaticMarkup(<ErrorScreen site={site} path={path} message={message} />),
  }
}
