import { hrefOf } from '../site/contacts.ts'
import { withContactLinks } from '../ui/contact-links.tsx'
import { MailAddress } from '../ui/mail-address.tsx'
import { useSite } from '../ui/site-context.tsx'
import { Logo } from './logo.tsx'

export function Footer() {
  const { name, footer, texts, logo } = useSite()
  return (
    <footer className="foot">
      <div className="wrap foot-row">
        <div>
          <p className="foot-name">
            <Logo />
            {(!logo || logo.withName) && name}
          </p>
          <p className="mt-4 max-w-sm text-muted">{withContactLinks(footer.tagline)}</p>
        </div>
        <nav aria-label={texts.footerNavigation}>
          <h2 className="label">{footer.navigation.title}</h2>
          <ul className="foot-links">
            {footer.navigation.links.map((link, at) => (
              <li key={at}>
                <a href={hrefOf(link.to)}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="label">{footer.contact.title}</h2>
          <p className="foot-links">
            <a href={`mailto:${footer.contact.email}`}>
              <MailAddress>{footer.contact.email}</MailAddress>
            </a>
          </p>
          {footer.contact.text && <p className="mt-2 text-muted">{withContactLinks(footer.contact.text)}</p>}
        </div>
      </div>
      <div className="wrap foot-last">
        <p>{footer.copyright}</p>
        {footer.links.length > 0 && (
          <ul>
            {footer.links.map((link, at) => (
              <li key={at}>
                <a href={hrefOf(link.to)}>{link.label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}
