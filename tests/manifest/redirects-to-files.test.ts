// Tests redirects to files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { root } from '../pages/built-site.ts'

const bakery = readFileSync(join(root, 'tests/fixtures/bakery.yaml'), 'utf8')
const codes = (to: string, publicFiles?: ReadonlySet<string>) =>
  load(bakery.replace('/loaves: /bread', `/menu: ${to}`), 'bakery.yaml', { publicFiles }).problems.map(
    ({ code }) => code,
  )

it('a redirect may lead to a file under public/, and to no other', () => {
  const files = new Set(['/week.pdf'])
  expect(codes('/week.pdf', files)).toEqual([])
  expect(codes('/weak.pdf', files)).toEqual(['redirect-dead'])
})

it('a redirect may lead to anything named like a file where the files are unknown', () =>
  expect(codes('/week.pdf')).toEqual([]))
