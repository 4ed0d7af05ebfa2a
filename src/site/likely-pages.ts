// Suggests pages for an address that does not exist.
import { decodedAddress } from './decoded-address.ts'
import { letterDistance } from './letter-distance.ts'
import type { Site, SiteLink } from './model.ts'
import { plainLetters } from './plain-letters.ts'

/** Suggestions on the page for unknown addresses. */
export interface LikelyPages {
  /** The home page, then pages linked from header, footer and forms. */
  main: (SiteLink & { about: string })[]
  /** Pages with the nearest addresses, where the requested address is known. */
  nearest: SiteLink[]
  /** All candidate pages, where it is not known: a script selects the nearest ones. */
  among: SiteLink[]
}

const maxMain = 8
const maxNearest = 3
/** A link takes about 15 bytes after compression. */
const maxAmong = 400

/** `requested` is a path; undefined for a page that is built in advance. */
export function likelyPages(site: Site, requested?: string): LikelyPages {
  const listed = site.routes.filter(({ unlisted }) => !unlisted)
  const links = listed.map(({ path, title }) => ({ label: title, to: path }))
  const main = mainLinks(site).flatMap(({ label, to }) => {
    const route = listed.find(({ path }) => path === to)
    return route ? [{ label, to, about: route.description }] : []
  })
  return requested === undefined
    ? { main, nearest: [], among: [...links].sort((a, b) => depthOf(a) - depthOf(b)).slice(0, maxAmong) }
    : { main, nearest: nearestPages(links, requested), among: [] }
}

const depthOf = ({ to }: SiteLink) => to.split('/').length

function mainLinks({ texts, header, footer, forms, routes, home = '/' }: Site): SiteLink[] {
  const ofForms = forms.map(({ page }) => ({ label: routes.find(({ path }) => path === page)?.title ?? '', to: page }))
  const links = [{ label: texts.home, to: home }, ...header.links, ...footer.navigation.links, ...ofForms]
  return links.filter(({ to }, at) => links.findIndex((other) => other.to === to) === at).slice(0, maxMain)
}

/** Returns at most three pages, nearest first. Also runs in browsers. */
export function nearestPages(pages: readonly SiteLink[], path: string): SiteLink[] {
  const wanted = stepsOf(path)
  return pages
    .map((link) => ({ link, steps: distanceBetween(wanted, stepsOf(link.to)) }))
    .filter(({ steps }) => steps < tooRemote)
    .sort((a, b) => a.steps - b.steps || a.link.to.length - b.link.to.length)
    .slice(0, maxNearest)
    .map(({ link }) => link)
}

const tooRemote = 1

/** Returns the distance of an address from the requested one: 0 for equal ones; no suggestion from 1 on. */
function distanceBetween(words: readonly string[], page: readonly string[]): number {
  const [last = '', pageLast = ''] = [words.at(-1), page.at(-1)]
  if (pageLast === '' || last === '') return tooRemote
  const whole = misspelt(words.join('/'), page.join('/'))
  // The page may have moved, keeping its name.
  const moved = misspelt(last, pageLast) + 0.2
  // The requested page may have been removed from below this one.
  const above = page.every((step, at) => words[at] === step) ? 0.4 + 0.1 * (words.length - page.length) : tooRemote
  const shares = beginningsOf(last).some((word) => beginningsOf(page.join('-')).includes(word)) ? 0.7 : tooRemote
  return Math.min(whole, moved, above, shares)
}

/** Compares the beginnings of longer words: "register" matches "registration". */
const beginningsOf = (step: string) =>
  step
    .split('-')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5))

/** Returns at most 0.4; 1 where more than a third of the letters differ. */
function misspelt(word: string, other: string): number {
  const maxSteps = Math.floor(Math.max(word.length, other.length) / 3)
  const steps = letterDistance(word, other, maxSteps)
  return steps > maxSteps ? tooRemote : (0.4 * steps) / Math.max(1, maxSteps)
}

/** Removes what other software adds to addresses: capitals, accents, file endings, underscores. */
function stepsOf(path: string): string[] {
  const plain = plainLetters(decodedAddress(path)).toLowerCase().slice(0, 200)
  const steps = plain.replace(/\.(?:html?|php|aspx?|jsp)$/, '').split('/')
  return steps.map((step) => step.replace(/[\s_.-]+/g, '-')).filter((step) => step !== '' && step !== 'index')
}
