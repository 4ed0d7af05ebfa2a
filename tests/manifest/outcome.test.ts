// Tests that a refused manifest has an error and a sound one can be built, whatever the command.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { openSite } from '../../src/publish/open-site.ts'
import { drawn } from '../how-much.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { bakeryWith } from './small-bakery.ts'

const errors = (text: string) =>
  load(text, 'site.yaml', { today: '2026-11-21' }).problems.filter(({ severity }) => severity === 'error')

/** Returns the error of a build, or `content` if it succeeds. */
function builds(text: string): string {
  const folder = temporaryFolder()
  try {
    writeFileSync(join(folder, 'site.yaml'), text)
    openSite(join(folder, 'site.yaml'), { root: folder })
    return 'content'
  } catch (error) {
    return String(error)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const field = (rest: string) => bakeryWith('fields', `- { name: wish, type: textarea, label: Wish, ${rest} }`)

describe('a number with a thousands comma in { }', () => {
  it.each([
    ['as the last key', 'rows: 4, max: 2,000'],
    ['before another key', 'max: 2,000, rows: 4'],
    ['in millions', 'rows: 4, max: 1,000,000'],
  ])('%s is one problem that says what to write', (_, rest) => {
    const [problem, ...others] = errors(field(rest))
    expect(others).toEqual([])
    const written = /max: ([\d,]+\d)/.exec(rest)?.[1] ?? ''
    expect(problem).toMatchObject({ code: 'not-a-number', suggestion: written.replaceAll(',', '') })
    expect(builds(field(rest))).toContain(`${problem?.line}:${problem?.column}  error  not-a-number`)
  })
  it.each(['max: 2,00', 'max: 2, 000', 'label: A4,000', 'rows: 4,5', 'max: 2,000: 3', 'max: 2,foo'])(
    '%s is refused with a problem too',
    (rest) => {
      expect(errors(field(rest)).length).toBeGreaterThan(0)
      expect(builds(field(rest))).toContain('  error  ')
    },
  )
})

describe('a suppression of something that keeps a site from being built', () => {
  it.each([
    ['a key that does not exist', 'unknown-key', 'fields', '- { name: a, type: text, label: A, colour: red }'],
    ['a line that had to be repaired to be read', 'colon-in-text', 'facts', 'hours: Weekdays: seven to noon'],
  ] as const)('is refused beside %s', (_, code, place, line) => {
    const text = bakeryWith(place, `# lectern-ignore ${code} until 2999-12-31: later\n${line}`)
    const found = errors(text)
    expect(found.map((one) => one.code).sort()).toEqual(['bad-suppression', code].sort())
    expect(found.find((one) => one.code === 'bad-suppression')?.message).toContain('no site can be made')
    expect(builds(text)).toContain(`error  ${code}`)
  })
})

describe('a sound manifest can be built, and any other has an error', () => {
  const atom = fc.constantFrom(
    ...[
      '2,000',
      '2, 000',
      '1,5',
      '4,80',
      '3.000',
      '012',
      '1e3',
      '0x1f',
      '2026-11-21',
      '12:30',
      '1_000',
      '.5',
      '-1',
      '~',
    ],
    ...[
      'true',
      'yes',
      'Rye, spelt',
      'Rye,',
      ',',
      'a: b',
      'a:b',
      '"a"',
      "'b'",
      '[1,000]',
      '{ x: 1,000 }',
      'A4,000',
      '',
      ' ',
    ],
    ...[
      '5 %',
      '€ 4,80',
      '&a b',
      '*a',
      '# c',
      '- x',
      '| x',
      '> x',
      '!x',
      '@x',
      '`x`',
      '{facts.place}',
      'null',
      '1,000,000',
    ],
  )
  const key = fc.constantFrom('max', 'rows', 'label', 'hint', 'required', 'name', 'type', 'when', 'colour', '000', '<<')
  const group = fc
    .array(fc.tuple(key, atom), { minLength: 1, maxLength: 5 })
    .map(
      (pairs) =>
        `- {name: wish, type: textarea, label: Wish, ${pairs.map(([name, value]) => `${name}: ${value}`).join(', ')}}`,
    )

  it('also for fields in { } with numbers, commas, dates and colons', () => {
    fc.assert(
      fc.property(group, (line) => {
        const text = bakeryWith('fields', line)
        const loaded = load(text, 'site.yaml')
        const isRefused = loaded.problems.some(({ severity }) => severity === 'error')
        expect({ line, isBuilt: loaded.manifest !== undefined }).toEqual({ line, isBuilt: !isRefused })
      }),
      { numRuns: drawn(1500), seed: 23 },
    )
  })
})
