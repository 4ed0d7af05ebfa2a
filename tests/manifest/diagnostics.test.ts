// Tests slips of every known kind, drawn by fixed seeds; `npm run bench -- diagnostics` draws many more.
import { describe, expect, it } from 'vitest'
import { root } from '../pages/built-site.ts'
import { slow } from '../whole-suite.ts'
import { isMet, scoreOf, seedOf, slipOf, sumOf } from './spoil/draw.ts'
import { falseAlarms } from './spoil/false-alarms.ts'
import { judge } from './spoil/judge.ts'
import { kinds } from './spoil/kinds.ts'

describe('a slip is reported once, on its line, in words that name it, and fixed where the fix is certain', () => {
  it.each(kinds.map((kind) => [`${kind.group}: ${kind.name}`, kind] as const))('%s', (_, kind) => {
    const slip = slipOf(kind, seedOf(kind, 7, 0), root, true)
    const { problems, ...verdict } = judge(slip, root)
    const said = problems.map(({ file, line, code, message }) => `${file}:${line} ${code}: ${message}`).join('\n')
    expect(verdict, said).toEqual({
      isFound: true,
      hasWords: true,
      isAlone: true,
      isFixed: true,
      isWrong: false,
      left: undefined,
    })
  })
})

const variants = 20

slow(
  `of ${kinds.length * variants} slips, 98 in 100 are found, named, reported once and fixed, and none puts a finding on a wrong line`,
  () => {
    const score = sumOf(kinds.map((kind) => scoreOf(kind, { root, seed: 4021, variants, isSmall: true })))
    expect(isMet(score), JSON.stringify(score)).toBe(true)
  },
)

it('the fixtures and random sound sites have no problem', () => {
  expect(falseAlarms(root, 25)).toEqual([])
})
