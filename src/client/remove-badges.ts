// Takes away what a host or a site builder puts over the page: a small fixed badge in the top left corner, and branding.
// Hand-written and without imports: it is a file of its own. Its script element tells how often and how long, in
// milliseconds: data-badges-every and data-badges-for.

const builder =
  '(lovable|gptengineer|webflow|framer|wix|squarespace|weebly|carrd|tilda|bubble|softr|bolt|v0|replit|durable|typedream|dorik|strikingly|jimdo|elementor|emergent|base44|glide)'
const hosts = new RegExp(`(^|\\.)${builder}\\.(app|build|co|com|dev|io|new|site|so)$`, 'i')
const signature = new RegExp(
  `(^|[^a-z])${builder}[a-z_-]*(badge|brand|label|ads|banner|watermark|promo)|(^|[^a-z])(made|built|created|powered)[-_]?(with|in|by|on)\\b`,
  'i',
)
const phrase = new RegExp(`^\\W*(edit|made|built|created|powered|designed|remix) (with|in|on|by) ${builder}\\b`, 'i')

// What the page itself is made of, and whatever speaks to the visitor or waits for an answer.
const landmarks = 'header,nav,main,footer,[role=banner],[role=navigation],[role=main],[role=contentinfo]'
const own =
  `${landmarks},dialog,form,fieldset,[popover],[role=dialog],[role=alertdialog],[role=status],[role=alert],[role=log],` +
  '[role=tooltip],[role=menu],[role=search],[aria-live],[aria-modal],[aria-expanded],[aria-haspopup],[data-island]'

/** Brought to the visitor by the page: inside one of its parts, or holding one. */
const isOwn = (element: Element) =>
  element.closest(own) !== null || element.querySelector(own) !== null || leadsWithinPage(element)

/** A skip link, say: it stands in the top left corner while it has the focus. */
const leadsWithinPage = (element: Element) =>
  element instanceof HTMLAnchorElement &&
  element.getAttribute('href')?.startsWith('#') === true &&
  document.getElementById(element.hash.slice(1)) !== null

const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'

const isSmall = ({ width, height }: DOMRect) => width >= 12 && height >= 12 && width <= 360 && height <= 160

/** Words or a picture: an empty fixed box is a progress bar or a cursor of the page's own. */
const saysSomething = (element: Element) =>
  element.textContent?.trim() !== '' || element.matches('img,svg') || element.querySelector('img,svg') !== null

function isTopLeftBadge(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const inCorner = box.top > -8 && box.left > -8 && box.top < 48 && box.left < 48
  return inCorner && isSmall(box) && isFixed(element) && saysSomething(element)
}

function isBranding(element: Element): boolean {
  const names = `${element.localName} ${element.id} ${element.getAttribute('class') ?? ''}`
  if (names.split(/\s+/).some((name) => signature.test(name))) return true
  if (!isFixed(element) || !isSmall(element.getBoundingClientRect())) return false
  const links = [element, ...element.querySelectorAll('a')].filter((at) => at instanceof HTMLAnchorElement)
  return links.some(({ hostname }) => hosts.test(hostname)) || phrase.test(element.textContent ?? '')
}

function removeBadges(): void {
  for (const element of document.body.querySelectorAll(':not(script,style,link,template,svg *)')) {
    // Whoever is just using it keeps it until the next run.
    if (!element.isConnected || element.contains(document.activeElement)) continue
    if (isOwn(element)) continue
    if (isTopLeftBadge(element) || isBranding(element)) element.remove()
  }
}

function begin(): void {
  const { badgesEvery, badgesFor } = document.querySelector<HTMLElement>('[data-badges-every]')?.dataset ?? {}
  let left = Math.floor(Number(badgesFor) / Number(badgesEvery))
  removeBadges()
  const timer = setInterval(() => {
    removeBadges()
    if (--left <= 0) clearInterval(timer)
  }, Number(badgesEvery))
}

// A page drawn ahead of the visit waits until it is shown.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', begin)
else begin()
