import { trailOf } from '../../site/trail.ts'
import { Section } from '../../ui/section.tsx'
import { usePage } from '../../ui/site-context.tsx'

export default function Breadcrumbs() {
  const { site, path } = usePage()
  const title = site.routes.find((route) => route.path === path)?.title ?? ''
  const trail = trailOf(site, { path, title })
  return (
    <Section room="none" named={false}>
      <nav aria-label={site.texts.breadcrumbs} className="breadcrumbs">
        <ol>
          {trail.map((step, at) => (
            <li key={step.path}>
              {at < trail.length - 1 ? (
                <a href={step.path}>{at === 0 ? site.texts.home : step.name}</a>
              ) : (
                <span aria-current="page">{step.name}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </Section>
  )
}
