import { expect, it } from 'vitest'
import { containsPage, type PageNode, pageTree } from './page-tree.ts'

const tree = (...paths: string[]) => pageTree(paths.map((path) => ({ path, title: path })))
const shape = (nodes: PageNode[]): unknown[] =>
  nodes.map(({ path, page, below }) => [page ? path : `(${path})`, ...shape(below)])

it('the page tree puts a page below the page whose address its own begins with, in the order of the manifest', () =>
  expect(shape(tree('/', '/services/repair', '/about', '/services', '/services/repair/shoes'))).toEqual([
    ['/'],
    ['/services', ['/services/repair', ['/services/repair/shoes']]],
    ['/about'],
  ]))

it('the page tree has a group for an address without a page that has pages below it', () =>
  expect(shape(tree('/notes/2026/oats', '/notes-on-bread'))).toEqual([
    ['(/notes)', ['(/notes/2026)', ['/notes/2026/oats']]],
    ['/notes-on-bread'],
  ]))

it('the page tree puts a page below its whole path, and below no page with a similar name', () => {
  const [notes] = tree('/notes')
  expect(notes && ['/notes', '/notes/a', '/notes-on-bread', '/'].map((path) => containsPage(notes, path))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
