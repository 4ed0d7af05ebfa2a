// Removes what a host or a site builder overlays on the page: a small fixed badge in the top left corner, and branding.
import { readSchedule } from '../schedule.ts'

const builder =
  '(base44|bolt|bubble|carrd|dorik|durable|elementor|emergent|framer|glide|gptengineer|jimdo|lovable|replit|softr|squarespace|strikingly|tilda|typedream|v0|webflow|weebly|wix)'

/** Matches an element's tag name, id or class. */
const brandingName = new RegExp(
  `(^|[^a-z])(${builder}[a-z_-]*(badge|brand|label|ads|banner|watermark|promo)|(made|built|created|powered)[-_]?(with|in|by|on)\\b)`,
  'i',
)

/** Matches the text of a small fixed element, or a link in it. Organizations may have a builder's name, so .org does not match. */
const credit = new RegExp(
  `^\\W*(made|built|created|powered|designed|edit|remix) (with|in|by|on) ${builder}\\b|href="https?://([\\w-]+\\.)*${builder}\\.(?!org)\\w+["/:?#]`,
  'i',
)

// Elements of the page itself, anything that speaks to the visitor or waits for input, and links within the page: a focused skip
// link stands in the top left corner.
const own =
  'header,nav,main,footer,dialog,form,fieldset,[popover],[role]:not([role=button],[role=link],[role=img]),' +
  '[aria-live],[aria-expanded],[aria-haspopup],[data-island],[href^="#"]:not([href="#"])'

function isBadge(element: Element): boolean {
  if (element.closest(own) || element.querySelector(own)) return false
  if (brandingName.test(`${element.localName} ${element.id} ${element.classList}`)) return true
  const { top, left, width, height } = element.getBoundingClientRect()
  if (width > 360 || height > 160 || getComputedStyle(element).position !== 'fixed') return false
  const { outerHTML, textContent } = element
  if (credit.test(textContent + outerHTML)) return true
  const isInCorner = top > -8 && left > -8 && top < 48 && left < 48
  // An empty fixed box is a progress bar or a cursor of the page's own.
  return isInCorner && (/\S/.test(textContent) || /<(img|svg)/.test(outerHTML))
}

function removeBadges(): void {
  // A badge that has the focus stays until the next run.
  for (const element of document.body.querySelectorAll(':not(:focus-within)')) if (isBadge(element)) element.remove()
}

function begin(): void {
  const [every, duration] = readSchedule()
  let left = duration / every
  const run = () => {
    removeBadges()
    if (--left < 0) clearInterval(timer)
  }
  const timer = setInterval(run, every)
  run()
}

// A prerendered page waits until it is shown.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', begin)
else begin()
