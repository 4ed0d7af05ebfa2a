// Tests lists whose first item stands on the line of their key.
import { describe, expect, it } from 'vitest'
import { bakeryWith } from './small-bakery.ts'
import { fixed, reportsOf, sound } from './spoilt-bakery.ts'

const quotes = (first: string, others: string) =>
  bakeryWith(
    'blocks',
    `- type: testimonials\n  title: Said\n  quotes:\n${first.replace(/^(?=.)/gm, '    ')}${others}\n- type: prose\n  title: Flour\n  text: Rye.`,
  )
/** The words of the key that holds the list, and the line break with the indentation before its first item. */
const firstItem = /(\b(?:blocks|quotes|items|links):)\n +(?=- (?!type: testimonials))/

describe('a list on the line of its key', () => {
  it.each([
    ['blocks', 'blocks:\n          - type: checklist', 'blocks: - type: checklist'],
    ['items', 'items:\n              - Rye', 'items: - Rye'],
  ])('a list on the line of its key "%s" is one problem with a safe fix', (key, right, wrong) => {
    expect(sound).toContain(right)
    const text = sound.replace(right, wrong)
    expect(reportsOf(text)).toEqual([expect.stringMatching(new RegExp(`^\\d+ list-behind-key .*"${key}:"`))])
    expect(fixed(text)).toBe(sound)
  })

  describe.each([
    ['alone', ''],
    ['with another item', '\n    - text: Good.\n      by: Bo'],
  ])('%s', (_, others) => {
    it.each([
      [
        'double quotes',
        '- text: "We bought a loaf that was\n    gone by noon: all of it:\n\n    note: and - the next."\n  by: Ada',
      ],
      ['double quotes in the column of its key', '- text: "We bought a loaf that was\n   gone by noon."\n  by: Ada'],
      ['single quotes', "- text: 'It''s good,\n    by: itself.'\n  by: Ada"],
      ['quotes, with an anchor', '- text: &said "Größer als alle,\n    und schön."\n  by: Ada'],
      ['several lines below a |', '- text: |\n    We bought\n    two: a loaf\n\n    by: and more\n  by: Ada'],
      ['several lines below a >', '- text: >-\n    We bought\n    a loaf.\n  by: Ada'],
      ['several lines without quotes', '- text: We bought\n    a loaf.\n  by: Ada'],
      ['quotes, below another key', '- by: Ada\n  text: "We bought\n    a loaf: one."'],
      ['brackets over several lines', '- { text: We bought,\n    by: Ada }'],
      ['brackets that close below', '- {\n    text: We bought,\n    by: Ada\n  }'],
    ])(
      'a list on the line of its key is one problem with a safe fix, where its first item has a text in %s',
      (_, item) => {
        const right = quotes(item, others)
        expect(reportsOf(right)).toEqual([])
        const wrong = right.replace(firstItem, '$1 ')
        const row = right.slice(0, right.search(firstItem)).split('\n').length
        for (const [text, wanted] of [
          [wrong, right],
          [wrong.replaceAll('\n', '\r\n'), right.replaceAll('\n', '\r\n')],
          [`\uFEFF${wrong}`, `\uFEFF${right}`],
        ] as const) {
          expect(reportsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${row} list-behind-key .*"quotes:"`))])
          expect(fixed(text)).toBe(wanted)
        }
      },
    )
  })
  it.each([
    [
      'text in quotes over several lines',
      '- type: checklist\n  title: Open\n  items:\n    - "We bake:\n      at night"\n    - Rye',
    ],
    [
      'group before its other keys',
      '- action:\n    label: Order\n    to: /order\n  type: banner\n  title: Rye\n  text: Baked.',
    ],
  ])(
    'a list on the line of its key is one problem with a safe fix, where its first item begins with a %s',
    (_, blocks) => {
      const right = bakeryWith('blocks', blocks)
      expect(reportsOf(right)).toEqual([])
      const wrong = right.replace(/((?:items|blocks):)\n +(?=- (?:"|action))/, '$1 ')
      expect(reportsOf(wrong)).toEqual([expect.stringMatching(/ list-behind-key /)])
      expect(fixed(wrong)).toBe(right)
    },
  )
})
