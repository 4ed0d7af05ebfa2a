// One slip of every kind that has been seen, drawn by a fixed seed; `npm run bench -- diagnostics` draws many.
import { describe, expect, it } from 'vitest'
import { seedOf, slipOf } from '../../bench/diagnostics/diagnostics-bench.ts'
import { falseAlarms } from '../../bench/diagnostics/false-alarms.ts'
import { judge } from '../../bench/diagnostics/judge.ts'
import { kinds } from '../../bench/diagnostics/kinds.ts'
import { root } from '../pages/built-site.ts'

describe('a slip is told once, on its line, in words that name it, and mended where the mend is certain', () => {
  it.each(kinds.map((kind) => [`${kind.group}: ${kind.name}`, kind] as const))('%s', (_, kind) => {
    const slip = slipOf(kind, seedOf(kind, 7, 0), root, true)
    const { problems, ...verdict } = judge(slip, root)
    const said = problems.map(({ file, line, code, message }) => `${file}:${line} ${code}: ${message}`).join('\n')
    expect(verdict, said).toEqual({
      isFound: true,
      hasWords: true,
      isAlone: true,
      isMended: true,
      isWrong: false,
      left: undefined,
    })
  })
})

it('nothing is said of the fixtures and sites drawn by seed', () => {
  expect(falseAlarms(root, 25)).toEqual([])
})
