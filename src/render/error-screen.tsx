import type { Site } from '../site/model.ts'
import { Motif } from '../ui/motif.tsx'
import { usePageNeeds } from '../ui/page-needs.ts'
import { errorStyle } from '../ui/style-names.ts'
import { Frame } from './page.tsx'

/** The fallback screen, for unknown paths (`unknownPaths: { screen: error }`) and for pages whose view throws. */
export function ErrorScreen({ site, path, message }: { site: Site; path: string; message: string }) {
  const { texts } = site
  usePageNeeds()?.styles.add(errorStyle)
  return (
    <Frame site={site} path={path}>
      <section aria-labelledby="error-title" className="wrap error-screen py-section">
        <div>
          <h1 id="error-title" className="heading text-hero">
            {texts.errorTitle}
          </h1>
          <p className="lead mt-6">{message}</p>
          <p className="mt-9">
            <a href={site.home ?? '/'} className="button button-solid">
              {texts.errorHome}
            </a>
          </p>
        </div>
        <Motif order={0} className="error-drawing" />
      </section>
    </Frame>
  )
}
