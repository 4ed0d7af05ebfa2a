import { usePage } from '../ui/site-context.tsx'
import { Logo } from './logo.tsx'

/** The bar at the top: stays in view on wide screens; on small ones its links stack as a list. */
export function Header() {
  const { site, path } = usePage()
  return (
    <header className="bar">
      <div className="wrap bar-row">
        <a href="/" className="logo-link" aria-label={`${site.name}: ${site.texts.home}`}>
          <Logo />
          <span>{site.name}</span>
        </a>
        <nav aria-label={site.texts.mainNavigation}>
          <ul className="bar-links">
            {site.header.links.map((link) => (
              <li key={link.to}>
                <a href={link.to} aria-current={link.to === path ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
