// Tests safe fixes: after each, its problem is gone, its lines have no new one, and no quotes hide something that is no text.
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { provenFixes } from '../../src/problems/proven-fixes.ts'
import { drawn, isWhole } from '../how-much.ts'
import { mistakes } from './mistakes.ts'
import { bakeryWith } from './small-bakery.ts'
import { slipOf } from './spoil/draw.ts'
import { fixedFiles, problemsOf } from './spoil/judge.ts'
import { kinds } from './spoil/kinds.ts'

const root = new URL('../..', import.meta.url).pathname

const appliedFixes = (text: string) =>
  provenFixes((texts) => {
    const now = texts.get('site.yaml') ?? text
    return { problems: load(now, 'site.yaml').problems, textOf: () => now }
  })
const named = (problems: Iterable<Problem>) =>
  [...problems].map(({ code, line, fix }) => `${line} ${code} ${fix?.title}`)

it('a safe fix is confirmed for a text that lacks its translation once it can be parsed', () => {
  const languages =
    'languages:\n  en: { name: English }\n  de: { name: Deutsch, at: /de, ready: true }\nfacts:\n  place: Mill Lane: the house'
  const { fixed, refused } = appliedFixes(`${bakeryWith('top', languages)}`)
  expect([named(fixed), named(refused)]).toEqual([[expect.stringContaining('colon-in-text')], []])
})

it('a safe fix is confirmed for every mistake of the corpus', () => {
  let count = 0
  for (const { name, text } of mistakes.filter((_, at) => isWhole || at % 5 === 0)) {
    const { fixed, refused } = appliedFixes(text)
    count += fixed.length
    expect({ name, refused: named(refused) }).toEqual({ name, refused: [] })
  }
  expect(count).toBeGreaterThan(isWhole ? 40 : 8)
})

const someKinds = kinds.filter((_, at) => isWhole || at % 3 === 0)

it.each(someKinds.map((kind) => [`${kind.group}: ${kind.name}`, kind] as const))(
  'a safe fix is confirmed for %s',
  (_, kind) => {
    for (let seed = 1; seed <= drawn(20); seed++) {
      const { files } = slipOf(kind, seed * 31, root, true)
      expect(named(fixedFiles(files, problemsOf(files, root), root).refused)).toEqual([])
    }
  },
)

it.each(['“everyday”', '„everyday“', '‘everyday’', '‚everyday‘', '«everyday»', '» everyday «'])(
  'curly quotes of any language are fixed: %s',
  (written) => {
    const text = bakeryWith('switch', `reading: ${written}`)
    expect(appliedFixes(text).texts.get('site.yaml')).toBe(bakeryWith('switch', 'reading: "everyday"'))
  },
)

it('a colon without its space in { } is not taken for a text cut by a comma', () => {
  const link = (between: string) =>
    bakeryWith('blocks', `- type: closing\n  title: Hungry?\n  actions:\n    - { label: Order, to:${between}/order }`)
  expect(appliedFixes(link('')).fixed.map(({ code }) => code)).toEqual(['space-after-colon'])
  expect(appliedFixes(link('')).texts.get('site.yaml')).toBe(link(' '))
})

describe('the limits of safe fixes', () => {
  it.each([
    [
      'puts quotes round the sign of a text over several lines',
      'text: | We keep your order.',
      'text: We keep your order.',
    ],
    ['takes away a sign that may be a word', 'text: > 5 loaves a day', undefined],
    ['puts quotes round a list', 'text: [Rye](/bread) and more', undefined],
    ['puts quotes round an address', 'text: Rye.\n  action: { label: Write, to: mailto: a@b.example }', undefined],
  ])('no safe fix %s', (_, written, meant) => {
    const text = bakeryWith('blocks', `- type: page-intro\n  title: Bread\n  ${written}`)
    const wanted = meant && bakeryWith('blocks', `- type: page-intro\n  title: Bread\n  ${meant}`)
    expect(appliedFixes(text).texts.get('site.yaml')).toBe(wanted)
  })
  it('no safe fix turns an item that has to be a group into a text', () => {
    const text = bakeryWith('blocks', '- type: price-list\n  title: Loaves\n  prices:\n    - Rye, 1 kg: € 6.40')
    expect(appliedFixes(text).fixed).toEqual([])
  })
  it('the safe fix for a missing comma between two groups adds the comma', () => {
    const list = (between: string) =>
      bakeryWith(
        'blocks',
        `- type: price-list\n  title: Loaves\n  prices: [{ title: Rye, price: "6" }${between}{ title: Oat, price: "7" }]`,
      )
    expect(appliedFixes(list(' ')).texts.get('site.yaml')).toBe(list(', '))
  })
})
