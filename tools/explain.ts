import { relative } from 'node:path'
import { loadFile } from '../src/files/load-file.ts'
import { placeAt } from '../src/manifest/inspect/address.ts'
import { originOf } from '../src/manifest/inspect/origin.ts'
import { problemCodes } from '../src/problems/catalogue.ts'
import { explained } from '../src/problems/explained.ts'
import { Fault } from '../src/problems/fault.ts'
import { listed } from '../src/problems/kind.ts'
import { nearest } from '../src/problems/nearest.ts'
import { badManifest } from './shared/bad-manifest.ts'
import { explainedWhole } from './shared/explained-site.ts'
import { optionsOf, textOf } from './shared/options.ts'

export const usage = {
  line: 'npm run explain -- [PAGE] PLACE [--reading NAME] [--manifest FILE]',
  about: `Says what stands in a place of the finished site, and every line of the manifest that made it so.

  npm run explain -- /services tiers.0.price --reading A
  npm run explain -- / hero.title
  npm run explain -- footer.copyright
  npm run explain -- /services            a page, or a redirect
  npm run explain -- facts.reply          a fact or a fragment, and where it is used
  npm run explain -- unknown-key          a code of npm run validate

A block goes by its id, its type or blocks.N; a number right after a block means an item of its only list.`,
  words: 9,
  options: {
    reading: { type: 'string', value: 'NAME', about: 'The reading; left out, the one that is switched on.' },
    manifest: { type: 'string', value: 'FILE', about: 'The manifest; left out, site.yaml.' },
  },
} as const

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

export default async function main(argv: string[], root: string): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const { values, words } = options
  if (words.length === 0) throw new Fault('usage', 'Name a place to explain.', `Usage: ${usage.line}`)
  const [code = ''] = words
  if (words.length === 1 && problemCodes.includes(code)) {
    process.stdout.write(explained(code))
    return 0
  }
  const file = textOf(values.manifest) ?? relative(process.cwd(), `${root}/site.yaml`)
  const { manifest, site, source, problems } = loadFile(file, { root, reading: textOf(values.reading) })
  if (!manifest) throw badManifest(file, problems)
  if (!site)
    throw new Fault(
      'usage',
      `There is no reading "${values.reading}".`,
      `The readings are ${listed(Object.keys(manifest.readings))}.`,
    )

  const address = words.join(' ')
  const whole = explainedWhole(address, { manifest, site, source })
  if (whole) {
    process.stdout.write(`${whole.map(clean).join('\n')}\n`)
    return 0
  }
  const place = placeAt(site, address)
  if ('missing' in place) {
    const near = nearest(place.missing, place.known)
    const hint = near ? `Did you mean "${near}"?` : `There is ${listed(place.known)}.`
    throw new Fault('usage', `Reading ${site.reading} has no "${place.missing}" in ${address}.`, hint)
  }
  process.stdout.write(`${address} in reading ${site.reading}:\n\n${shown(place.value)}\n\n`)
  const steps = originOf(manifest, site.reading, place.path).map(({ what, at }) => {
    const { text, start } = source.place({ path: at, on: 'entry' })
    const { line, column } = text.lines.pointAt(start)
    const where = what === 'default' ? '' : `${text.file}:${line}:${column}`
    return { where, what: kinds[what], text: text.lines.textOf(line).trim() }
  })
  const widest = Math.max(...steps.map(({ where }) => where.length))
  for (const { where, what, text } of steps)
    process.stdout.write(`  ${where.padEnd(widest)}  ${what.padEnd(15)}  ${text}\n`)
  return 0
}

/** A text as it is; of a group or list, its texts by their keys. */
const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : textsIn(value).join('\n')).replace(/^/gm, '  ')

function textsIn(value: unknown, name = ''): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [name === '' ? String(value) : `${name}: ${value}`]
  const under = (key: string) => {
    if (key === 'props') return name
    const word = /^\d+$/.test(key) ? String(Number(key) + 1) : key
    return name === '' ? word : `${name} ${word}`
  }
  return Object.entries(value).flatMap(([key, one]) =>
    (key === 'source' || key === 'used') && 'props' in value ? [] : textsIn(one, under(key)),
  )
}

/** Text from the manifest never steers the terminal. */
const clean = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
