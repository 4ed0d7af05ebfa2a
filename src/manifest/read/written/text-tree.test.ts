import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMap, isScalar, isSeq, type Pair, parseDocument } from 'yaml'
import { twoReadings } from '../../../../tests/fixtures/two-readings.ts'
import { twoReadingsText } from '../../../../tests/fixtures/two-readings-text.ts'
import { SiteText } from '../../../language-server/site/site-text.ts'
import { everyNode, nodeAt, nodePath, plainValueOfNode, type TextNode } from './text-node.ts'
import { textTree } from './text-tree.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

/** Returns path and offset of every scalar according to the parser of `yaml`. */
function byYaml(text: string): string[] {
  const found: string[] = []
  const visit = (node: unknown, path: string) => {
    if (isMap(node))
      for (const { key, value } of node.items as Pair[]) visit(value, `${path}/${(key as { value: unknown }).value}`)
    else if (isSeq(node)) for (const [at, item] of node.items.entries()) visit(item, `${path}/${at}`)
    else if (isScalar(node) && node.range && node.value !== null) found.push(`${path} ${node.range[0]}`)
  }
  visit(parseDocument(text).contents, '')
  return found
}
const byUs = (text: string) =>
  [...everyNode(textTree(text))].flatMap((node) =>
    // The parser gives the value of an alias at another place.
    node.kind === 'scalar' && !node.value.startsWith('*') ? [`/${nodePath(node).join('/')} ${node.start}`] : [],
  )

it.each([twoReadings, 'tests/fixtures/bakery.yaml'])(
  'the tree of a valid text has the same scalars as the parser of yaml: %s',
  (path) => {
    const text = read(path)
    expect(byUs(text)).toEqual(byYaml(text))
  },
)
it('the tree of a JSON text has the same scalars as the parser of yaml', () => {
  const text = JSON.stringify(parseDocument(read('tests/fixtures/bakery.yaml')).toJS(), undefined, 2)
  expect(byUs(text)).toEqual(byYaml(text))
})

it('the tree of a part of a text has the same nodes as that of the whole text', () => {
  const text = twoReadingsText
  const file = new SiteText('/site.yaml', `${text}# ${'x'.repeat(250_000)}`)
  for (let offset = 3; offset < text.length; offset += 997) {
    const [part, whole] = [nodeAt(file.treeAt(offset), offset), nodeAt(textTree(text), offset)]
    // Offsets of entries; the root of the part ends elsewhere.
    const stretch = ({ at, start, end }: TextNode) => (at === undefined ? [] : [start, end])
    expect([nodePath(part), stretch(part)]).toEqual([nodePath(whole), stretch(whole)])
  }
})

describe('the tree of an unfinished text', () => {
  const at = (marked: string): TextNode => nodeAt(textTree(marked.replace('|', '')), marked.indexOf('|'))
  it('an unfinished word in a list of keys is a key without a colon', () =>
    expect(at('a:\n  b: 1\n  ti|')).toMatchObject({ at: 'ti', loose: true, parent: { at: 'a' } }))
  it('an unfinished word in brackets is a key without a colon', () =>
    expect(at('a: { b: 1, ti| }\nc: 2')).toMatchObject({ at: 'ti', loose: true }))
  it('the lines after an unclosed bracket are in the tree', () =>
    expect(plainValueOfNode(textTree('a: { b: 1, c\nd: 2'))).toEqual({ a: { b: '1' }, d: '2' }))
  it('each key of an unfinished text is in the tree once, also at the end of a list', () =>
    expect([...everyNode(textTree('- a: "b"\n- c: d'))].map(({ value }) => value).filter(Boolean)).toEqual(['b', 'd']))
  it('an unfinished word above another key is a key of its own', () =>
    expect(plainValueOfNode(textTree('a:\n  - b: 1\n    ti\n    c: 2\nd: 3'))).toEqual({
      a: [{ b: '1', c: '2' }],
      d: '3',
    }))
  it('the lines after an invalid line are in the tree', () =>
    expect(plainValueOfNode(textTree('a: ]\nb: 2\nc: 3'))).toMatchObject({ b: '2', c: '3' }))
  it('a second colon in a line belongs to the text, and the keys below are in the tree', () =>
    expect(plainValueOfNode(textTree('a:\n  b: c: d\n  e: 1\nf: 2'))).toEqual({ a: { b: 'c: d', e: '1' }, f: '2' }))
  it('the lines after an unclosed quote are in the tree', () =>
    expect(plainValueOfNode(textTree('a: "b\nc: 2\n'))).toMatchObject({ c: '2' }))
  it('a block scalar inside a list is a literal', () =>
    expect([...everyNode(textTree('- a: |\n    words \n    more'))].map(({ style }) => style)).toContain('literal'))
  it('the nodes of any text are in order and inside their parents', () => {
    const piece = fc.constantFrom(
      'a: ',
      '- ',
      '\n',
      '  ',
      '{',
      '}',
      '[',
      ']',
      ', ',
      '"',
      "'",
      ':',
      '#',
      'x',
      '|',
      '\t',
      '&a ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        for (const node of everyNode(textTree(text))) {
          expect([node.head <= node.headEnd, node.start <= node.end, node.end <= text.length]).toEqual([
            true,
            true,
            true,
          ])
          for (const child of node.children) expect(child.parent).toBe(node)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
