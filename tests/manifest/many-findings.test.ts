// Tests that thousands of findings take proportional time and memory, and that only some are printed.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { printers } from '../../src/problems/printers.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { runCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'
import { bakeryWith } from './small-bakery.ts'

const folder = temporaryFolder()

const unused = (count: number) =>
  bakeryWith('facts', Array.from({ length: count }, (_, at) => `fact${at}: word ${at}`).join('\n'))

slow(
  '20,000 unused facts are counted and 50 of them printed, in 400 MB',
  async () => {
    const file = join(folder, 'site.yaml')
    writeFileSync(file, unused(20_000))
    const env = { NODE_OPTIONS: '--max-old-space-size=400', NODE_COMPILE_CACHE: '' }
    const { code, stdout, errors } = await runCommand(['validate', file], { env })
    expect(errors).not.toContain('heap')
    expect(code).toBe(0)
    expect(stdout.match(/ {2}unused-fact {2}/g)).toHaveLength(50)
    expect(stdout).toContain('19950 more are not shown; --max 20000 shows all.')
  },
  60_000,
)

it.each([
  ['json', /"untold": 20\b/],
  ['github', /::notice .*20 more problems/],
  ['junit', /20 more problems/],
  ['sarif', /"untold": 20\b/],
])('the report as %s prints errors first, and the number of problems it leaves out', (format, count) => {
  const text = unused(29).replace('title: Mill Lane Bakery', 'titel: Mill Lane Bakery')
  const { problems, source } = load(text, 'site.yaml')
  expect(problems.map(({ severity }) => severity)).toContain('error')
  const report = {
    file: 'site.yaml',
    text: source.text,
    value: source.value,
    problems,
    isSound: false,
    pages: [],
    took: 1,
  }
  const many = { ...report, problems: [...Array.from({ length: 29 }, () => warning), ...problems.slice(0, 1)] }
  const printed = printers.get(format)?.(many, { colour: false, maxProblems: 10 }) ?? ''
  expect(printed).toMatch(count)
  expect(printed).toContain('titel')
})

it('problems with the same words are printed and counted once, with the places of the others', () => {
  const renamed = Array.from({ length: 300 }, (_, at) => ({
    ...warning,
    code: 'unknown-key',
    message: 'There is no key "phone" in the entry.',
    file: `content/people/${at}.md`,
  }))
  const report = { file: 'site.yaml', text: '', value: {}, isSound: true, pages: [], took: 1 }
  const printed = (problems: typeof renamed) =>
    printers.get('pretty')?.({ ...report, problems }, { colour: false, maxProblems: 50 }) ?? ''
  expect(printed(renamed).match(/There is no key/g)).toHaveLength(1)
  expect(printed(renamed)).toContain(
    'The same in 299 more places: content/people/1.md:1, content/people/2.md:1, content/people/3.md:1, …',
  )
  expect(printed(renamed)).toContain('1 warning in site.yaml')
  expect(printed(renamed.slice(0, 2))).toContain('The same in 1 more place: content/people/1.md:1')
})

it('cells of a table that --fix corrects are printed once, whatever each of them has', () => {
  const fix = (safe: boolean) => ({ title: 'Write it', edits: [], safe })
  const cells = (safe: boolean) =>
    Array.from({ length: 300 }, (_, at) => ({
      ...warning,
      code: 'csv-decimal',
      message: `"${at},50" has a decimal comma.`,
      file: 'content/prices.csv',
      fix: fix(safe),
    }))
  const report = { file: 'site.yaml', text: '', value: {}, isSound: true, pages: [], took: 1 }
  const printed = (problems: Problem[]) =>
    printers.get('pretty')?.({ ...report, problems }, { colour: false, maxProblems: 50 }) ?? ''
  expect(printed(cells(true)).match(/has a decimal comma/g)).toHaveLength(1)
  expect(printed(cells(true))).toContain('The same in 299 more places: content/prices.csv:1')
  expect(printed(cells(false)).match(/has a decimal comma/g)).toHaveLength(50)
})

const place = { line: 1, column: 1, endLine: 1, endColumn: 2 }
const warning = {
  code: 'unused-fact',
  severity: 'warning' as const,
  message: 'No page uses it.',
  hint: '',
  file: 'site.yaml',
  path: '/facts/a',
  ...place,
}
