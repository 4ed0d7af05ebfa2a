import { expect, it } from 'vitest'
import { holds, type PageNode, pageTree } from './page-tree.ts'

const tree = (...paths: string[]) => pageTree(paths.map((path) => ({ path, title: path })))
const shape = (nodes: PageNode[]): unknown[] =>
  nodes.map(({ path, page, below }) => [page ? path : `(${path})`, ...shape(below)])

it('pages stand below the page whose address theirs begins with, in the order they are written', () =>
  expect(shape(tree('/', '/services/repair', '/about', '/services', '/services/repair/shoes'))).toEqual([
    ['/'],
    ['/services', ['/services/repair', ['/services/repair/shoes']]],
    ['/about'],
  ]))

it('an address that is no page itself holds the pages below it', () =>
  expect(shape(tree('/notes/2026/oats', '/notes-on-bread'))).toEqual([
    ['(/notes)', ['(/notes/2026)', ['/notes/2026/oats']]],
    ['/notes-on-bread'],
  ]))

it('a page is held by those above it and by no other of a like name', () => {
  const [notes] = tree('/notes')
  expect(notes && ['/notes', '/notes/a', '/notes-on-bread', '/'].map((path) => holds(notes, path))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
