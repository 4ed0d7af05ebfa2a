// Tests slips at quotes, colons and names of pages that leave a manifest readable: one problem each.
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { bakery } from '../fixtures/bakery.ts'
import { bakeryWith } from './small-bakery.ts'
import { reportsOf } from './spoilt-bakery.ts'

it.each([
  ['“{site.name}”', 'a name'],
  ['“8001”', 'a number'],
])('%s: %s in the quotes of a word processor', (written) => {
  const found = load(
    bakeryWith('blocks', `- type: page-intro\n  title: Bread\n  text: ${written}`),
    'site.yaml',
  ).problems
  expect(found.map(({ code, fix }) => [code, fix?.edits[0]?.text])).toEqual([
    ['curly-quotes', JSON.stringify(written.slice(1, -1))],
  ])
})
it('the title of a play in curly quotes, which a page shows, is none', () => {
  expect(reportsOf(bakeryWith('blocks', '- { type: page-intro, title: “Faust” }'))).toEqual([])
})
it.each([
  ['label:Order', 'space-after-colon'],
  ['label Order', 'missing-colon'],
  ['label: Order bread, to /order', 'missing-colon'],
])('a key in braces that took its value in: %s', (written, code) => {
  const text = bakeryWith(
    'blocks',
    `- { type: page-intro, title: Bread, action: { ${written}${/\bto\b/.test(written) ? '' : ', to: /order'} } }`,
  )
  expect(load(text, 'site.yaml').problems.map((one) => one.code)).toEqual([code])
})
it('a page that links still have another name for is not called unlinked as well', () => {
  const renamed = bakery.replace(/^( *)\/order:/m, '$1/to-order-bread:')
  const found = load(renamed, 'site.yaml').problems
  expect(new Set(found.map(({ code, suggestion }) => `${code} ${suggestion}`))).toEqual(
    new Set(['dead-link /to-order-bread']),
  )
})

it('a bracket that closes in column 1 is in the wrong column', () => {
  const text = bakery.replace(/(action: \{.*) \}/, '$1\n}')
  expect(reportsOf(text)).toEqual([
    expect.stringMatching(/^\d+ bad-indent This line begins in column 1 and belongs in column \d+\./),
  ])
})
