// A route as markup. The island parts are the very markup that React hydrates in the browser.
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { siteOf } from '../site/editions.ts'
import type { Images } from '../site/images.ts'
import { likelyPages } from '../site/likely-pages.ts'
import type { Route, Site } from '../site/model.ts'
import { type IslandRendering, IslandsProvider } from '../ui/island.tsx'
import { noNeeds, type PageNeeds, PageNeedsProvider } from '../ui/page-needs.ts'
import { ImageSources } from '../ui/picture.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { withForeignTexts } from './foreign-texts.ts'
import { headOf, headOfUnknown } from './head.ts'
import { NotFound } from './not-found.tsx'
import { Page } from './page.tsx'
import { withNamesThere } from './section-names.ts'

export interface Rendered {
  head: string
  body: string
  /** What it needs beside them: it is not searched for in the markup. */
  needs: PageNeeds
  /** What a view threw, when it could not be drawn. */
  error?: Error
}

/** Block type → addresses of its island's files, the script first. */
export type IslandSources = IslandRendering['sources']

export const islandRendering = (sources: IslandSources): IslandRendering => ({
  sources,
  toMarkup: (element, { id }) => renderToString(element, { identifierPrefix: id }),
})

/** A page whose view throws is drawn as the error screen, and `error` says what was thrown: never a blank page. */
export function renderPage(whole: Site, route: Route, sources: IslandSources, images: Images = {}): Rendered {
  const site = siteOf(whole, route)
  try {
    return {
      head: headOf(site, route, images),
      ...withForeignTexts(
        site,
        route,
        withNeeds(
          <IslandsProvider value={islandRendering(sources)}>
            <ImageSources value={images}>
              <Page site={site} route={route} />
            </ImageSources>
          </IslandsProvider>,
        ),
      ),
    }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { ...renderError(site, route.path, error.message, images), error }
  }
}

function withNeeds(page: ReactElement): Pick<Rendered, 'body' | 'needs'> {
  const needs = noNeeds()
  const body = renderToStaticMarkup(<PageNeedsProvider value={needs}>{page}</PageNeedsProvider>)
  return { body: withNamesThere(body), needs }
}

/** What answers on an address without a page. */
export function renderUnknown(site: Site, images: Images = {}): Rendered {
  const { texts, unknownPaths } = site
  if (!('screen' in unknownPaths) || unknownPaths.screen === 'error')
    return renderError(site, '/404', texts.errorNotFound, images)
  return {
    head: headOfUnknown(site, texts.notFoundTitle, texts.notFoundText),
    ...withNeeds(
      <ImageSources value={images}>
        <NotFound site={site} path="/404" pages={likelyPages(site)} />
      </ImageSources>,
    ),
  }
}

/** The screen that stands in for a page that cannot be drawn; never a blank one. */
function renderError(site: Site, path: string, message: string, images: Images): Rendered {
  return {
    head: headOfUnknown(site, site.texts.errorTitle, message),
    ...withNeeds(
      <ImageSources value={images}>
        <ErrorScreen site={site} path={path} message={message} />
      </ImageSources>,
    ),
  }
}
