import { expect, it } from 'vitest'
import { bakeryWith } from '../../../tests/manifest/small-bakery.ts'
import { load } from '../load.ts'

const problemsOf = (text: string) =>
  load(text, 'bakery.yaml').problems.map(({ line, code, message, hint, related }) => ({
    ...{ line, code, said: `${message} ${hint}` },
    at: related?.map((one) => one.line),
  }))
const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length

it('a key that belongs in the readings is reported beside them, with the readings that lack it, and as missing in none', () => {
  const text = bakeryWith('top', 'redirects: { /old: / }')
  expect(problemsOf(text)).toEqual([
    {
      line: lineOf(text, 'redirects'),
      code: 'unknown-key',
      said: 'There is no key "redirects" in the manifest. It is a key of "everyday". Move it there.',
      at: [lineOf(text, '  everyday:')],
    },
  ])
})

it('a key that is nested too deep is reported with the group around it', () => {
  const text = bakeryWith('display', 'numerals: tabular\nmotif: dots')
  expect(problemsOf(text).filter(({ code }) => code === 'unknown-key')).toEqual([
    expect.objectContaining({ said: expect.stringContaining('It is a key of "theme". Move it there.') }),
  ])
})

it('a key that every reading lacks and that stands beside them is one mistake', () => {
  const text = bakeryWith('top', 'theme: { preset: folio }').replace(/^ {4}theme:\n(?:(?: {5,}.*)?\n)+/m, '')
  expect(problemsOf(text).map(({ code, line }) => [code, line])).toEqual([['unknown-key', lineOf(text, 'theme:')]])
})
