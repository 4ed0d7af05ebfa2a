// Holds the fast reader to the full parser for lists and groups in brackets.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawn } from '../../../../tests/how-much.ts'
import { fullyParsed } from '../fully-parsed.ts'
import { readEntry } from '../parse.ts'
import { plainLines } from './plain-lines.ts'

/** Whether the fast reader accepts the text; asserts that it then returns what the full parser returns. */
function isReadAlike(text: string): boolean {
  const quick = plainLines(text, readEntry)
  if (quick === undefined) return false
  const { value, findings } = fullyParsed(text, 'a.yaml')
  expect({ text, value: quick.value, faults: 0 }).toEqual({ text, value, faults: findings.length })
  return true
}

const parts = fc.constantFrom(
  ...'2|000|2,000|4,80|3.000|012|-1|+1|.5|1e3|0x1f|0o7|1_0|12:30|2026-11-21|a|a b|a:b|a: b|a:|:a|a #b|a#b|#a'.split(
    '|',
  ),
  ...`"a"|'a'|"a, b"|'it''s'|true|null|~|/p|{facts.a}|86%|5 €|- a|*a|&a b|!a|> a|? a|é|"a": b|"a":b||x,y|<<`.split('|'),
)
const keys = fc.constantFrom('a', 'b', 'long-key', '/path', '"q"', 'true', '<<', '__proto__', '1', '? x', '&k a')
const commas = fc.constantFrom(',', ', ', ' , ', ',  ')

const { collection } = fc.letrec<{ collection: string; part: string }>((tie) => ({
  part: fc.oneof({ weight: 5, arbitrary: parts }, { weight: 1, arbitrary: tie('collection') }),
  collection: fc
    .tuple(
      fc.constantFrom('[]', '{}'),
      fc.array(fc.tuple(fc.option(keys), tie('part'), commas), { maxLength: 5 }),
      fc.constantFrom('', ' '),
    )
    .map(([[open, close], entries, blank]) => {
      const inner = entries.map(([key, part, comma], at) => `${at === 0 ? '' : comma}${key ? `${key}: ` : ''}${part}`)
      return `${open}${blank}${inner.join('')}${blank}${close}`
    }),
}))

it('numbers, commas, dates and colons in brackets are read as the full parser reads them, or left to it', () => {
  let read = 0
  fc.assert(
    fc.property(collection, fc.boolean(), (written, isItem) => {
      if (isReadAlike(isItem ? `k:\n  - ${written}\n  - b: 1\n` : `k: ${written}\nb: 1\n`)) read++
    }),
    { numRuns: drawn(40_000), seed: 23 },
  )
  expect(read).toBeGreaterThan(drawn(40_000) / 10)
})
