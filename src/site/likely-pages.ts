// Suggestions for a requested address that has no page.
import { letterDistance } from './letter-distance.ts'
import type { Link, Site } from './model.ts'

/** What the page for unknown addresses offers. */
export interface LikelyPages {
  /** The home page, then those that header, footer and forms lead to. */
  main: (Link & { about: string })[]
  /** Those whose addresses are nearest to the requested one, where that is known. */
  nearest: Link[]
  /** Where it is not: the pages among which a script finds them. */
  among: Link[]
}

const maxMain = 8
const maxNearest = 3
/** A link takes some 15 bytes on the wire. */
const maxAmong = 400

/** `requested` is a path; a page that is built ahead of every visit does not know it. */
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

const depthOf = ({ to }: Link) => to.split('/').length

function mainLinks({ texts, header, footer, forms, routes, home = '/' }: Site): Link[] {
  const ofForms = forms.map(({ page }) => ({ label: routes.find(({ path }) => path === page)?.title ?? '', to: page }))
  const links = [{ label: texts.home, to: home }, ...header.links, ...footer.navigation.links, ...ofForms]
  return links.filter(({ to }, at) => links.findIndex((other) => other.to === to) === at).slice(0, maxMain)
}

/** At most three, the nearest first; none where no address is near. Runs in browsers too. */
export function nearestPages(pages: readonly Link[], path: string): Link[] {
  const wanted = stepsOf(path)
  return pages
    .map((link) => ({ link, steps: remoteness(wanted, stepsOf(link.to)) }))
    .filter(({ steps }) => steps < tooRemote)
    .sort((a, b) => a.steps - b.steps || a.link.to.length - b.link.to.length)
    .slice(0, maxNearest)
    .map(({ link }) => link)
}

const tooRemote = 1

/** The distance of an address from the requested one: 0 is the same, from 1 on it is no suggestion. */
function remoteness(words: readonly string[], page: readonly string[]): number {
  const [last = '', pageLast = ''] = [words.at(-1), page.at(-1)]
  if (pageLast === '' || last === '') return tooRemote
  const whole = misspelt(words.join('/'), page.join('/'))
  // The page stands elsewhere now, under the same name.
  const moved = misspelt(last, pageLast) + 0.2
  // A page that is gone stood below this one.
  const above = page.every((step, at) => words[at] === step) ? 0.4 + 0.1 * (words.length - page.length) : tooRemote
  const shares = beginningsOf(last).some((word) => beginningsOf(page.join('-')).includes(word)) ? 0.7 : tooRemote
  return Math.min(whole, moved, above, shares)
}

/** Of the words that say something, however they end: "register" and "registration". */
const beginningsOf = (step: string) =>
  step
    .split('-')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5))

/** At most 0.4; 1 where more than a third of the letters differ. */
function misspelt(word: string, other: string): number {
  const maxSteps = Math.floor(Math.max(word.length, other.length) / 3)
  const steps = letterDistance(word, other, maxSteps)
  return steps > maxSteps ? tooRemote : (0.4 * steps) / Math.max(1, maxSteps)
}

/** Without what other software puts into addresses: capitals, accents, endings of files, lines below words. */
function stepsOf(path: string): string[] {
  const plain = decoded(path)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .slice(0, 200)
  const steps = plain.replace(/\.(?:html?|php|aspx?|jsp)$/, '').split('/')
  return steps.map((step) => step.replace(/[\s_.-]+/g, '-')).filter((step) => step !== '' && step !== 'index')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
