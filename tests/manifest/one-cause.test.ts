// Tests slips that make much of a file unreadable: only the cause is reported.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { applyFixes } from '../../src/problems/apply-fixes.ts'
import { Fault } from '../../src/problems/fault.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { bakery } from '../fixtures/bakery.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { root } from '../pages/built-site.ts'
import { bakeryWith } from './small-bakery.ts'
import { fixed, lines, moveTwoRight, reportsOf, sound, spoilt } from './spoilt-bakery.ts'

describe('a mistake is reported once, by its cause', () => {
  it('keys below an alias, whose fix merges the two', () => {
    const right = bakeryWith(
      'blocks',
      `${lines}\n- type: banner\n  title: Rye\n  text: Today.\n  action: &order\n    label: Order\n    to: /order\n- type: banner\n  title: Cake\n  text: Soon.\n  action:\n    <<: *order\n    label: Order cake`,
    )
    expect(reportsOf(right)).toEqual([])
    const wrong = right.replace(/action:\n +<<: \*order/, 'action: *order')
    const found = load(wrong, 'site.yaml').problems
    expect(found.map(({ code }) => code)).toEqual(['keys-below-alias'])
    const { start, end, text } = found[0]?.fix?.edits[0] ?? { start: 0, end: 0, text: '' }
    expect(wrong.slice(0, start) + text + wrong.slice(end)).toBe(right)
  })
  it('a colour without quotes in braces, whose fix puts it in quotes', () => {
    const right = bakeryWith('blocks', '- { type: page-intro, text: Our colour., title: "#1f6f54" }')
    const wrong = right.replace('"#1f6f54"', '#1f6f54')
    const found = load(wrong, 'site.yaml').problems
    expect(found.map(({ code }) => code)).toEqual(['hash-starts-comment'])
    expect(applyFixes(wrong, found).text).toBe(right)
  })
  it('an ellipsis in place of a choice', () => {
    const text = bakeryWith('blocks', '- { type: page-intro, title: Bread, tone: … }')
    expect(load(text, 'site.yaml').problems.map(({ code }) => code)).toEqual(['unknown-value'])
  })
  it('a fact that is used by another name', () => {
    const facts = { in: 'top', lines: 'facts:\n  phone: "1"' } as const
    const found = reportsOf(
      bakeryWith('blocks', '- { type: page-intro, title: Bread, text: "Call {facts.tel}." }', [facts]),
    )
    expect(found.join()).toContain('unknown-name')
    expect(found.join()).not.toContain('unused-fact')
  })
  it('an include whose files have the other ending of YAML', () => {
    const page =
      '/rye:\n  title: Rye\n  description: Rye.\n  unlisted: true\n  blocks: [{ type: page-intro, title: Rye }]\n'
    const readIncluded = (pattern: string) => {
      if (!pattern.endsWith('.yaml')) throw new Fault('include-nothing', '', '', { about: 'pages' })
      return [{ file: 'pages/rye.yaml', text: page }]
    }
    const text = bakeryWith('reading', 'include: pages/*.yml')
    const found = load(text, 'site.yaml', { readIncluded }).problems
    expect(found.map(({ code, suggestion }) => [code, suggestion])).toEqual([['include-nothing', 'pages/*.yaml']])
  })
  it('an alias without its anchor that was to bring the choices of a field', () => {
    const named = bakery.replace(
      /^( *)- \{? ?name: email/m,
      (found, indent) => `${indent}- { name: kind, type: select, label: Kind, choices: *kinds }\n${found}`,
    )
    expect(named).not.toBe(bakery)
    const found = load(named, 'site.yaml').problems.filter(({ severity }) => severity === 'error')
    expect(found.map(({ code }) => code)).toEqual(['unknown-yaml-anchor'])
  })
  it('a site name that is no text, without the places that use it', () => {
    const named = bakery.replace('Straight to the bread', 'Straight to the bread of {site.name}')
    expect(load(named, 'site.yaml').problems.map(({ code }) => code)).not.toContain('unknown-name')
    const found = load(named.replace('name: Mill Lane Bakery', 'name: [Mill, Lane]'), 'site.yaml').problems
    expect(found.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['list-for-one'])
  })
  it('a text wrapped to column 1, also with a colon in it', () => {
    const broken = sound.replace(
      'Rye and wheat, from the mill next door.',
      'Rye and wheat, from\nthe mill next door: old and good.',
    )
    expect(reportsOf(broken)).toEqual([
      expect.stringMatching(/^\d+ bad-indent .* below "text: Rye and wheat, from" on line \d+/),
    ])
  })
  it.each([
    ['an unknown word', 'from\nplease: from the mill'],
    ['a key of other blocks', 'from\nnote: the mill next door'],
    ['its own key', 'from\ntext: the mill next door'],
    ['words, and a line of its own with a key of the format', 'from\nthe mill next door\nwhere: we are'],
    ['a word two columns from the left', 'from\n  please: the mill'],
  ])('a text wrapped to the left of its key that goes on with %s and a colon', (_, words) => {
    const broken = sound.replace('from the mill next door.', words)
    expect(reportsOf(broken)).toEqual([
      expect.stringMatching(/^\d+ bad-indent .* below "text: Rye and wheat, from" on line \d+/),
    ])
  })
  it('a colon in a text that goes on below', () => {
    const { text, row } = spoilt(
      'Rye and wheat, from the mill next door.',
      'Rye: and wheat, from the\n        mill "next door".',
    )
    expect(reportsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${row} colon-in-text `))])
    expect(reportsOf(fixed(text))).toEqual([])
    expect(fixed(text)).toContain('text: "Rye: and wheat, from the\n')
  })
  it.each([
    ['screen: error', 'screen:error', bakeryWith('blocks', lines)],
    ['redirect: /', 'redirect:/', bakeryWith('blocks', lines).replace('screen: error', 'redirect: /')],
    [
      'label: Order a loaf, to: /order',
      'label:Order a loaf, to: /order',
      bakeryWith(
        'blocks',
        '- type: banner\n  title: Rye\n  text: Baked.\n  action: { label: Order a loaf, to: /order }',
      ),
    ],
    [
      'label: Order a loaf, to: /order',
      'label: Order a loaf, to:/order',
      bakeryWith(
        'blocks',
        '- type: banner\n  title: Rye\n  text: Baked.\n  action: { label: Order a loaf, to: /order }',
      ),
    ],
  ])('"%s" between braces, without the space: "%s"', (from, to, right) => {
    expect(reportsOf(right)).toEqual([])
    const row = right.slice(0, right.indexOf(from)).split('\n').length
    const wrong = right.replace(from, to)
    expect(reportsOf(wrong)).toEqual([expect.stringMatching(new RegExp(`^${row} space-after-colon `))])
    expect(fixed(wrong)).toBe(right)
  })
  it.each([
    ['behind a text', /^( {2})(contact):\n/m, bakery],
    ['behind a list, as a part of its group', /^( {8})(contact):\n/m, bakery],
    ['below the key of its group, first of all', /(?<=panel:\n)( {14})(contact):\n/, twoReadingsText],
    [
      'in the column in which a text goes on',
      /^( +)(action):\n/m,
      bakeryWith(
        'blocks',
        '- type: banner\n  title: Rye\n  text: Baked today,\n    sold by "noon" and\n    gone.\n  action:\n    label: Order\n    to: /order',
      ),
    ],
  ])('a deleted line of a key whose own keys stand %s', (_, line, right) => {
    const row = right.slice(0, right.search(line)).split('\n').length
    const [, indent = '', key] = line.exec(right) ?? []
    expect(reportsOf(right.replace(line, ''))).toEqual([
      expect.stringMatching(
        new RegExp(`^${row} missing-parent These \\d lines .*"${key}:" .* in column ${indent.length + 1}\\.$`),
      ),
    ])
  })
  it.each([
    ['to the left', -2],
    ['to the right', 2],
  ])('four lines moved %s together, two of them of another group', (_, by) => {
    const all = bakery.split('\n')
    const row = all.findIndex((text) => /^ {8}bandMuted/.test(text)) + 1
    const text = all
      .map((one, at) => (at >= row && at < row + 4 ? (by < 0 ? one.slice(2) : `  ${one}`) : one))
      .join('\n')
    expect(reportsOf(text)).toEqual([
      expect.stringMatching(new RegExp(`^${row + 1} bad-indent These 4 lines begin in column ${9 + by},`)),
    ])
  })
  it('a key with a question mark below a merge that provides it', () => {
    const blocks = '- &hours-of\n  type: checklist\n  title: Open\n  items: [Seven]\n- <<: *hours-of\n  title?: Closed'
    expect(reportsOf(bakeryWith('blocks', blocks))).toEqual([
      expect.stringMatching(/ unknown-key .*"title\?".*Did you mean "title"\?/),
    ])
  })
  it('items of a footer moved to the column of their key, below one that stays', () => {
    const links = 'links:\n  - { label: Home, to: / }\n- { label: Order, to: /order }\n- { label: Again, to: / }'
    const text = sound.replace(/(?<=copyright: Mill Lane Bakery\n)/, `${links.replaceAll(/^/gm, '        ')}\n`)
    expect(reportsOf(text)).toEqual([moveTwoRight])
  })
  it('items in the middle of a list moved to the column of their key', () => {
    expect(reportsOf(sound.replace(/ {2}(- Wheat, and some oats\n +) {2}(- Spelt)/, '$1$2'))).toEqual([moveTwoRight])
  })
  it.each(['<<:*hours-of', '<<<: *hours-of', '\u00ab: *hours-of', '<: *hours-of', '<<= *hours-of'])(
    'a merge written "%s"',
    (merge) => {
      const right = bakeryWith(
        'blocks',
        '- &hours-of\n  type: checklist\n  title: Open\n  items: [Seven]\n- <<: *hours-of\n  title: Closed',
      )
      expect(reportsOf(right)).toEqual([])
      const text = right.replace('- <<: *hours-of', `-\n            ${merge}`)
      expect(reportsOf(text)).toEqual([expect.stringMatching(/^\d+ not-a-merge .*Write "<<: \*hours-of"/)])
    },
  )
  it.each(['hours-of', 'hours_of', '"*hours-of"'])("a merge of an anchor's name as text: %s", (name) => {
    const blocks = (alias: string) =>
      `- &hours-of\n  type: checklist\n  title: Open\n  items: [Seven]\n- <<: ${alias}\n  title: Closed`
    const text = bakeryWith('blocks', blocks(name))
    expect(reportsOf(text)).toEqual([expect.stringMatching(/^\d+ not-a-merge .*Write "<<: \*hours-of"/)])
    expect(fixed(text)).toBe(bakeryWith('blocks', blocks('*hours-of')))
  })
  it('an alias of an anchor that stands before a key, with the line to write', () => {
    const text = bakeryWith(
      'blocks',
      '- &head type: page-intro\n  title: Bread\n- type: prose\n  title: Again\n  text: *head',
    )
    expect(reportsOf(text)).toEqual([
      expect.stringMatching(/unknown-yaml-anchor .*marks the key "type" and not its value.*"type: &head …"/),
    ])
  })
  it('a merge of an unknown name, without the keys it would have provided', () => {
    const text = bakeryWith('blocks', '- &head\n  type: page-intro\n  title: Bread\n-\n  <<: *haed\n  text: Again.')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/unknown-yaml-anchor .*Did you mean "\*head"\?/)])
  })
  it('a colour with only its closing quote', () => {
    const text = sound.replace(/muted: "(#\w+)"/, 'muted: $1"')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/hash-starts-comment .*Put quotes round it: "#\w{6}"\.$/)])
  })
  it('a renamed fact, where it is used', () => {
    const text = bakeryWith('blocks', lines.replace('For everybody.', 'We are at {facts.place}.')).replace(
      '\n  place:',
      '\n  plcae:',
    )
    expect(reportsOf(text).map((one) => one.split(' ')[1])).not.toContain('unused-fact')
  })
  it.each([
    ['below its key', 'text:\n    The mill is old.'],
    ['behind its key', 'text: The mill is old.'],
  ])('a missing | of a text with headings and lists that begins %s', (_, first) => {
    const wrong = sound.replace(
      /text: \|\n +The mill is old\.[\s\S]*?Come and see\./,
      `${first}\n\n    # When\n\n    - Monday: closed`.replaceAll('\n    ', '\n                '),
    )
    expect(reportsOf(wrong)).toEqual([expect.stringMatching(/ missing-bar .*Write "text: \|"/)])
  })
  it.each(['price: from 5 }', '- type: prose'])('a comment with // behind "%s"', (from) => {
    const { text, row } = spoilt(from, `${from} // since May`)
    expect(reportsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${row} not-a-comment `))])
    expect(fixed(text)).toBe(text.replace(' // since', ' # since'))
  })
  it('an arrow for the colon of a redirect', () => {
    const text = bakeryWith('reading', 'redirects:\n  /brot -> /order')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/ missing-colon .*"\/brot -> \/order"/)])
    expect(fixed(text)).toBe(text.replace(' ->', ':'))
  })
  it.each([
    [
      '- { type: picture, image: { file: images/oven 2.jpg, alt: An oven } }',
      /bad-name .*rename the file to "images\/oven-2\.jpg"/,
    ],
    [
      '- { type: picture, image: { file: images/Türöffner 100%.JPG, alt: An oven } }',
      /bad-name .*letters a to z.*rename the file to "images\/Turoffner-100\.jpg"/,
    ],
    [
      '- { type: hours, title: Hours, days: [{ days: Donnerstag, times: 9 bis 12, exactly: [Do 09:00-12:00] }] }',
      /bad-name .*Mo, Tu, We, Th, Fr, Sa and Su/,
    ],
    [
      '- { type: picture, image: images/oven.jpg }',
      /wrong-kind .*Write "image: \{ file: images\/oven\.jpg, alt: … \}"/,
    ],
    ['- { type: prose, title: Bread, text: "{facts.plce}" }', /unknown-name (?!.*\{\{)/],
  ])('%s in words that can be acted on', (block, said) => {
    const text = bakeryWith('blocks', `- type: page-intro\n  title: Bread\n${block}`)
    expect(reportsOf(text)).toEqual([expect.stringMatching(said)])
  })
  it("a redirect that differs from a page's path only in letter case", () => {
    expect(reportsOf(bakeryWith('reading', 'redirects:\n  /öffnungszeiten: /order'))).toEqual([
      expect.stringMatching(/bad-name .*"ö" is none of the letters a to z.*public\/_redirects/),
    ])
    expect(
      reportsOf(
        bakeryWith(
          'routes',
          '/öffnung:\n  title: Open\n  description: When the bakery is open.\n  blocks: [{ type: page-intro, title: Open }]',
        ),
      ),
    ).toEqual([expect.stringMatching(/bad-name .*Did you mean "\/offnung"\?/)])
  })
  it('a redirect from the addresses of posts by date, which forms have too', () => {
    expect(reportsOf(bakeryWith('reading', 'redirects:\n  /:year/:month/:slug: /order'))).toEqual([
      expect.stringMatching(/redirect-hides .*of the forms "\/functions\/v1\/send".*as in "\/old\/:month\/:slug"/),
    ])
  })
  it('a duration in years', () => {
    const text = twoReadingsText.replace(/(requests: )\d+ (?:months|days)/, '$11 year')
    expect(text).not.toBe(twoReadingsText)
    expect(reportsOf(text)).toEqual([expect.stringMatching(/bad-name .*Did you mean "12 months"\?/)])
  })
})

it('a line in a wrong column is reported once also in a site with a page for each entry', () => {
  const file = join(root, 'tests/fixtures/firm/site.yaml')
  const text = readFileSync(file, 'utf8')
  const moved = text.replace(/^( +)(- \{ name: date, type: date.*\n)/m, ' $1$2')
  expect(moved).not.toBe(text)
  const { problems } = loadFile(file, { root, texts: new Map([[file, moved]]) })
  expect(problems.map(({ code }) => code)).toEqual(['bad-indent'])
})
