import type { Site } from '../site/model.ts'
import { ems } from '../ui/text-width.ts'

/** Window widths in rem at which the stylesheet can begin to show the links in a row; see header.css, and header-row/ for each. */
const widths = [48, 64, 80] as const

export type HeaderRow = `bar-${(typeof widths)[number]}` | 'bar-tight' | 'bar-rows'

/**
 * The class that says from which window width the links of the header stand in a row beside the name. Estimated from the
 * length of the words, on the safe side, since no script measures them; `bar-rows` when they need lines of their own.
 */
export function headerRow(site: Named): HeaderRow {
  const row = known.get(site) ?? rowOf(site)
  known.set(site, row)
  return row
}

type Named = Pick<Site, 'name' | 'header' | 'theme' | 'logo' | 'language' | 'languages'>

/** The same for every page of a site. */
const known = new WeakMap<Named, HeaderRow>()

function rowOf({ name, header, theme, logo: given, language, languages = [] }: Named): HeaderRow {
  // The page's own rem is the size of its text; a media query's is the browser's.
  const rem = sizeOf(theme.text.size)
  const others = header.languages === false ? [] : languages.filter(({ tag }) => tag !== language)
  const labels = [...header.links.map(({ label }) => label), ...others.map((one) => one.name)]
  const links = labels.reduce((sum, label) => sum + ems(label), 0)
  const logoOf = (words: number) => (given ? pictureWidth + (given.withName ? words : 0) : words + markWidth)
  const action = header.action ? ems(header.action.label) + buttonPadding : 0
  const fitsAt = (width: number) => {
    const row = links + gapAt(width) * labels.length
    // The name stands in the middle of a split bar, so that both sides have what the wider one needs.
    const besides = theme.header.layout === 'split' ? 2 * Math.max(row, action) : row + action
    return logoOf(ems(name) * logoSize) + besides <= width - edges(width)
  }
  const fitsTight = (width: number, besides: number) =>
    logoOf(emsInTwoLines(name) * tight.logoSize) + links + tight.gap * labels.length + besides <= width - edges(width)
  const fits = widths.find((queried) => fitsAt(queried / rem))
  const isTight = fits === 64 || (fits === 80 && !/centred|split/.test(theme.header.layout))
  if (isTight && fitsTight(48 / rem, 0) && fitsTight(64 / rem, action)) return 'bar-tight'
  return fits ? `bar-${fits}` : 'bar-rows'
}

// In the page's rem, as header.css has them.
const logoSize = 1.375
const markWidth = 2.55
/** How wide a name is at most that stands in two lines. */
function emsInTwoLines(name: string): number {
  const parts = name.split(' ')
  const widthsFrom = parts.map((_, at) => Math.max(ems(parts.slice(0, at).join(' ')), ems(parts.slice(at).join(' '))))
  return Math.min(...widthsFrom)
}

/** As bar-tight.css has them up to 80rem: the name in two lines, and below 64rem no button. */
const tight = { logoSize: 1.125, gap: 1 }
/** Of a button in the bar, with the room before it. */
const buttonPadding = 3.3
/** The widest that given-logo.css lets a logo be, and the room after it. */
const pictureWidth = 12.65

/** Between links; there is as much before the first. */
const gapAt = (width: number) => Math.min(2.25, Math.max(1.25, width * 0.024))

/** Both sides of `.wrap`, which also has a greatest width. */
const edges = (width: number) => 2 * Math.min(4.5, Math.max(1.25, width * 0.05))

/** In a browser's rem; 1 for what is no plain length. */
function sizeOf(length: string): number {
  const [, value = '1', unit] = /^([\d.]+)(rem|em|px)$/.exec(length.trim()) ?? []
  return unit === 'px' ? Number(value) / 16 : Number(value)
}
