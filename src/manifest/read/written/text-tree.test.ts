import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMap, isScalar, isSeq, type Pair, parseDocument } from 'yaml'
import { twoReadings } from '../../../../tests/fixtures/two-readings.ts'
import { twoReadingsText } from '../../../../tests/fixtures/two-readings-text.ts'
import { SiteText } from '../../../language-server/site/site-text.ts'
import { everyNode, nodeAt, pathOf, plainOf, type TextNode } from './text-node.ts'
import { textTree } from './text-tree.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

/** Path and stretch of every scalar, as yaml's own parser has them. */
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
    // What an alias stands for is written elsewhere.
    node.kind === 'scalar' && !node.value.startsWith('*') ? [`/${pathOf(node).join('/')} ${node.start}`] : [],
  )

describe('a sound text is read as YAML has it', () => {
  it.each([twoReadings, 'tests/fixtures/bakery.yaml'])('%s', (path) => {
    const text = read(path)
    expect(byUs(text)).toEqual(byYaml(text))
  })
  it('JSON', () => {
    const text = JSON.stringify(parseDocument(read('tests/fixtures/bakery.yaml')).toJS(), undefined, 2)
    expect(byUs(text)).toEqual(byYaml(text))
  })
})

it('a part of a text is read as in the whole', () => {
  const text = twoReadingsText
  const file = new SiteText('/site.yaml', `${text}# ${'x'.repeat(250_000)}`)
  for (let offset = 3; offset < text.length; offset += 997) {
    const [part, whole] = [nodeAt(file.treeAt(offset), offset), nodeAt(textTree(text), offset)]
    // The part ends where its entry does.
    const stretch = ({ at, start, end }: TextNode) => (at === undefined ? [] : [start, end])
    expect([pathOf(part), stretch(part)]).toEqual([pathOf(whole), stretch(whole)])
  }
})

describe('a text in the middle of a word', () => {
  const at = (marked: string): TextNode => nodeAt(textTree(marked.replace('|', '')), marked.indexOf('|'))
  it('has the word as a key without a colon', () =>
    expect(at('a:\n  b: 1\n  ti|')).toMatchObject({ at: 'ti', loose: true, parent: { at: 'a' } }))
  it('has it in brackets', () => expect(at('a: { b: 1, ti| }\nc: 2')).toMatchObject({ at: 'ti', loose: true }))
  it('keeps what follows brackets that nothing closes', () =>
    expect(plainOf(textTree('a: { b: 1, c\nd: 2'))).toEqual({ a: { b: '1' }, d: '2' }))
  it('has each key once, at the end of a list too', () =>
    expect([...everyNode(textTree('- a: "b"\n- c: d'))].map(({ value }) => value).filter(Boolean)).toEqual(['b', 'd']))
  it('has it above a key that follows', () =>
    expect(plainOf(textTree('a:\n  - b: 1\n    ti\n    c: 2\nd: 3'))).toEqual({ a: [{ b: '1', c: '2' }], d: '3' }))
  it('keeps what follows a line that nothing can be made of', () =>
    expect(plainOf(textTree('a: ]\nb: 2\nc: 3'))).toMatchObject({ b: '2', c: '3' }))
  it('has a second colon of a line in its text, and the keys below it', () =>
    expect(plainOf(textTree('a:\n  b: c: d\n  e: 1\nf: 2'))).toEqual({ a: { b: 'c: d', e: '1' }, f: '2' }))
  it('keeps what follows a quote that nothing closes', () =>
    expect(plainOf(textTree('a: "b\nc: 2\n'))).toMatchObject({ c: '2' }))
  it('has the texts of a list that belongs to nothing', () =>
    expect([...everyNode(textTree('- a: |\n    words \n    more'))].map(({ style }) => style)).toContain('literal'))
  it('ends and keeps its stretches in order, whatever it is', () => {
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
