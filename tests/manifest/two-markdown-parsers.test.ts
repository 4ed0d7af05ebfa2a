// Compares the parser that renders texts with micromark, which GitHub's Markdown is tested with. Random texts never become HTML, and never show signs
// of Markdown without a finding.
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { markdownSlips } from '../../src/manifest/sense/markdown-slips.ts'
import { extendedTree, visitMarkdown } from '../../src/manifest/sense/markdown-tree.ts'
import { plainMarkdown } from '../../src/manifest/sense/plain-markdown.ts'
import { quickMarkdown } from '../../src/manifest/sense/quick-markdown.ts'
import { parseMarkdown } from '../../src/site/markdown.ts'
import type { Site } from '../../src/site/model.ts'
import { defaultTexts } from '../../src/site/texts.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { PageProvider } from '../../src/ui/site-context.tsx'
import { drawn, seed } from '../how-much.ts'

const pieces =
  '**|*|_|`|```\n|```js\n|[|](|/a|)|](/b)|[c]|]: /d|<|https://x.example/e?f=g|>|\n|~~|~|[^1]|[^1]: |[^n]|\n[^n]: |[ ] |[x] |[!NOTE]|[!TIP]\n|[!FOO]|```block\n|| a | b |\n|---|:-:|\n| c | d |\n|e|\n|---|\n| f ||www.y.example|:::|{{|}}|$$|[[|]]'.split(
    /\|(?! |-|:-)/,
  )
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
  '<script>alert(1)</script>',
  '<img src=x onerror=y>',
  '[words](/to#an-id)',
  '~~~',
  '\n# Heading\n',
  '\n=',
  '\u2028',
  '|',
  '\n| a | b |\n|---|---|\n| c | d |\n',
]
const text = fc.array(fc.constantFrom(...pieces, ...others), { minLength: 1, maxLength: 16 }).map((all) => all.join(''))
/** Lines and paragraphs as people write them. */
const lines = [
  '# Heading',
  '## Heading',
  '- [ ] open',
  '- [x] done',
  '- point',
  '1. point',
  '> quoted',
  '> [!NOTE]',
  '| a | b |',
  '|---|--:|',
  '| c | d |',
  'Some ~~old~~ words[^1]',
  'Some **bold** words',
  '[^1]: A note',
  '```js',
  '```',
  '~~~',
  '---',
  '    code',
  '  more',
  '',
  '',
]
const plainerText = fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 10 }).map((all) => all.join('\n'))
const runs = { numRuns: drawn(20_000), seed: seed(20261123) }

const site = { texts: defaultTexts, language: 'en' } as Site
const html = (of: string) =>
  renderToStaticMarkup(
    createElement(
      PageProvider,
      { value: { site, path: '/' } },
      createElement(Markdown, { text: of, level: 2, anchored: true }),
    ),
  )

/** Every start tag that rendering may produce. */
const allowedTags =
  /^<(?:div class="prose(?:-table" role="group" tabindex="0" aria-label="Table|-callout prose-\w+)?"|div role="note" class="prose-callout prose-\w+"|div|p|p class="prose-callout-kind"|em|strong|s|ul|ul class="tasks"|ol start="\d+"|ol|li|li class="task"|li id="block-note-\d+"|blockquote|br\/|hr\/|h[2-6] id="[^"<>]+"|code|pre tabindex="0" dir="ltr" translate="no"|span class="code-\w+"|span role="img" aria-label="(?:Done|To do)" class="task-box(?: task-done)?"|table|thead|tbody|tr|t[hd](?: scope="col")?(?: class="cell-\w+")?|a href="[^"<>]*"|a id="block-from-[\d-]+" href="#block-note-\d+" aria-label="Footnote \d+"|a href="#block-from-[\d-]+" aria-label="Back to reference [\d-]+" class="note-back"|sup|sup class="note-ref"|section class="prose-notes" aria-label="Footnotes"|svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20"|path d="[\w .-]+")>$/

describe('a random text', () => {
  it('renders without an exception, and contributes no HTML', () => {
    fc.assert(
      fc.property(text, (one) => {
        for (const [tag] of html(one).matchAll(/<[^/][^>]*>/g)) expect(tag).toMatch(allowedTags)
      }),
      runs,
    )
  })

  it('shows no sign of a table, footnote, callout, fence, box or link without a finding', () => {
    let whole = 0
    fc.assert(
      fc.property(text, (one) => {
        // A sign behind a backslash is literal.
        if (one.includes('\\') || markdownSlips(one, parseMarkdown(one), true).length > 0) return
        whole++
        const shown = html(one)
          .replace(/<code>.*?<\/code>/gs, '')
          .replace(/<\/(?:p|li|h\d|td|th)>/g, '\n')
          .replace(/<[^>]*>/g, '')
        expect(shown).not.toMatch(
          /\[\^[^\]\s]+\]|^\[!\w+\]|^\|?-+\|:?-+:?\|?$|^(?:```|~~~)|^\[[ xX]\] \S|\[\w+\]\(\/\w*\)|&lt;(?:b|img|script)\b[^&]*&gt;/m,
        )
      }),
      runs,
    )
    expect(whole).toBeGreaterThan(runs.numRuns / 20)
  })

  it('has the tables, headings, boxes and footnotes that micromark finds, where nothing is reported', () => {
    fc.assert(
      fc.property(plainerText, (one) => {
        if (markdownSlips(one, parseMarkdown(one), true).length > 0) return
        const wanted: Record<string, number> = {}
        visitMarkdown(extendedTree(one), ({ type, checked }) => {
          const what = typeof checked === 'boolean' ? 'box' : type
          wanted[what] = (wanted[what] ?? 0) + 1
          return undefined
        })
        const made = html(one)
        const count = (pattern: RegExp) => made.match(pattern)?.length ?? 0
        const found = [/<table>/g, /<h\d/g, /<s>/g, /class="task"/g, /class="note-ref"/g, /<pre/g].map(count)
        const what = ['table', 'heading', 'delete', 'box', 'footnoteReference', 'code']
        expect(found).toEqual(what.map((each) => wanted[each] ?? 0))
      }),
      runs,
    )
  })

  it('has its findings at the right places', () => {
    fc.assert(
      fc.property(text, (one) => {
        for (const { written, at } of markdownSlips(one, parseMarkdown(one), true))
          expect(one.slice(at, at + written.length)).toBe(written)
      }),
      runs,
    )
  })
})

describe('a plain text that is read without a parser', () => {
  const plainPieces = ['**', '*', '_', '[a](/b)', '[*c* d](#e)', '[', ']', '(/f)', '!', '&amp;', '=', '==', '-', '~~']
  const more = [
    '#',
    '##',
    '1.',
    '+',
    '>',
    '://',
    'www.',
    ' ',
    '\n',
    '\n\n',
    '   ',
    'word',
    ' two words ',
    '\n# ',
    '\n- ',
  ]
  const plainText = fc
    .array(fc.constantFrom(...plainPieces, ...more), { minLength: 1, maxLength: 14 })
    .map((all) => all.join(''))

  it('has the facts that the parser finds', () => {
    let answered = 0
    fc.assert(
      fc.property(plainText, (one) => {
        const plain = plainMarkdown(one)
        if (!plain) return
        answered++
        // An escaped sign forces the parser; the text then has one link more.
        const { links, isDrawnWhole } = quickMarkdown(`${one}\n\n\\&`)
        expect(plain).toEqual({ links, isDrawnWhole })
      }),
      { ...runs, numRuns: 4000 },
    )
    expect(answered).toBeGreaterThan(500)
  })
})
