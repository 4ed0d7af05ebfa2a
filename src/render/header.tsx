import { hrefOf } from '../site/contacts.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { classNames } from '../ui/class-names.ts'
import { LanguageItems } from '../ui/language-links.tsx'
import { usePageNeeds } from '../ui/page-needs.ts'
import { usePage } from '../ui/site-context.tsx'
import { headerStyle } from '../ui/style-names.ts'
import { headerRow } from './header-row.ts'
import { Logo } from './logo.tsx'
import { lookClasses } from './look-variants.ts'

const listId = 'main-navigation'

/**
 * The top bar. `over`: class of the first block's background, for themes whose header overlays it. Links that do not fit in a row
 * become a popover behind a menu button, which needs no script; browsers without popovers show the list.
 */
export function Header({ over }: { over?: string }) {
  const { site, path } = usePage()
  const { links, action } = site.header
  const { layout, sticky } = site.theme.header
  const showsName = !site.logo || site.logo.withName === true
  const row = headerRow(site)
  usePageNeeds()?.styles.add(headerStyle(row))
  const classes = classNames(
    'bar',
    row,
    (layout === 'centred' || layout === 'split') && `bar-${layout}`,
    layout === 'over' && over !== undefined && `bar-over ${over}`,
    !sticky && 'bar-static',
    lookClasses(site.theme),
  )
  return (
    <header className={classes}>
      <div className="wrap bar-row">
        <a
          href={site.home ?? '/'}
          className="logo-link"
          aria-label={`${showsName ? site.name : (site.logo?.alt ?? site.name)}: ${site.texts.home}`}
        >
          <Logo />
          {showsName && <span className="logo-name">{site.name}</span>}
        </a>
        <nav aria-label={site.texts.mainNavigation}>
          <button type="button" popoverTarget={listId} className="bar-menu">
            {site.texts.menu}
            <svg aria-hidden="true" viewBox="0 0 20 14">
              <path d="M1 3h18" />
              <path d="M1 11h18" />
            </svg>
          </button>
          <ul id={listId} popover="auto" className="bar-links">
            {links.map((link, at) => (
              <li key={at}>
                <a href={hrefOf(link.to)} aria-current={link.to === path ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
            {site.header.languages !== false && <LanguageItems />}
            {action && (
              <li className="bar-action-row">
                <a href={hrefOf(action.to)}>{action.label}</a>
              </li>
            )}
          </ul>
        </nav>
        {action && <ActionLink {...action} className="bar-action" />}
      </div>
    </header>
  )
}
