// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { cleanOf, markdownOf, markdownOfLines } from '../../src/preview/client/edit/markdown-paste.ts'
import { RichTextState } from '../../src/preview/client/edit/rich/rich-text-state.ts'

const pasted = (markdown: string, before = 'Before.') => {
  const state = new RichTextState(before, 'all', () => true)
  state.select([
    { leaf: 0, at: before.length },
    { leaf: 0, at: before.length },
  ])
  expect(state.paste(markdown)).toBe(true)
  return state.source
}

it('pasted plain text keeps its paragraphs and lines', () => {
  expect(pasted(markdownOfLines('Main Street 1\nAnytown\n\nSecond paragraph'))).toBe(
    'Before.\n\nMain Street 1\\\nAnytown\n\nSecond paragraph',
  )
})

it('pasted plain text shows its signs, also those that Markdown or the site would interpret', () => {
  const text = '# one\n- two\n3. three\n> four\n{site.name} *five* <b>six</b> &amp;\n---'
  const { rich } = new RichTextState(pasted(markdownOfLines(text)), 'all', () => true)
  expect(rich.leaves.map(({ kind, units }) => [kind, units.map(({ shown }) => shown).join('')])).toEqual([
    ['paragraph', `Before.${text}`],
  ])
})

it('pasted plain text loses control characters, and every kind of line end becomes one', () => {
  expect(cleanOf('a\u0000b\r\nc\u000bd\u2028e\ufeff\ud83d\tf 🎭')).toBe('ab\nc\nd\ne\tf 🎭')
})

it('pasted paragraphs of Microsoft Word that are list items become nested lists', () => {
  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${words}<o:p></o:p></p>`
  const html = `<p class=MsoNormal>Choir</p>${item(1, '·', 'Alto')}${item(2, 'o', 'first')}${item(1, '·', '<b>Bass</b>')}<p>Then</p>${item(1, '1.', 'come')}${item(1, '2.', 'sing')}`
  expect(markdownOf(html)).toBe('Choir\n\n- Alto\n  - first\n- **Bass**\n\nThen\n\n1. come\n2. sing')
})

it('pasted lists and cells of Google Docs and Sheets, which inline elements hold, keep their lines', () => {
  const list =
    '<ul><li><p>one</p></li><ul><li><p>nested</p></li></ul><li><p>two</p></li></ul><ol><li><p>first</p></li></ol>'
  expect(
    markdownOf(`<b style="font-weight:normal" id="docs-internal-guid-1"><p>Before</p>${list}<p>After</p></b>`),
  ).toBe('Before\n\n- one\n  - nested\n- two\n\n1. first\n\nAfter')
  const table = '<table><tr><td>Name</td><td>Price</td></tr><tr><td>Car</td><td>12</td></tr></table>'
  expect(markdownOf(`<google-sheets-html-origin>${table}</google-sheets-html-origin>`)).toBe('Name Price\n\nCar 12')
  expect(markdownOf('<a href="/a"><div>Title</div><div>Text</div></a>')).toBe('[Title Text](/a)')
})

it('pasted styles of bold and italic become emphasis', () => {
  const html =
    '<b style="font-weight:normal"><p><span style="font-weight:700">Loud</span> and <span style="font-style:italic">slow</span></p></b>'
  expect(markdownOf(html)).toBe('**Loud** and *slow*')
})

it('pasted line breaks stay, and two of them begin a paragraph', () => {
  expect(markdownOf('<div>Main Street 1<br>Anytown<br><br>Ring twice<br></div>')).toBe(
    'Main Street 1\\\nAnytown\n\nRing twice',
  )
})

it('pasted cells of a table stay apart', () => {
  const html = '<table><tbody><tr><td>Tuesday</td><td>19.30</td></tr><tr><td>Sunday</td><td></td></tr></tbody></table>'
  expect(markdownOf(html)).toBe('Tuesday 19.30\n\nSunday')
  expect(markdownOf(html, 'links')).toBe('Tuesday 19.30 Sunday')
})

it('pasted words that look like Markdown or HTML stay words', () => {
  expect(markdownOf('<p># 1 of 2</p><p>- 5 degrees</p><p>2026. A year</p><p>&lt;b&gt;</p>')).toBe(
    '\\# 1 of 2\n\n\\- 5 degrees\n\n2026\\. A year\n\n\\<b>',
  )
})
