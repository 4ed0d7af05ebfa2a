// Renders a route to static markup, with islands in the form that React hydrates in the browser.
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
import { headOfUnknown, headTags } from './head.ts'
import { withNoBreaks } from './no-breaks.ts'
import { NotFound } from './not-found.tsx'
import { Page } from './page.tsx'
import { withoutDanglingSectionNames } from './section-names.ts'

export interface Rendered {
  head: string
  body: string
  /** Styles and scripts that the views have requested during rendering. */
  needs: PageNeeds
  /** What a view threw, if the page could not be rendered. */
  error?: Error
}

/** URLs of an island's files by block type, the script first. */
type IslandSources = IslandRendering['sources']

export const islandRendering = (sources: IslandSources): IslandRendering => ({
  sources,
  toMarkup: (element, { id }) => renderToString(element, { identifierPrefix: id }),
})

/** Renders a page. If a view throws, returns the error screen and sets `error`. */
export function renderPage(whole: Site, route: Route, sources: IslandSources, images: Images = {}): Rendered {
  const site = siteOf(whole, route)
  try {
    const page = withNeeds(
      site,
      <IslandsProvider value={islandRendering(sources)}>
        <ImageSources value={images}>
          <Page site={site} route={route} />
        </ImageSources>
      </IslandsProvider>,
      route,
    )
    return { head: headTags(site, route, images), ...page }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { ...renderError(site, route.path, error.message, images), error }
  }
}

function withNeeds(site: Site, page: ReactElement, route: Partial<Route> = {}): Pick<Rendered, 'body' | 'needs'> {
  const needs = noNeeds()
  const markup = renderToStaticMarkup(<PageNeedsProvider value={needs}>{page}</PageNeedsProvider>)
  return { body: withNoBreaks(withForeignTexts(site, route, withoutDanglingSectionNames(markup))), needs }
}

/** The screen for unknown paths: the 404 page or the error screen, as `unknownPaths` says. */
export function renderUnknown(site: Site, images: Images = {}): Rendered {
  const { texts, unknownPaths } = site
  if (!('screen' in unknownPaths) || unknownPaths.screen === 'error')
    return renderError(site, '/404', texts.errorNotFound, images)
  return {
    head: headOfUnknown(site, texts.notFoundTitle, texts.notFoundText),
    ...withNeeds(
      site,
      <ImageSources value={images}>
        <NotFound site={site} path="/404" pages={likelyPages(site)} />
      </ImageSources>,
    ),
  }
}

function renderError(site: Site, path: string, message: string, images: Images): Rendered {
  return {
    head: headOfUnknown(site, site.texts.errorTitle, message),
    ...withNeeds(
      site,
      <ImageSources value={images}>
        <ErrorScreen site={site} path={path} message={message} />
      </ImageSources>,
    ),
  }
}
