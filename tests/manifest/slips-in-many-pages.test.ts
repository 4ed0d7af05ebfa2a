// Slips in manifests of many pages.
import { describe, expect, it } from 'vitest'
import { manifestFiles, randomSite } from '../../bench/random/random-site.ts'
import { load } from '../../src/manifest/load.ts'
import { Memo } from '../../src/manifest/read/memo.ts'
import { bakeryWith } from './small-bakery.ts'
import { reportsOf } from './spoilt-bakery.ts'

it('a group that holds many pages is reported once, however many lines it has', () => {
  const pages = (manifestFiles(randomSite(7, 14)).get('pages/part-001.yaml') ?? '').replaceAll(/^(?=.)/gm, '      ')
  const text = bakeryWith('top', '').replace('    routes:\n', `    routes:\n${pages}`)
  const known = new Set(reportsOf(text).map((one) => one.replace(/^\d+/, '')))
  const from = text.split('\n').indexOf('    routes:')
  const to = text.split('\n').findIndex((line, at) => at > from && /^ {0,4}\S/.test(line))
  const spoilt = text.split('\n').map((line, at) => (at >= from && (to < 0 || at < to) ? line.replace(/^ /, '') : line))
  const found = reportsOf(spoilt.join('\n')).filter((one) => !known.has(one.replace(/^\d+/, '')))
  expect(found).toEqual([
    expect.stringMatching(new RegExp(`^${from + 1} bad-indent These \\d{3,} lines begin in column 4`)),
  ])
})

describe('a syntax error in one of many pages', () => {
  const files = manifestFiles(randomSite(7, 60))
  const included = [...files].flatMap(([file, text]) => (file === 'site.yaml' ? [] : [{ file, text }]))
  const [part] = included
  const check = (text: string, memo?: Memo) =>
    load(files.get('site.yaml') ?? '', 'site.yaml', {
      memo,
      readIncluded: () => included.map((one) => (one === part ? { ...one, text } : one)),
    }).problems.map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`)
  const text = part?.text ?? ''
  const at = text.slice(text.length / 2).search(/(?<=\n) {6}title: [A-Za-z]/) + text.length / 2

  it.each([
    ['a quote that is not closed', text.slice(0, at) + text.slice(at).replace('title: ', 'title: "'), 'unclosed-quote'],
    ['a key in the wrong column', `${text.slice(0, at)}  ${text.slice(at)}`, 'bad-indent'],
    ['a key without its colon', text.slice(0, at) + text.slice(at).replace('title: ', 'title '), 'missing-colon'],
  ])(
    '%s in one of many pages is reported on its line, as without the other pages, and those are unchanged',
    (_, spoilt, code) => {
      const memo = new Memo()
      expect(check(text, memo)).toEqual([])
      const found = check(spoilt, memo)
      const line = text.slice(0, at).split('\n').length
      expect(found).toEqual([expect.stringMatching(new RegExp(`^${part?.file}:${line}:\\d+ ${code} `))])
      expect(check(spoilt)).toEqual(found)
      expect(check(text, memo)).toEqual([])
    },
  )
})
