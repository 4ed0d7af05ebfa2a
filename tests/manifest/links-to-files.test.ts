// Links to files below `public/`, by the names that people give them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtPractice, practiceWith, problemsOf } from '../pages/practice-site.ts'

const withLink = (to: string, ...files: string[]) => {
  const folder = practiceWith([
    '    - { type: request-form, id: form, form: question, title: Ask us }',
    `    - { type: request-form, id: form, form: question, title: Ask us }
    - { type: downloads, title: To print, files: [{ label: The form, to: "${to}" }] }`,
  ])
  mkdirSync(join(folder, 'public/downloads'), { recursive: true })
  for (const file of files) writeFileSync(join(folder, 'public/downloads', file), '%PDF-1.4')
  return folder
}

it.each([
  ['with an umlaut', '/downloads/Preisübersicht.pdf', 'Preisübersicht.pdf'],
  [
    'with an umlaut of two characters on the disk',
    '/downloads/Preisübersicht.pdf',
    'Preisübersicht.pdf'.normalize('NFD'),
  ],
  ['with spaces', '/downloads/Our prices 2027.pdf', 'Our prices 2027.pdf'],
  ['with spaces, percent-encoded', '/downloads/Our%20prices%202027.pdf', 'Our prices 2027.pdf'],
])('a link to a file %s leads to the file', (_, to, file) => {
  expect(problemsOf(withLink(to, file))).toEqual([])
})

it('a link to a file with spaces is a valid address on the page, beside the kind and size of the file', async () => {
  const out = await builtPractice(withLink('/downloads/Our prices 2027.pdf', 'Our prices 2027.pdf'))
  const page = readFileSync(join(out, 'ask/index.html'), 'utf8')
  expect(page).toContain('href="/downloads/Our%20prices%202027.pdf"')
  expect(page).toContain('PDF')
  expect(page).toContain('8\u00a0bytes')
})

it('a link to a missing file is reported as a file, with where to put it or its nearest name', () => {
  expect(problemsOf(withLink('/downloads/bass.pdf'))).toMatchObject([
    {
      code: 'dead-link',
      message: expect.stringContaining('neither a file'),
      hint: 'Put the file at public/downloads/bass.pdf.',
    },
  ])
  expect(problemsOf(withLink('/downloads/Preisubersicht.pdf', 'Preisübersicht.pdf'))).toMatchObject([
    { code: 'dead-link', suggestion: '/downloads/Preisübersicht.pdf' },
  ])
})
