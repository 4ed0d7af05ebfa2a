import { expect, it, vi } from 'vitest'
import { twoReadingsText } from '../../../../tests/fixtures/two-readings-text.ts'
import { EntryTrees } from './entry-trees.ts'
import { everyNode, nodePath, type TextNode } from './text-node.ts'
import * as whole from './text-tree.ts'

const stretches = (tree: TextNode) =>
  [...everyNode(tree)].map((node) => {
    const { parent, children, ...own } = node
    return { ...own, path: nodePath(node), inside: children.length, isOfParent: parent?.children.includes(node) }
  })

it('the tree assembled from the entries of a text equals the tree of the whole text, after each of many changes', () => {
  const trees = new EntryTrees()
  let text = `# First of all\n---\n${twoReadingsText}`
  for (let at = 40; at < text.length; at += 1201) {
    const word = text.indexOf(' and ', at)
    text = word < 0 ? `# More\n${text}` : `${text.slice(0, word)} or more${text.slice(word)}`
    expect(stretches(trees.treeOf(text))).toEqual(stretches(whole.textTree(text)))
  }
})

it.each(['', 'a', '# Nothing\n', '{ a: 1,\nb: 2 }\n', '- a\n- b: c\n', 'a: 1\nti\nb: 2\n', 'a:\n- 1\nb:\n- 2\r\n'])(
  'the tree assembled from the entries of %j is that of the whole text',
  (text) => expect(stretches(new EntryTrees().treeOf(text))).toEqual(stretches(whole.textTree(text))),
)

it('the tree assembled from the entries of a text parses only the changed entry', () => {
  const trees = new EntryTrees()
  const text = Array.from({ length: 50 }, (_, at) => `/page-${at}:\n  title: Page ${at}\n`).join('')
  trees.treeOf(text)
  const read = vi.spyOn(whole, 'textTree')
  trees.treeOf(text.replace('Page 7', 'The seventh page'))
  expect(read.mock.calls.map(([one]) => one).filter(Boolean)).toEqual(['/page-7:\n  title: The seventh page\n'])
})
