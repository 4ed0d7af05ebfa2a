import type { Site } from '../../site/model.ts'

/** The path that a shown page has in the manifest: for a translated page, that of the page it translates. */
export function pageInFile({ routes }: Pick<Site, 'routes'>, path: string): string {
  const [first] = routes.find((route) => route.path === path)?.blocks ?? []
  const page = (first?.used?.at ?? first?.source)?.split('/')[4]
  return page?.replaceAll('~1', '/').replaceAll('~0', '~') ?? path
}
