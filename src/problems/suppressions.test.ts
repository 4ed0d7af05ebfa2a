import { expect, it } from 'vitest'
import { load } from '../manifest/load.ts'

const manifest = (fact: string) => `lectern: 1\nfacts:\n${fact}\n`
const found = (fact: string) =>
  load(manifest(fact), 'x.yaml', { today: '2026-11-21' })
    .problems.filter(({ line }) => line > 1)
    .map(({ code, line }) => `${line} ${code}`)

it('a problem is suppressed by a comment above its line', () =>
  expect(
    found('  # lectern-ignore unknown-name until 2026-12-31: the till prints it so\n  year: "{facts.nope}"'),
  ).toEqual([]))
it('a problem is suppressed by a comment at the end of its line', () =>
  expect(found('  year: "{facts.nope}" # lectern-ignore unknown-name until 2026-12-31: the till prints it so')).toEqual(
    [],
  ))
it('a problem is suppressed on the last day of its comment', () =>
  expect(found('  # lectern-ignore unknown-name until 2026-11-21: soon\n  year: "{facts.nope}"')).toEqual([]))

it('a problem is not suppressed on the day after, and the comment is reported', () =>
  expect(found('  # lectern-ignore unknown-name until 2026-11-20: soon\n  year: "{facts.nope}"')).toEqual([
    '3 expired-suppression',
    '4 unknown-name',
  ]))
it('a problem is not suppressed without a reason', () =>
  expect(found('  # lectern-ignore unknown-name until 2026-12-31\n  year: "{facts.nope}"')).toEqual([
    '3 bad-suppression',
    '4 unknown-name',
  ]))
it('a problem is not suppressed until a day that does not exist', () =>
  expect(found('  # lectern-ignore unknown-name until 2026-02-30: soon\n  year: "{facts.nope}"')).toEqual([
    '3 bad-suppression',
    '4 unknown-name',
  ]))
it('a problem is not suppressed by an unknown code', () =>
  expect(found('  # lectern-ignore unknown-nam until 2026-12-31: soon\n  year: "{facts.nope}"')).toEqual([
    '3 bad-suppression',
    '4 unknown-name',
  ]))
it('a problem is not suppressed by a comment two lines away', () =>
  expect(
    found('  # lectern-ignore unknown-name until 2026-12-31: soon\n  place: here\n  year: "{facts.nope}"'),
  ).toEqual(['3 unneeded-suppression', '5 unknown-name']))
