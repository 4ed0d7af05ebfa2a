// Tests lines that say two things, or hold what belongs nowhere: one report each, which says what to do.
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { bakeryWith } from './small-bakery.ts'

describe('a line that says two things, or a strange one, is the only report', () => {
  const blocks = (text: string) => bakeryWith('blocks', `- type: page-intro\n  title: Bread\n${text}`)
  const closing = (actions: string) => blocks(`- type: closing\n  title: Rye\n  actions:${actions}`)
  it.each([
    ['a mark of git', bakeryWith('top', '=======\nfacts:\n  phone: "1"'), 'merge-conflict', '======='],
    ['another mark', bakeryWith('top', 'facts:\n<<<<<<< HEAD\n  phone: "1"'), 'merge-conflict', '<<<<<<< HEAD'],
    ['an item behind another', blocks('- { type: divider } - { type: divider }'), 'two-keys', '- { type: divider }'],
    [
      'an item behind a list',
      blocks('- type: faq\n  title: Rye\n  questions: [{ question: A, answer: B }] - type: divider'),
      'two-keys',
      '- type: divider',
    ],
    ['a key on the line of its group', bakeryWith('top', 'facts: phone: "1"\n  place: Here'), 'two-keys', 'phone'],
    [
      'a list on the line of its group',
      bakeryWith('routes', '/rye: blocks:\n    - type: divider\n  title: Rye\n  description: Rye.'),
      'two-keys',
      'blocks',
    ],
    [
      'two words of one word each',
      bakeryWith('blocks', '- type: page-intro tone: raised\n  title: Bread'),
      'two-keys',
      'tone',
    ],
    ['a word between a key and its group', bakeryWith('top', 'facts:\nwip\n  place: Here'), 'missing-colon', 'wip'],
    [
      'a first item in braces without its dash',
      closing('\n    { label: A, to: / }\n    - { label: B, to: / }'),
      'missing-dash',
      '{ label: B',
    ],
    ['a misspelt from in braces', closing(' { frrom: news, as: { label: A, to: / } }'), 'unknown-key', 'frrom'],
    [
      'a comma behind a name in braces',
      bakeryWith('top', 'languages:\n  en: { name: "{site.name}" at: /en }'),
      'missing-comma',
      'name: "{site.name}"',
    ],
  ])('%s', (_, text, code, words) => {
    const found = load(text, 'site.yaml').problems
    expect(found.map((one) => one.code)).toEqual([code])
    expect(found[0]?.message).toContain(words)
  })
})
