import { NewsletterLine } from '../blocks/newsletter/newsletter-line.tsx'
import { hrefOf } from '../site/contacts.ts'
import type { Site, SiteLink, Theme } from '../site/model.ts'
import { BlockProvider } from '../ui/block-context.tsx'
import { withContactLinks } from '../ui/contact-links.tsx'
import { MailAddress } from '../ui/mail-address.tsx'
import { useMotifRow } from '../ui/motif.tsx'
import { usePageNeeds } from '../ui/page-needs.ts'
import { Picture } from '../ui/picture.tsx'
import { useSite } from '../ui/site-context.tsx'
import { blockStyle } from '../ui/style-names.ts'
import { ems } from '../ui/text-width.ts'
import { Logo } from './logo.tsx'
import { lookClasses } from './look-variants.ts'

/** `shownForms`: the forms in the blocks of the page, which the footer does not repeat. */
export function Footer({ shownForms = [] }: { shownForms?: readonly unknown[] }) {
  const { name, footer, texts, logo, theme } = useSite()
  const { map, newsletter } = footer
  const row = useMotifRow(0)
  const isLarge = theme.footer === 'wordmark'
  const wordmark = isLarge && <Wordmark name={name} display={theme.display} />
  // In the document where it is shown: a browser that shows the page in parts would move the rest of the footer.
  const beginsWithName = theme.header.layout === 'split'
  return (
    <footer className={`foot ${isLarge ? 'foot-wordmark' : ''} ${lookClasses(theme)}`.trim()}>
      {beginsWithName && wordmark}
      {newsletter && !shownForms.includes(newsletter.form) && <FooterNewsletter {...newsletter} />}
      <div className="wrap foot-row">
        <div>
          <p className="foot-name">
            <Logo />
            {(!logo || logo.withName) && name}
          </p>
          <p className={`max-w-sm ${isLarge ? 'text-lead' : 'mt-4 text-muted'}`}>{withContactLinks(footer.tagline)}</p>
        </div>
        <nav aria-label={texts.footerNavigation}>
          <h2 className="label">{footer.navigation.title}</h2>
          <ul className="foot-links">{footer.navigation.links.map(linkItem)}</ul>
        </nav>
        <div>
          <h2 className="label">{footer.contact.title}</h2>
          <p className="foot-links">
            <a href={`mailto:${footer.contact.email}`}>
              <MailAddress>{footer.contact.email}</MailAddress>
            </a>
          </p>
          {footer.contact.phone && <p className="mt-2">{withContactLinks(footer.contact.phone)}</p>}
          {footer.contact.text && <p className="mt-2 text-muted">{withContactLinks(footer.contact.text)}</p>}
        </div>
        {map && (
          <div className="foot-map">
            <Picture {...map.image} sizes="(min-width: 48rem) 20rem, 90vw" />
            <p className="foot-links mt-2">
              <a href={hrefOf(map.to)}>{map.label}</a>
            </p>
          </div>
        )}
      </div>
      <div className="wrap foot-last">
        <p>{footer.copyright}</p>
        {footer.links.length > 0 && <ul>{footer.links.map(linkItem)}</ul>}
      </div>
      {!beginsWithName && wordmark}
      {row}
    </footer>
  )
}

const linkItem = ({ to, label }: SiteLink, at: number) => (
  <li key={at}>
    <a href={hrefOf(to)}>{label}</a>
  </li>
)

function FooterNewsletter(props: NonNullable<Site['footer']['newsletter']>) {
  usePageNeeds()?.styles.add(blockStyle('newsletter'))
  return (
    <BlockProvider value={{ key: 'footer-newsletter', opening: false, placeholder: false }}>
      <div className="foot-newsletter">
        <div className="wrap">
          <NewsletterLine {...props} />
        </div>
      </div>
    </BlockProvider>
  )
}

/** `top`, `below`: room above and below the baseline, in hundredths of an em. `breadth`: actual width relative to `ems()`. */
const mixedCase = { top: 76, below: 28, breadth: 0.9 }
const descending = { ...mixedCase, below: 42 }
/** Capitals stand on the lower edge. */
const upperCase = { top: 90, below: 0, breadth: 1 }
const descendingUpperCase = { ...upperCase, below: 24 }

/** How far the letters reach. Those of scripts without capitals may all descend. */
function extentOf(name: string, isUpperCase: boolean) {
  if (/\p{Lo}/u.test(name)) return descending
  if (isUpperCase) return /[QÇŞŢȘȚĄĘĮŲĢĶĻŅДЦЩ,;]/.test(name.toUpperCase()) ? descendingUpperCase : upperCase
  return /[gjpqyQ,;þруфцщβγζημξρςφχψ]/.test(name) ? descending : mixedCase
}

/** Names wider than this many ems are hidden on phones, where they would be hardly larger than running text. */
const maxPhoneWidth = 9

/** The site's name across the full width. SVG stretches it, which needs neither script nor a style per site. */
function Wordmark({ name, display }: { name: string; display: Theme['display'] }) {
  const { top, below, breadth } = extentOf(name, display.case === 'upper')
  // The face's width relative to common faces, so that `textLength` hardly changes its letter spacing.
  const adjusted = Number.parseFloat(display.face?.standIns[0]?.sizeAdjust ?? '100') / 100
  const width = Math.round(ems(name) * 100 * adjusted * breadth)
  return (
    <div className="wrap">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${top + below}`}
        className={ems(name) > maxPhoneWidth ? 'wordmark wordmark-long' : 'wordmark'}
      >
        <text x="0" y={top} textLength={width} lengthAdjust="spacingAndGlyphs">
          {name}
        </text>
      </svg>
    </div>
  )
}
