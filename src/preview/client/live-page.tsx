// Renders a page of the current manifest, or the screen for unknown paths and errors.
import { useEffect, useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { ErrorScreen } from '../../render/error-screen.tsx'
import { NotFound } from '../../render/not-found.tsx'
import { Page } from '../../render/page.tsx'
import { messageOf, plainPath } from '../../render/routes.ts'
import { siteAt } from '../../site/editions.ts'
import type { Site } from '../../site/model.ts'
import { IslandComponents } from '../../ui/island.tsx'
import { ImageSources } from '../../ui/picture.tsx'
import { Guard } from './guard.tsx'
import { islandComponents } from './island-components.tsx'
import { showLook, showTitle } from './look.ts'
import { useNews, watch } from './news.ts'
import { markBlocks } from './pointers.ts'

export function LivePage({ path }: { path: string }) {
  const { shown, turn } = useNews()
  const { search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search part names the reading to watch.
  useEffect(() => watch(path), [path, search])
  // After every render: React keeps attributes that it does not know.
  useLayoutEffect(() => {
    if (!shown) return
    showLook(shown, path)
    showTitle(shown, path)
    markBlocks(path, shown.site)
    document.dispatchEvent(new Event('lectern:drawn'))
  })
  const route = shown?.site.routes.find((one) => one.path === path)
  if (!shown || !route) return null
  return (
    <IslandComponents value={islandComponents}>
      <Guard turn={turn} fallback={(error) => <LiveFailure error={error} />}>
        <ImageSources value={shown.images}>
          <Page site={shown.site} route={route} />
        </ImageSources>
      </Guard>
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </IslandComponents>
  )
}

const isNotFound = ({ unknownPaths }: Site) => 'screen' in unknownPaths && unknownPaths.screen === 'not-found'

export function LiveFailure({ error }: { error?: unknown }) {
  const { shown } = useNews()
  const { pathname } = useLocation()
  const path = plainPath(pathname)
  useEffect(() => watch(path), [path])
  useLayoutEffect(() => {
    if (!shown) return
    showLook(shown, path)
    showTitle(shown, path, error === undefined && isNotFound(shown.site))
  })
  if (!shown) return null
  const { likely } = shown
  const site = siteAt(shown.site, path)
  if (error === undefined && likely && isNotFound(site)) return <NotFound site={site} path={path} pages={likely} />
  return <ErrorScreen site={site} path={path} message={messageOf(site, error)} />
}
