import { expect, it } from 'vitest'
import type { Finding, Reporter } from '../../../problems/finding.ts'
import { draft } from '../../sense/draft.ts'
import { WordGroup } from '../../sense/word-groups.ts'
import missingFiles from './check.ts'
import type problems from './problems.ts'

/** Returns the codes and suggestions for a picture with these neighbouring keys, with one picture under `public/`. */
function codesFor(file: string, neighbours: Record<string, unknown> = {}, key = 'picture'): string[] {
  const found: Finding[] = []
  const value = { [key]: { file, ...neighbours } }
  const words = new WordGroup(() => [{ kind: 'file', value: file, path: [key, 'file'] }])
  const report: Reporter<typeof problems> = (code, at, facts, extras) => found.push({ code, at, facts, ...extras })
  missingFiles({
    draft: { ...draft(value), groups: [words] },
    names: new Map(),
    facts: [],
    uncertain: false,
    complete: true,
    publicFiles: new Set(['/images/loaf.webp']),
    report,
  })
  return found.map(({ code, suggestion }) => (suggestion === undefined ? code : `${code} ${suggestion}`))
}

it('a picture that exists and has an alternative text is fine', () =>
  expect(codesFor('/images/loaf.webp', { alt: 'A loaf' })).toEqual([]))
it('a picture that is marked decorative is fine', () =>
  expect(codesFor('/images/loaf.webp', { decorative: true })).toEqual([]))
it('a picture behind a section needs no alternative text', () =>
  expect(codesFor('/images/loaf.webp', {}, 'background')).toEqual([]))
it('a picture without an alternative text is reported', () =>
  expect(codesFor('/images/loaf.webp')).toEqual(['missing-alt']))
it('a missing picture is reported, with the likely file', () =>
  expect(codesFor('/images/loave.webp', { alt: 'A loaf' })).toEqual(['missing-file /images/loaf.webp']))
it('a missing picture is reported, with the picture of that name in another folder', () =>
  expect(codesFor('images/loaf.webp', { alt: 'A loaf' })).toEqual(['missing-file /images/loaf.webp']))
it('a decorative picture with an alternative text is reported', () =>
  expect(codesFor('/images/loaf.webp', { alt: 'A loaf', decorative: true })).toEqual(['alt-of-decoration']))
it('a file that is no picture needs no alternative text', () =>
  expect(codesFor('/fonts/x.woff2')).toEqual(['missing-file']))
