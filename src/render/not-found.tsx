import { drawings } from '../drawings/drawings.ts'
import type { LikelyPages } from '../site/likely-pages.ts'
import type { Site } from '../site/model.ts'
import { Motif } from '../ui/motif.tsx'
import { usePageNeeds } from '../ui/page-needs.ts'
import { notFoundStyle } from '../ui/style-names.ts'
import { Frame } from './page.tsx'

/** The 404 page: an explanation, the pages with the most similar address, the main pages, a mail address. */
export function NotFound({ site, path, pages }: { site: Site; path: string; pages: LikelyPages }) {
  const { texts, email, theme } = site
  const { main, nearest, among } = pages
  const drawing = drawings[theme.motif]
  const needs = usePageNeeds()
  needs?.styles.add(notFoundStyle)
  if (among.length > 0) needs?.scripts.add('nearest-pages')
  return (
    <Frame site={site} path={path}>
      <section aria-labelledby="not-found-title" className="wrap not-found py-section">
        <div>
          <h1 id="not-found-title" className="heading text-hero">
            {texts.notFoundTitle}
          </h1>
          <p className="lead mt-6 text-muted">{texts.notFoundText}</p>
          {(nearest.length > 0 || among.length > 0) && (
            <div
              className="not-found-near"
              hidden={nearest.length === 0}
              data-among={among.length > 0 ? JSON.stringify(among.map(({ to, label }) => [to, label])) : undefined}
            >
              <h2 className="label">{texts.notFoundNearest}</h2>
              <ul>
                {nearest.map(({ to, label }) => (
                  <li key={to}>
                    <a href={to}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className="not-found-write">
            {texts.notFoundContact} <a href={`mailto:${email}`}>{email}</a>
          </p>
          <Motif
            scale="small"
            order={drawing?.isPattern ? 1 : 0.3}
            className={`not-found-drawing ${drawing?.isStanding ? 'not-found-standing' : ''}`.trim()}
          />
        </div>
        <nav aria-labelledby="not-found-pages">
          <h2 id="not-found-pages" className="label">
            {texts.notFoundPages}
          </h2>
          <ul className="not-found-pages">
            {main.map(({ to, label, about }, at) => (
              <li key={at}>
                <a href={to}>{label}</a>
                <p>{about}</p>
              </li>
            ))}
          </ul>
        </nav>
      </section>
    </Frame>
  )
}
