import { remembered } from '../remembered.ts'
import type { Site } from '../site/model.ts'
import { ems } from '../ui/text-width.ts'

/** Breakpoints in rem at which the header can switch to a row of links; each has a stylesheet in header-row/. */
const breakpoints = [48, 64, 80] as const

type HeaderRow = `bar-${(typeof breakpoints)[number]}` | 'bar-tight' | 'bar-tight-64' | 'bar-rows'

/**
 * The class that sets from which window width the header's links stand in a row beside the name; `bar-rows` if they need rows
 * of their own. Errs towards the wider breakpoint: it estimates text widths, since no script measures them.
 */
export const headerRow = remembered(rowOf)

type HeaderInput = Pick<Site, 'name' | 'header' | 'theme' | 'logo' | 'language' | 'languages'>

function rowOf({ name, header, theme, logo: given, language, languages = [] }: HeaderInput): HeaderRow {
  // The page sets the root font size, but media queries use the browser's rem.
  const rem = sizeOf(theme.text.size)
  const others = header.languages === false ? [] : languages.filter(({ tag }) => tag !== language)
  const labels = [...header.links.map(({ label }) => label), ...others.map((one) => one.name)]
  const links = labels.reduce((sum, label) => sum + ems(label), 0)
  const logoWidth = (words: number) => (given ? pictureWidth + (given.withName ? words : 0) : words + markWidth)
  const action = header.action ? ems(header.action.label) + buttonPadding : 0
  const fitsAt = (width: number) => {
    const row = links + gapAt(width) * labels.length
    // A split bar centres the name, so both sides need the width of the wider one.
    const besides = theme.header.layout === 'split' ? 2 * Math.max(row, action) : row + action
    return logoWidth(ems(name) * logoSize) + besides <= width - edges(width)
  }
  const fitsTight = (width: number, besides: number) =>
    logoWidth(emsInTwoLines(name) * tight.logoSize) + links + tight.gap * labels.length + besides <=
    width - edges(width)
  const fits = breakpoints.find((width) => fitsAt(width / rem))
  const isTight = fits === 64 || (fits === 80 && !/centred|split/.test(theme.header.layout))
  if (isTight && fitsTight(64 / rem, action)) {
    const actionAsLink = header.action ? ems(header.action.label) + tight.gap : 0
    if (fitsTight(48 / rem, actionAsLink)) return 'bar-tight'
    if (fits === 80) return 'bar-tight-64'
  }
  return fits ? `bar-${fits}` : 'bar-rows'
}

// Measures of header.css, in the page's rem.
const logoSize = 1.375
const markWidth = 2.55
/** Width in em of the name broken into two lines at the best place. */
function emsInTwoLines(name: string): number {
  const parts = name.split(' ')
  const widthsFrom = parts.map((_, at) => Math.max(ems(parts.slice(0, at).join(' ')), ems(parts.slice(at).join(' '))))
  return Math.min(...widthsFrom)
}

/** Measures of bar-tight.css below 80rem: the name takes two lines, and below 64rem the button is the last of the links. */
const tight = { logoSize: 1.125, gap: 1 }
/** Padding of the action button, with the gap before it. */
const buttonPadding = 3.3
/** The `max-width` of given-logo.css, with the gap after the logo. */
const pictureWidth = 12.65

/** Gap before each link. */
const gapAt = (width: number) => Math.min(2.25, Math.max(1.25, width * 0.024))

/** Left and right padding of `.wrap` together. */
const edges = (width: number) => 2 * Math.min(4.5, Math.max(1.25, width * 0.05))

/** A CSS length in the browser's rem; 1 if it is not a plain rem, em or px value. */
function sizeOf(length: string): number {
  const [, value = '1', unit] = /^([\d.]+)(rem|em|px)$/.exec(length.trim()) ?? []
  return unit === 'px' ? Number(value) / 16 : Number(value)
}
