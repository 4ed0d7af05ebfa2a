// Explains a place of the finished site: its text, and each line of the manifest that it comes from.
import { placeOfAddress } from '../../src/manifest/inspect/address.ts'
import { pagesInWords } from '../../src/manifest/inspect/pages-in-words.ts'
import { shownPlacesOf } from '../../src/manifest/inspect/whereabouts.ts'
import { buildYear, parseInterpolation } from '../../src/manifest/resolve/interpolate.ts'
import { originsIn, type PlacedStep } from '../../src/preview/session/locate.ts'
import { problemCodes } from '../../src/problems/catalogue.ts'
import { explained } from '../../src/problems/explained.ts'
import { Fault } from '../../src/problems/fault.ts'
import { listed } from '../../src/problems/kind.ts'
import { nearest } from '../../src/problems/nearest.ts'
import { printable } from '../../src/problems/printable.ts'
import { explainWhole } from './explained-site.ts'
import type { SoundSite } from './sound-site.ts'

const kinds = {
  page: 'on the page',
  layout: 'in the layout',
  use: 'used here',
  with: 'changed here',
  fragment: 'in the fragment',
  fact: 'the fact',
  site: 'of the site',
  texts: 'in the texts',
  form: 'in the form',
  default: 'by default',
}

/** The words name a place, or a problem code, for which the site is not loaded. Throws a Fault for an unknown place. */
export function explainedPlace(words: readonly string[], load: () => SoundSite): string {
  const [code = ''] = words
  if (words.length === 1 && problemCodes.includes(code)) return explained(code)
  const loaded = load()
  const { site } = loaded
  const address = words.join(' ')
  const whole = explainWhole(address, loaded)
  if (whole) return `${whole.map(printable).join('\n')}\n`
  const place = placeOfAddress(site, address)
  if ('missing' in place) {
    const near = nearest(place.missing, place.known)
    const hint = near ? `Did you mean "${near}"?` : `Its parts are ${listed(place.known)}.`
    throw new Fault('usage', `Reading ${site.reading} has no "${place.missing}" in ${address}.`, hint)
  }
  const origins = originsIn(loaded, site.reading, place.path, 'entry')
  const steps = origins.map(({ what, isTranslation, place: { text, start } }) => {
    const { line, column } = text.lines.pointAt(start)
    const where = what === 'default' ? '' : `${text.file}:${line}:${column}`
    return { where, what: isTranslation ? 'the translation' : kinds[what], text: text.lines.textOf(line).trim() }
  })
  // The build's year is in no line of the manifest, so it comes last.
  const namesYear = ({ text }: { text: string }) =>
    parseInterpolation(text).some((part) => typeof part !== 'string' && part.name === buildYear)
  if (steps.some(namesYear))
    steps.push({ where: '', what: 'of the build', text: `${buildYear}: ${site.today.slice(0, 4)}` })
  const widest = Math.max(...steps.map(({ where }) => where.length))
  const lines = steps.map(({ where, what, text }) => `  ${where.padEnd(widest)}  ${what.padEnd(15)}  ${text}\n`)
  const pages = seenOn(origins, loaded)
  return `${address} in reading ${site.reading}:\n\n${printed(place.value)}\n\n${lines.join('')}${pages}`
}

/** Names the pages that show the text, when there are several; none for a translation. */
function seenOn([first]: readonly PlacedStep[], loaded: SoundSite): string {
  if (!first || first.isTranslation || first.what === 'default') return ''
  const { pages = [] } = shownPlacesOf(loaded).of(first.at) ?? {}
  return pages.length > 1 ? `\n  Visitors see it on ${pagesInWords(pages)}.\n` : ''
}

/** Prints a text unchanged; of a group or list, its texts with their keys. */
const printed = (value: unknown): string =>
  (typeof value === 'string' ? value : textsIn(value).join('\n')).replace(/^/gm, '  ')

function textsIn(value: unknown, name = ''): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [name === '' ? String(value) : `${name}: ${value}`]
  const under = (key: string) => {
    if (key === 'props') return name
    const word = /^\d+$/.test(key) ? String(Number(key) + 1) : key
    return name === '' ? word : `${name} ${word}`
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'source' || key === 'used') && 'props' in value ? [] : textsIn(inner, under(key)),
  )
}
