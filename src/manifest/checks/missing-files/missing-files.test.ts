import { expect, it } from 'vitest'
import type { Finding } from '../../../problems/finding.ts'
import type { Report } from '../../sense/check.ts'
import { draft } from '../../sense/draft.ts'
import { WordGroup } from '../../sense/word-groups.ts'
import missingFiles from './check.ts'
import type problems from './problems.ts'

/** Codes and suggestions for a picture with these neighbours, with one picture under `public/`. */
function codesFor(file: string, neighbours: Record<string, unknown> = {}, key = 'picture'): string[] {
  const found: Finding[] = []
  const value = { [key]: { file, ...neighbours } }
  const words = new WordGroup(() => [{ kind: 'file', value: file, path: [key, 'file'] }])
  const report: Report<typeof problems> = (code, at, facts, extras) => found.push({ code, at, facts, ...extras })
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

it('takes a picture that is there and described', () =>
  expect(codesFor('/images/loaf.webp', { alt: 'A loaf' })).toEqual([]))
it('takes a picture that only decorates', () => expect(codesFor('/images/loaf.webp', { decorative: true })).toEqual([]))
it('asks for no text of a picture behind a section', () =>
  expect(codesFor('/images/loaf.webp', {}, 'background')).toEqual([]))
it('asks for the text of a picture', () => expect(codesFor('/images/loaf.webp')).toEqual(['missing-alt']))
it('asks for the file, and suggests the one that was meant', () =>
  expect(codesFor('/images/loave.webp', { alt: 'A loaf' })).toEqual(['missing-file /images/loaf.webp']))
it('suggests the picture of that name in another folder', () =>
  expect(codesFor('images/loaf.webp', { alt: 'A loaf' })).toEqual(['missing-file /images/loaf.webp']))
it('takes no text for a picture that only decorates', () =>
  expect(codesFor('/images/loaf.webp', { alt: 'A loaf', decorative: true })).toEqual(['alt-of-decoration']))
it('asks for no text of a file that is no picture', () => expect(codesFor('/fonts/x.woff2')).toEqual(['missing-file']))
