// Tests that Markdown in fields that do not render it is an error at its line, and that signs which only look like Markdown are not.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { markdownSigns } from '../../src/manifest/sense/plain-text-markdown.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { root } from '../pages/built-site.ts'
import { faults, lineOf, practiceWith, problemsOf } from '../pages/practice-site.ts'

const answers = 'text: An answer comes by mail.'
const promise = '        - we look at the animal first,'

describe('Markdown in a text that is shown literally', () => {
  it.each([
    ['bold', 'An **answer** comes.', 'answer'],
    ['emphasis', 'An *answer* comes.', 'answer'],
    ['emphasis with lines', 'An _answer_ comes.', 'answer'],
    ['a link', 'See [our services](/services).', 'our services'],
    ['a link to nowhere, told once', 'See [our services](/nowhere).', 'our services'],
    ['a picture', 'See ![our cat](/cat.jpg).', 'our cat'],
    ['code', 'Run `npm start` first.', 'npm start'],
    ['struck-out text', 'An ~~letter~~ answer comes.', 'letter'],
  ])('%s', (_, text, words) => {
    const [problem, ...others] = problemsOf(practiceWith([answers, `text: ${JSON.stringify(text)}`]))
    expect(others).toEqual([])
    expect(problem?.code).toBe('markdown-in-text')
    expect(`site.yaml:${problem?.line}`).toBe(lineOf(answers))
    expect(problem?.suggestion).toBe(words)
    expect(problem?.hint).toContain(words)
  })

  it.each([
    ['a list', '- come by\n- wait'],
    ['a heading', '# Answers\n\nThey come.'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['a quotation', '> It came.\n> At last.'],
    ['code in a block', '```\nnpm start\n```'],
  ])('%s', (_, text) => {
    expect(faults([answers, `text: ${JSON.stringify(text)}`])).toEqual([`${lineOf(answers)} markdown-in-text`])
  })

  it('is marked exactly, not with the text around it', () => {
    const [problem] = problemsOf(practiceWith([answers, 'text: An **answer** comes.']))
    expect((problem?.endColumn ?? 0) - (problem?.column ?? 0)).toBe('**answer**'.length)
  })

  it.each([
    ['a heading', 'title: For every animal on the lane', 'title: For **every** animal'],
    ['the label of a field', 'label: "Your name:"', 'label: "[Your name](/privacy)"'],
    ['the label of a choice', 'label: Another }', 'label: "**Another**" }'],
    ['a hint', 'hint: "Weight (kg), chip', 'hint: "[Why?](/privacy) Weight (kg), chip'],
    ['the words of a button', 'label: Register, sending', 'label: "**Register**", sending'],
    ['bold words beside a checkbox', 'label: I have read the', 'label: I have **read** the'],
  ])('in %s', (_, find, write) => {
    expect(faults([find, write])).toEqual([`${lineOf(find)} markdown-in-text`])
  })

  it('is reported where a fact with it is used', () => {
    const found = faults([answers, 'text: "{facts.urgent}, an answer comes."'])
    expect(found).toEqual([`${lineOf(answers)} markdown-in-text`])
  })

  it('is reported once though two readings show it', () => {
    const text = 'text: Ring {facts.phone}, at any hour.'
    expect(faults([text, 'text: Ring **now**, at any hour.'])).toEqual([
      `${lineOf(text, 'pages/news.yaml')} markdown-in-text`,
    ])
  })
})

describe('Markdown that long texts do not show', () => {
  it.each([
    ['a box in no list', '        [ ] We look first.'],
    ['a footnote without its text', '        We look first.[^1]'],
    ['a picture', '        ![Ada](ada.jpg)'],
    ['a link without words', '        See [](/privacy).'],
    ['a table without a line of dashes', '        | a | b |\n        | 1 | 2 |'],
    ['a box without its blank', '        - [] we look first'],
  ])('%s', (_, text) => {
    const found = faults([promise, text])
    expect(new Set(found.map((one) => one.split(' ')[1]))).toEqual(new Set(['unknown-markdown']))
    expect(found[0]).toBe(`${lineOf(promise.trim(), 'pages/care.yaml')} unknown-markdown`)
  })

  it('is reported with what to write instead', () => {
    const [problem] = problemsOf(practiceWith([promise, '        We ** look ** first.']))
    expect(problem?.hint).toContain('**so**')
  })

  it.each([
    ['a table', '        | a | b |\n        |---|---|\n        | 1 | 2 |'],
    ['struck-out text', '        We ~~wait~~ look first.'],
    ['boxes', '        - [ ] we look first'],
    ['a footnote', '        We look first.[^1]\n\n        [^1]: Most of the time.'],
    ['code', '        We `look` first.'],
  ])('long texts may contain %s', (_, text) => expect(faults([promise, text])).toEqual([]))
})

describe('links beside a checkbox', () => {
  it('are checked like all others', () => {
    expect(faults(['](/privacy) and', '](/privcy) and'])).toEqual([
      `${lineOf('name: consent').replace(/\d+$/, (line) => `${Number(line) + 2}`)} dead-link`,
    ])
    expect(faults(['/services#terms', '/services#trems'])[0]).toMatch(/dead-anchor$/)
    expect(faults(['](/privacy) and', '](javascript:alert(1)) and'])[0]).toMatch(/dangerous-link$/)
  })

  it('are checked where a fact contains them', () => {
    expect(
      new Set(faults(['privacy policy](/privacy)"', 'privacy policy](/privcy)"']).map((one) => one.split(' ')[1])),
    ).toEqual(new Set(['dead-link']))
  })

  it('make a page reachable', () => {
    expect(faults(['          - { label: Privacy, to: /privacy }', '          - { label: Home, to: / }'])).toEqual([])
  })
})

describe('texts that only resemble Markdown', () => {
  it.each([
    'From £40*, *with a registered pet.',
    '* Prices include VAT.',
    'Prices include VAT.*',
    '2 * 3 kennels, 60*90*120 cm, 2**3',
    'snake_case_names and _one',
    'Kund*innen und Mitarbeiter*innen',
    '[All] prices (incl. VAT) [1] (2)',
    'M*A*S*H',
    'rock `n` roll of the `70s and `80s',
    '~5 to ~10',
    '#1 in town, C# and # of pets',
    '# 1 in town',
    '1. Capture',
    '- and that is all',
    '> 50 animals',
    '5* hotel, 4.5* food',
    'dial *100#',
    'dial *100*',
    '***',
    '---',
    'a | b | c',
    'Ring | write | come by\n9 - 5',
    'hello_@example.com <hello@example.com> https://example.com/a_b_c',
    '© & <b> &amp; "x"',
    'f(x)[0](see below)',
    'Line one\n* footnote',
    '{facts.__proto__} and {site._name_}',
  ])('%j is no Markdown', (text) => {
    expect(markdownSigns(text)).toEqual([])
  })

  it('the practice, which has all of these, is fine', () => {
    expect(faults()).toEqual([])
  })

  it('the ferry company and the bakery are fine', () => {
    for (const file of [twoReadings, 'tests/fixtures/bakery.yaml'])
      expect(loadFile(join(root, file), { root }).problems.map(({ code }) => code)).not.toContain('markdown-in-text')
  })

  it('no example of a block has a rejected text', () => {
    const blocks = join(root, 'src/blocks')
    for (const { name } of readdirSync(blocks, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
      const examples = readFileSync(join(blocks, name, 'examples.yaml'), 'utf8')
      const asBlocks = examples.replace(/^/gm, '  ').replace(/^ {2}(\S[^:]*):.*$/gm, `  - type: ${name}`)
      const { problems } = load(
        `readings:\n  A:\n    routes:\n      /:\n        blocks:\n${asBlocks.replace(/^/gm, '        ')}`,
        'x.yaml',
      )
      expect(
        problems.filter(({ code }) => code === 'markdown-in-text'),
        name,
      ).toEqual([])
    }
  })
})
