// The quick Markdown parser decides whether the one that knows columns is asked at all: they have to agree.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markdownTree, visitMarkdown } from '../../src/manifest/sense/markdown-tree.ts'
import { plainMarkdown } from '../../src/manifest/sense/plain-markdown.ts'
import { placedLinks, quickMarkdown } from '../../src/manifest/sense/quick-markdown.ts'

const pieces = [
  '**',
  '*',
  '_',
  '`',
  '```\n',
  '[',
  '](',
  '/a',
  ')',
  '](/b)',
  '[c]',
  ']: /d',
  '<',
  'https://x.example/e?f=g',
  '>',
  '\n',
]
const others = [
  '\n\n',
  '# ',
  '## ',
  '- ',
  '1. ',
  '> ',
  '![',
  'word',
  ' two words ',
  '\\',
  '&amp;',
  '  \n',
  '---',
  '\t',
  '    ',
  '<b>',
  '[words](/to#an-id)',
  '~~~',
  '\n# Heading\n',
  '\n=',
  '\u2028',
]
const text = fc.array(fc.constantFrom(...pieces, ...others), { minLength: 1, maxLength: 14 }).map((all) => all.join(''))
const runs = { numRuns: 4000, seed: 20261121 }

const notDrawn = ['html', 'code', 'inlineCode', 'image', 'imageReference', 'definition', 'linkReference']

describe('the two Markdown parsers', () => {
  it('find the same links', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(quickMarkdown(one).links).toEqual(placedLinks(one))
      }),
      runs,
    )
  })

  it('agree on which texts a page shows whole', () => {
    let whole = 0
    fc.assert(
      fc.property(text, (one) => {
        if (!quickMarkdown(one).isDrawnWhole) return
        whole++
        visitMarkdown(markdownTree(one), ({ type }) => {
          expect(notDrawn).not.toContain(type)
          return undefined
        })
      }),
      runs,
    )
    expect(whole).toBeGreaterThan(500)
  })

  const plainPieces = [
    '**',
    '*',
    '_',
    '[a](/b)',
    '[*c* d](#e)',
    '[',
    ']',
    '(/f)',
    '!',
    '&amp;',
    '=',
    '==',
    '-',
    '~~',
    '#',
    '##',
    '1.',
    '+',
    '>',
  ]
  const plainText = fc
    .array(fc.constantFrom(...plainPieces, ' ', '\n', '\n\n', '   ', 'word', ' two words ', '\n# ', '\n- '), {
      minLength: 1,
      maxLength: 14,
    })
    .map((all) => all.join(''))

  it('agree with what is said of a plain text that neither has read', () => {
    let answered = 0
    fc.assert(
      fc.property(plainText, (one) => {
        const plain = plainMarkdown(one)
        if (!plain) return
        answered++
        const links: string[] = []
        let isDrawnWhole = true
        let level = 0
        visitMarkdown(markdownTree(one), ({ type, url, depth = 0 }) => {
          if (type === 'link' && url !== undefined) links.push(url)
          if (notDrawn.includes(type) || (type === 'heading' && depth > level + 1)) isDrawnWhole = false
          if (type === 'heading') level = depth
          return undefined
        })
        expect(plain).toEqual({ links, isDrawnWhole })
      }),
      runs,
    )
    expect(answered).toBeGreaterThan(500)
  })
})
