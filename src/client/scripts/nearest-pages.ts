// Runs on the page for unknown addresses, which is built once for all of them: only the browser knows the requested address.
import { withDecodedLetters } from '../../site/decoded-address.ts'
import { nearestPages } from '../../site/likely-pages.ts'
import type { SiteLink } from '../../site/model.ts'

const place = document.querySelector<HTMLElement>('[data-among]')
const list = place?.querySelector('ul')
const among = JSON.parse(place?.dataset.among ?? '[]') as [string, string][]
const links: SiteLink[] = nearestPages(
  among.map(([to, label]) => ({ to, label })),
  withDecodedLetters(location.pathname),
)
if (place && list && links.length > 0) {
  for (const { to, label } of links) {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: label })
    list.appendChild(document.createElement('li')).append(link)
  }
  place.hidden = false
}
