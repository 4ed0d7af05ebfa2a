// A route as markup. The island parts are the very markup that React takes over in the browser.
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Images } from '../site/images.ts'
import type { Route, Site } from '../site/model.ts'
import { type IslandRendering, IslandsProvider } from '../ui/island.tsx'
import { PageScriptsProvider, type ScriptName } from '../ui/page-scripts.ts'
import { ImageSources } from '../ui/picture.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { headOf } from './head.ts'
import { Page } from './page.tsx'

export interface Rendered {
  head: string
  body: string
  /** What the page needs in the browser: scripts by name, and islands by their block's type. */
  scripts: ReadonlySet<ScriptName>
  islands: ReadonlySet<string>
  /** What a view threw, when it could not be drawn. */
  error?: Error
}

/** Block type → addresses of its island's files, the script first. */
export type IslandSources = IslandRendering['sources']

/** Notes the types of the islands it renders in `islands`. */
export const islandRendering = (sources: IslandSources, islands = new Set<string>()): IslandRendering => ({
  sources,
  toMarkup(element, { name, id }) {
    islands.add(name)
    return renderToString(element, { identifierPrefix: id })
  },
})

/** A page whose view throws is drawn as the error screen, and `error` says what was thrown: never a blank page. */
export function renderPage(site: Site, route: Route, sources: IslandSources, images: Images = {}): Rendered {
  try {
    const scripts = new Set<ScriptName>()
    const islands = new Set<string>()
    const body = renderToStaticMarkup(
      <IslandsProvider value={islandRendering(sources, islands)}>
        <PageScriptsProvider value={(name) => scripts.add(name)}>
          <ImageSources value={images}>
            <Page site={site} route={route} />
          </ImageSources>
        </PageScriptsProvider>
      </IslandsProvider>,
    )
    return { head: headOf(site, route), body, scripts, islands }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { ...renderError(site, route.path, error.message), error }
  }
}

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
    scripts: new Set(),
    islands: new Set(),
  }
}
