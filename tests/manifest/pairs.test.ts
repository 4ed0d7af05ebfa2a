// Tests several mistakes in one file: each is reported, and nothing else is.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { type Mistake, mistakes } from './mistakes.ts'

const bakery = readFileSync(new URL('../fixtures/bakery.yaml', import.meta.url), 'utf8').split('\n')

/** Lines of the bakery that a mistake changes, and their replacement. */
interface Change {
  mistake: Mistake
  from: number
  to: number
  lines: string[]
}

function changeOf(mistake: Mistake): Change {
  const lines = mistake.text.split('\n')
  let from = 0
  while (bakery[from] === lines[from]) from++
  let same = 0
  while (same < bakery.length - from && same < lines.length - from && bakery.at(-1 - same) === lines.at(-1 - same))
    same++
  return { mistake, from, to: bakery.length - same, lines: lines.slice(from, lines.length - same) }
}

/** Yields the same sequence in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    yield state / 0x7fffffff
  }
}

const pairCount = isWhole ? 200 : 25

it(`of ${pairCount} pairs of mistakes, 98 in 100 have both reported, and nothing else is`, () => {
  const random = numbers(2026)
  const changes = mistakes.map(changeOf)
  const pick = () => changes[Math.floor(random.next().value * changes.length)] as Change
  // Codes that are only reported for a manifest that was read completely.
  const absence = /^(unused-|unreachable-)/
  let both = 0
  const noise: string[] = []
  for (let pairs = 0; pairs < pairCount; ) {
    const [above, below] = [pick(), pick()].sort((a, b) => a.from - b.from) as [Change, Change]
    if (above.to + 3 > below.from) continue
    pairs++
    const text = [
      ...bakery.slice(0, above.from),
      ...above.lines,
      ...bakery.slice(above.to, below.from),
      ...below.lines,
      ...bakery.slice(below.to),
    ]
    const grown = (change: Change) => change.lines.length - (change.to - change.from)
    const lineOf = ({ mistake: { line } }: Change, other: Change) => line + (line > other.from ? grown(other) : 0)
    const { problems } = load(text.join('\n'), 'bakery.yaml')
    const told = ([one, other]: [Change, Change]) =>
      absence.test(one.mistake.code) ||
      problems.some(({ code, line }) => code === one.mistake.code && line === lineOf(one, other))
    if (told([above, below]) && told([below, above])) both++
    const expected = [above, below].flatMap(({ mistake: { code, also } }) => [code, also])
    for (const { code, line, message } of problems)
      if (!expected.includes(code))
        noise.push(`${above.mistake.name} + ${below.mistake.name}: ${line} ${code} ${message}`)
  }
  expect(noise).toEqual([])
  expect(both).toBeGreaterThanOrEqual(0.98 * pairCount)
})

/** Codes of mistakes that keep a text from being parsed as meant. */
const ofWriting = new Set([
  'bad-escape',
  'bad-indent',
  'brace-starts-group',
  'colon-in-text',
  'dedented',
  'missing-colon',
  'needs-quotes',
  'quote-in-text',
  'space-after-colon',
  'space-after-dash',
  'stray-bracket',
  'unclosed-bracket',
  'unclosed-quote',
])

const rounds = 30

slow(`of five syntax mistakes in one file, ${rounds} times, 95 in 100 are reported`, () => {
  const random = numbers(77)
  const changes = mistakes.map(changeOf).filter(({ mistake: { code } }) => ofWriting.has(code))
  let told = 0
  for (let round = 0; round < rounds; round++) {
    const picked: Change[] = []
    while (picked.length < 5) {
      const one = changes[Math.floor(random.next().value * changes.length)] as Change
      if (picked.every((other) => one.from > other.to + 1 || one.to + 1 < other.from)) picked.push(one)
    }
    // Sorts from the bottom up, so that line numbers above stay valid.
    picked.sort((one, other) => other.from - one.from)
    const text = [...bakery]
    for (const { from, to, lines } of picked) text.splice(from, to - from, ...lines)
    const { problems } = load(text.join('\n'), 'bakery.yaml')
    let grown = 0
    for (const { mistake, from, to, lines } of picked.reverse()) {
      if (problems.some(({ code, line }) => code === mistake.code && line === mistake.line + grown)) told++
      grown += lines.length - (to - from)
    }
  }
  expect(told).toBeGreaterThanOrEqual(0.95 * 5 * rounds)
})
