// Tests required keys that stand as deep as the lines of a long text above them.
import { describe, expect, it } from 'vitest'
import { bakeryWith } from './small-bakery.ts'
import { reportsOf } from './spoilt-bakery.ts'

const quotes = (first: string) =>
  bakeryWith(
    'blocks',
    `- type: testimonials\n  title: Said\n  quotes:\n${first.replace(/^(?=.)/gm, '    ')}\n    - text: Good.\n      by: Bo`,
  )

describe('a key that stands too far right below a long text', () => {
  it.each([
    ['>', '- text: >\n    We bought a loaf\n    that was gone.\n  by: Ada'],
    ['>-, with empty lines', '- text: >-\n    We bought a loaf\n\n    that was gone.\n\n  by: Ada'],
    ['|', '- text: |\n    We bought a loaf.\n  by: Ada'],
    ['|, with a comment and an anchor', '- text: &said | # as it was said\n    We bought a loaf.\n  by: Ada'],
    ['>, and above another key', '- text: >\n    We bought a loaf.\n  by: Ada\n  placeholder: true'],
    ['>, indented by one column', '- text: >\n   We bought a loaf.\n  by: Ada'],
    ['>, indented by four columns', '- text: >\n      We bought a loaf.\n  by: Ada'],
  ])('a key too far right below a text with %s, is reported on its line', (_, item) => {
    const right = quotes(item)
    expect(reportsOf(right)).toEqual([])
    const row = right.slice(0, right.indexOf('by: Ada')).split('\n').length
    const column = right.split('\n')[row - 1]?.indexOf('by:') ?? 0
    for (const by of [1, 2, 3, 4]) {
      const wrong = right.replace('by: Ada', `${' '.repeat(by)}by: Ada`)
      for (const text of [wrong, wrong.replaceAll('\n', '\r\n')])
        expect(reportsOf(text)).toEqual([
          expect.stringMatching(
            new RegExp(`^${row} bad-indent This line begins in column ${column + 1 + by}, .* column ${column + 1}\\. `),
          ),
        ])
    }
  })

  it('a key too far right below a text is reported with the lines of its list', () => {
    const right = bakeryWith(
      'blocks',
      '- type: price-list\n  title: Loaves\n  text: >\n    For everybody.\n  prices:\n    - { title: Rye, price: "5" }',
    )
    expect(reportsOf(right)).toEqual([])
    const row = right.slice(0, right.indexOf('prices:')).split('\n').length
    const wrong = right.replace('prices:\n', '  prices:\n').replace('- { title: Rye', '  - { title: Rye')
    expect(reportsOf(wrong)).toEqual([expect.stringMatching(new RegExp(`^${row} bad-indent These 2 lines `))])
  })

  it('words in a long text that only look like a key do not count as a missing key', () => {
    const text = quotes('- text: >\n    We bought: a loaf,\n    title: none.')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/ missing-key "by" /)])
  })
})
