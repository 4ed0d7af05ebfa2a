// Tests redirects to files.
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { bakery } from '../fixtures/bakery.ts'

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
