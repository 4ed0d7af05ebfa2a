import type { Site } from '../site/model.ts'
import { usePageNeeds } from '../ui/page-needs.ts'
import { errorStyle } from '../ui/style-names.ts'
import { Frame } from './page.tsx'

interface ErrorScreenProps {
  site: Site
  path: string
  /** The error's own message. */
  message: string
}

/** The one screen for everything that goes wrong: an address without a page, or a page that cannot be drawn. */
export function ErrorScreen({ site, path, message }: ErrorScreenProps) {
  const { texts } = site
  usePageNeeds()?.styles.add(errorStyle)
  return (
    <Frame site={site} path={path}>
      <section aria-labelledby="error-title" className="wrap error-screen py-section">
        <h1 id="error-title" className="heading text-title">
          {texts.errorTitle}
        </h1>
        <p className="lead mt-6">{message}</p>
        <p className="mt-9">
          <a href={site.home ?? '/'} className="button button-solid">
            {texts.errorHome}
          </a>
        </p>
      </section>
    </Frame>
  )
}
