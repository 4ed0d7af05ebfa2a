// Tests that one mistake is one finding, however many readings or texts it reaches, and that hints suggest only valid names.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { applyFixes } from '../../src/problems/apply-fixes.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { root } from '../pages/built-site.ts'
import { faults, lineOf, manifestOf, practiceWith, problemsOf } from '../pages/practice-site.ts'
import { bakeryWith } from './small-bakery.ts'

const hintOf = (...changes: Parameters<typeof practiceWith>) => problemsOf(practiceWith(...changes))[0]?.hint ?? ''

describe('a file that two readings include', () => {
  it.each([
    ['a misspelt key', '{ title: "1. Check-up", price: "40" }', '{ title: "1. Check-up", pric: "40" }', 'unknown-key'],
    [
      'a quote that is never closed',
      'description: A question about',
      'description: "A question about',
      'unclosed-quote',
    ],
    ['a link that leads nowhere in either', 'to: /news/lambing', 'to: /news/lamb', 'dead-link'],
    ['a name that stands for nothing', 'text: Ring {facts.phone}, at', 'text: Ring {facts.phon}, at', 'unknown-name'],
    [
      'a long title',
      'title: News from the practice',
      `title: ${'News from the practice '.repeat(3)}`,
      'title-too-long',
    ],
  ])('a file that two readings include has %s reported once', (_, find, write, code) => {
    const file = find.includes('Check-up') || find.includes('A question') ? 'pages/care.yaml' : 'pages/news.yaml'
    const found = faults([find, write]).filter((one) => !one.includes('unreachable'))
    expect(found).toEqual([`${lineOf(find, file)} ${code}`])
  })

  it('a mistake of a shared file in one reading only is reported too', () => {
    // Only the everyday reading has that address.
    expect(faults(['to: /news/lambing', 'to: /prices.php'])).toEqual([
      `${lineOf('to: /news/lambing', 'pages/news.yaml')} dead-link`,
      `${lineOf('/news/lambing:', 'pages/news.yaml')} unreachable-page`,
    ])
  })

  it('one comment suppresses a problem of a shared file for both readings, or for the reading that has it', () => {
    const aside = (to: string) =>
      `# lectern-ignore dead-link until 2999-12-31: comes in spring\n        - { title: Lambing season, to: ${to} }`
    for (const to of ['/spring', '/prices.php'])
      expect(
        faults(['- { title: Lambing season, to: /news/lambing }', aside(to)]).filter(
          (one) => !one.includes('unreachable'),
        ),
      ).toEqual([])
  })

  it('a mistake of a shared file is fixed once by --fix', () => {
    const folder = practiceWith(['title: Lambing season\n  description', 'titel: Lambing season\n  description'])
    const { problems, source } = loadFile(manifestOf(folder), { root })
    const [file, text = ''] = [...source.texts].find(([name]) => name.endsWith('news.yaml')) ?? ['']
    const own = problems.filter((problem) => problem.file === file)
    expect(own).toHaveLength(1)
    writeFileSync(join(folder, 'pages/news.yaml'), applyFixes(text, own).text)
    expect(problemsOf(folder)).toEqual([])
  })

  it('a file that two readings include may be shared by a reading that merges another one', () => {
    expect(
      faults(
        ['  holiday:\n    theme: *theme', '  next:\n    <<: *daily\n  holiday:\n    theme: *theme'],
        ['  daily:\n', '  daily: &daily\n'],
      ),
    ).toEqual([])
  })
})

it('a hint suggests pages for a dead link, without redirects and pages that are rejected themselves', () => {
  const hint = hintOf(['{ label: Register a pet, to: /register }', '{ label: Register a pet, to: /xylophone }'])
  expect(hint).toContain('/services')
  expect(hint).not.toMatch(/prices\.php|index\.html|\/About/)
  const refused = problemsOf(practiceWith(['/news/lambing:\n', '/news/*:\n'], ['to: /news/lambing', 'to: /xylophone']))
  const dead = refused.find(({ code }) => code === 'dead-link')
  expect(dead?.hint).toContain('/services')
  expect(dead?.hint).not.toContain('/news/*')
})

it('a hint suggests names that are valid where they are declared', () => {
  const found = problemsOf(
    practiceWith(
      ['  email: desk@', '  phone: 01632 960 221\n  email: desk@'],
      ['{facts.phone}, at any', '{facts.telefax}, at any'],
    ),
  )
  expect(found.map(({ code }) => code)).toEqual(['unknown-key', 'unknown-name'])
  expect(found[1]?.hint).toContain('facts.hours')
  expect(found[1]?.hint).not.toContain('site.phone')
})

it('a hint suggests for a fact only names above it', () => {
  const [problem] = problemsOf(practiceWith(['phone: 01632 960 221', 'phone: "{facts.polcy}"']))
  expect(problem).toMatchObject({ code: 'unknown-name' })
  expect(problem?.suggestion).toBeUndefined()
  expect(problem?.hint).not.toContain('facts.policy')
})

it('a hint suggests for the message of a field its label', () => {
  const message = 'submit: { label: Ask, sending: Asking }\n    messages: { required: "{lable} is missing." }'
  expect(problemsOf(practiceWith(['submit: { label: Ask, sending: Asking }', message]))[0]?.suggestion).toBe('{label}')
})

it('a hint suggests no empty list and no removal where a list needs items', () => {
  const face = (standIns: string) =>
    `tracking: "0", leading: "1.15", face: { family: Lane, file: /fonts/lane.woff2, weight: "400"${standIns} }`
  const hints = ['', ', standIns: []'].map(
    (standIns) =>
      problemsOf(practiceWith(['tracking: "0", leading: "1.15"', face(standIns)])).find(({ code }) =>
        /^(missing-key|too-few)$/.test(code),
      )?.hint,
  )
  for (const hint of hints) {
    expect(hint).toContain('"sizeAdjust"')
    expect(hint).not.toContain('leave')
  }
})

it('a hint suggests to leave a list out where that is possible', () => {
  const links = 'links:\n          - { label: Privacy, to: /privacy }'
  expect(hintOf([links, 'links: []'])).toContain('leave')
})

it('keys that a group lacks are reported together, each with its purpose', () => {
  const text = bakeryWith('blocks', '- type: place')
  const missing = load(text, 'site.yaml').problems.filter(({ code }) => code === 'missing-key')
  expect(missing.map(({ message }) => message)).toEqual(['"title" and "address" are missing in the block "place".'])
  expect(missing[0]?.hint).toMatch(/^Add "title:" \(.+\) and "address:"/)
})
