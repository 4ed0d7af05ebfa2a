// Tests that a load with a cache returns what a load without one returns, whatever was edited in between.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manifestFiles, randomSite } from '../../bench/random/random-site.ts'
import { RandomWords, randomNumbers } from '../../bench/random/random-words.ts'
import { load } from '../../src/manifest/load.ts'
import { Memo } from '../../src/manifest/read/memo.ts'
import { pageKeys } from '../../src/publish/page-keys.ts'
import { bakery } from '../fixtures/bakery.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { drawn, isWhole } from '../how-much.ts'
import { bakeryWith } from './small-bakery.ts'

type Texts = ReadonlyMap<string, string>

const today = '2026-11-21'
const main = 'site.yaml'
const options = (texts: Texts) => ({
  today,
  readIncluded: () => [...texts].flatMap(([file, text]) => (file === main ? [] : [{ file, text }])),
})

const small = bakeryWith('top', '')
const aliased = bakery
  .replace('hours: seven to noon', 'hours: &hours seven to noon')
  .replace('years: "30"', 'years: *hours')
const windows = (texts: Texts): Texts =>
  new Map([...texts].map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]))
const inFiles = manifestFiles(randomSite(7, 5))
/** Adds a page of its own. */
const shared = new Map([
  ...inFiles,
  [
    'pages/own.yaml',
    '/own:\n  title: Own\n  unlisted: true\n  description: Mine.\n  blocks:\n    - { type: page-intro, title: Own, text: "{facts.office}" }\n',
  ],
])

const styles: Record<string, Texts> = {
  'a site with two readings, fragments and parity': new Map([[main, twoReadingsText]]),
  'another site': new Map([[main, bakery]]),
  'pages in files of their own': shared,
  'line ends of Windows': windows(shared),
  'another site with line ends of Windows': windows(new Map([[main, bakery]])),
  'anchors and aliases': new Map([[main, aliased]]),
  JSON: new Map([[main, JSON.stringify(load(small, main, { today }).manifest, undefined, 2)]]),
}

/** Edits of a line, as a save may contain them. */
const edits: ((line: string, words: RandomWords) => string)[] = [
  (line, words) => line.replace(/[a-z]{4,}(?=[^:]*$)/, words.word()),
  (line, words) => `${line} ${words.sentence()}`,
  (line) => `${line} # said twice`,
  (line) => line.replace(/: /, ': "'),
  (line) => ` ${line}`,
  (line) => line.replace(/^ {2}/, ''),
  (line) => line.replace(/^(\s*(?:- )?)([a-z]+):/i, '$1$2x:'),
  (line) => line.replace(/to: [^ },]+/, 'to: /nowhere'),
  (line) => line.replace(/\{facts\.\w+\}/, 'a while'),
  (line) => line.replace('{facts.', '{facts.no'),
  () => '',
  (line) => line.replace(/: (?=[A-Za-z])/, ': &words '),
  (line) => line.replace(/#[0-9a-f]{6}/, '#123456'),
  (line) => line.replace(/id: [a-z-]+/, 'id: moved'),
  (line) => line.replace(/(type|use): [a-z-]+/, '$1: prose'),
  (line) => line.replace(/^(\s*)(\/[\w/-]*):/, '$1$2-more:'),
  (line) => `${line}\n${line}`,
  (line) => `# lectern-ignore dead-link until 2026-12-31: soon\n${line}`,
  (line) => line.replace(/[,}\]]/, ''),
  (line) => `${line}\t`,
]

function edited(texts: Texts, words: RandomWords): Texts {
  const [file, text] = words.of([...texts])
  const lines = text.split('\n')
  const at = words.between(0, lines.length - 1)
  lines[at] = words.of(edits)(lines[at] ?? '', words)
  return new Map(texts).set(file, lines.join('\n'))
}

const answerOf = (texts: Texts, memo?: Memo) => {
  const text = texts.get(main) ?? ''
  const { problems, manifest, site, readings } = load(text, main, { ...options(texts), memo })
  const keys = site && [...pageKeys(site, 'source')]
  return { problems, keys, manifest, site, sites: readings && [...readings.all()] }
}

/** Number of edits for each text, 2,000 in all in the whole suite; fewer for large texts, which take longer. */
const rounds = Object.fromEntries(
  Object.entries(styles).map(([name, texts]) => [name, (texts.get(main) ?? '').length > 20_000 ? 140 : 310]),
)

// The parser creates errors by the hundred for faulty texts, and the test runner makes their stack traces slow.
const { stackTraceLimit } = Error
beforeAll(() => {
  Error.stackTraceLimit = 0
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

it.each(Object.entries(styles))(
  'a load with a cache returns what a load without one returns: %s',
  { timeout: 600_000 },
  (name, texts) => {
    const words = new RandomWords(randomNumbers(name.length))
    const memo = new Memo()
    const first = answerOf(texts, memo)
    expect(first.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    let good = 0
    let now = texts
    const edits = drawn(rounds[name] ?? 0)
    for (let round = 0; round < edits; round++) {
      // Sometimes several edits stay, as while typing; then all are undone.
      const next = edited(now, words)
      const warm = answerOf(next, memo)
      const cold = answerOf(next)
      expect(warm, `round ${round}`).toEqual(cold)
      if (cold.manifest) good++
      now = words.chance(0.3) && cold.manifest ? next : words.chance(0.1) ? texts : now
    }
    expect(good).toBeGreaterThan(edits / 20)
  },
)

it(`a load with a cache is compared with one without after at least ${isWhole ? 2000 : 40} edits`, () => {
  expect(Object.values(rounds).reduce((sum, edits) => sum + drawn(edits), 0)).toBeGreaterThanOrEqual(
    isWhole ? 2000 : 40,
  )
})

it('a load with a cache returns the same page object where its lines are the same', () => {
  const memo = new Memo()
  const before = answerOf(shared, memo).manifest
  const text = (shared.get('pages/own.yaml') ?? '').replace('Mine.', 'Yours.')
  const after = answerOf(new Map(shared).set('pages/own.yaml', text), memo).manifest
  const pages = Object.keys(before?.readings.only?.routes ?? {})
  expect(pages.length).toBe(6)
  const changed = pages.filter((path) => before?.readings.only?.routes[path] !== after?.readings.only?.routes[path])
  expect(changed).toEqual(['/own'])
})

it('a problem of a page that two readings have word for word is reported in both', () => {
  const whole = bakeryWith('blocks', '- type: closing\n  title: Come\n  actions: [{ label: Go, to: /ordr }]')
  const text = whole + whole.slice(whole.indexOf('  everyday:')).replace('everyday', 'market')
  const lines = (memo?: Memo) => load(text, main, { memo, today }).problems.map(({ line, code }) => `${line} ${code}`)
  expect(lines().filter((one) => one.endsWith('dead-link'))).toHaveLength(2)
  expect(lines(new Memo())).toEqual(lines())
})
