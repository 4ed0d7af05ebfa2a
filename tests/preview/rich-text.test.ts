// Formatted text typed on the page, as changes of its Markdown.
import { describe, expect, it } from 'vitest'
import { randomNumbers } from '../../bench/random/random-words.ts'
import { type RichEdit, readWithGap, replaceUnits } from '../../src/preview/client/edit/rich/change-rich.ts'
import { insertMarkdown, setHeading, splitLeaf } from '../../src/preview/client/edit/rich/lines-rich.ts'
import { toggleList } from '../../src/preview/client/edit/rich/list-rich.ts'
import { marksAt, setMark } from '../../src/preview/client/edit/rich/mark-rich.ts'
import { type AllowedMarkup, type RichText, readRich } from '../../src/preview/client/edit/rich/read-rich.ts'
import { RichTextState } from '../../src/preview/client/edit/rich/rich-text-state.ts'
import { type Unit, writtenUnits } from '../../src/preview/client/edit/rich/units.ts'
import { drawn, seed } from '../how-much.ts'

const isFact = (name: string) => name === 'facts.reply'
const read = (source: string, takes: AllowedMarkup = 'all') => readRich(source, takes, isFact)
const typed = (words: string, marks: Unit['marks'] = []): Unit[] =>
  [...words].map((shown) => ({ shown, written: shown, marks, isNew: true }))

/** The place of the words: the leaf, and the offsets before and after them. */
function spot({ leaves }: RichText, words: string) {
  for (const [leaf, { units }] of leaves.entries()) {
    const at = units
      .map(({ shown }) => shown)
      .join('')
      .indexOf(words)
    if (at >= 0)
      return [
        { leaf, at },
        { leaf, at: at + words.length },
      ] as const
  }
  throw new Error(`There is no ${words}.`)
}

const type = (source: string, behind: string, words: string) => {
  const rich = read(source)
  const [, at] = spot(rich, behind)
  return replaceUnits(rich, [at, at], typed(words, marksAt(rich, at)))?.source
}

const then = (done: RichEdit | undefined, words: string) => {
  if (!done) return undefined
  const rich = readWithGap(done.source, 'all', isFact, done.gap)
  return replaceUnits(rich, [done.place, done.place], typed(words))?.source
}

describe('reading formatted text', () => {
  const pieces = [
    '# One',
    'two **bold** three',
    '- four\n- five',
    '> six',
    '```\ncode\n```',
    '1. a\n\n   b',
    'x\n===',
    '<div>',
    '| a |\n|-|\n| b |',
  ]
  const typedPieces = ['a', ' ', '\n', '\n\n', '# ', '- ', '> ', '```', '    ', '*', '===', '[a]: b', '<!--', '|', '']

  it('a text that is read after a change of it reads as if read anew', () => {
    const random = randomNumbers(seed(31))
    const oneOf = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One
    const plain = ({ leaves, root }: RichText) =>
      JSON.stringify([leaves, (root.children ?? []).map(({ type }) => type)], (key, value) =>
        key === 'position' ? [value.start.offset, value.end.offset] : value,
      )
    for (let text = 0; text < drawn(100); text++) {
      let source = Array.from({ length: 9 }, () => oneOf(pieces)).join('\n\n')
      for (let change = 0; change < 12; change++) {
        read(source)
        const at = Math.floor(random() * source.length)
        source = source.slice(0, at) + oneOf(typedPieces) + source.slice(at + Math.floor(random() * 3))
        const after = plain(read(source))
        read('')
        expect(after, JSON.stringify(source)).toBe(plain(read(source)))
      }
    }
  })
})

describe('typing in formatted text', () => {
  it('typing in a word of formatted text changes that word, with whatever marks', () => {
    expect(type('A **bold** word, __kept__ as it is.', 'bol', 'l')).toBe('A **bolld** word, __kept__ as it is.')
    expect(type('See [the page](/a "T") now', 'pag', 'g')).toBe('See [the pagge](/a "T") now')
    expect(type('See [the page](/a "T") now', 'page', 's')).toBe('See [the page](/a "T")s now')
    expect(type('> one\n> two *three*', 'two', '!')).toBe('> one\n> two! *three*')
    expect(type('- one\n\n  more\n- two', 'more', '!')).toBe('- one\n\n  more!\n- two')
  })

  it('there is a line to type in before, between and behind what can only be edited as source', () => {
    const block = '```block\ntype: divider\n```'
    const typedIn = (source: string, leaf: number, ...acts: ((state: RichTextState) => boolean)[]) => {
      const state = new RichTextState(source, 'all', isFact)
      state.select([
        { leaf, at: 0 },
        { leaf, at: 0 },
      ])
      return acts.every((act) => act(state)) ? state.source : undefined
    }
    const type = (words: string) => (state: RichTextState) => state.type(words)
    const heading = (state: RichTextState) => state.toggle('heading')
    const erase = (state: RichTextState) => state.press(true, undefined)
    expect(typedIn(`One\n\n${block}\n`, 2, type('Two'))).toBe(`One\n\n${block}\n\nTwo\n`)
    expect(typedIn(`${block}\n\nOne`, 0, type('Two'))).toBe(`Two\n\n${block}\n\nOne`)
    expect(typedIn(`${block}\n\n${block}`, 2, type('Two'))).toBe(`${block}\n\nTwo\n\n${block}`)
    expect(typedIn(`- One\n\n  ${block.replaceAll('\n', '\n  ')}\n`, 2, type('Two'))).toMatch(/ {2}```\n\nTwo\n$/)
    expect(typedIn(block, 2, heading, type('Two'))).toBe(`${block}\n\n## Two`)
    expect(typedIn(`${block}\n`, 2, type('T'), erase)).toBe(`${block}\n`)
    expect(typedIn(`${block}\n`, 2, type('T'), erase, type('Two'))).toBe(`${block}\n\nTwo\n`)
  })

  it('typed characters that Markdown would interpret are escaped', () => {
    expect(type('two stars', 'two', ' *and*')).toBe('two \\*and\\* stars')
    expect(type('a word', 'a', ' * b')).toBe('a * b word')
    expect(type('one', 'one', ' [x](y)')).toBe('one \\[x\\](y)')
    expect(then({ source: '', place: { leaf: 0, at: 0 } }, '# One')).toBe('\\# One')
    expect(then({ source: '', place: { leaf: 0, at: 0 } }, '1. One')).toBe('1\\. One')
  })

  it('typing over several selected paragraphs leaves one paragraph', () => {
    const rich = read('First one.\n\n- Second **two**\n- Third\n')
    const [from] = spot(rich, ' one')
    const [to] = spot(rich, 'two')
    expect(replaceUnits(rich, [from, to], typed(' and '))?.source).toBe('First and **two**\n- Third\n')
  })
})

describe('Enter in formatted text', () => {
  it('Enter splits a paragraph, a list item and their marks', () => {
    const at = (source: string, words: string) => splitLeaf(read(source), spot(read(source), words)[0])?.source
    expect(at('One two', 'two')).toBe('One\n\ntwo')
    expect(at('**One two**', 'two')).toBe('**One**\n\n**two**')
    expect(at('- One two\n- Three', 'two')).toBe('- One\n- two\n- Three')
    expect(at('1. One two', 'two')).toBe('1. One\n2. two')
    expect(at('> One two', 'two')).toBe('> One\n>\n> two')
  })

  it('Enter at the end of a paragraph writes nothing before the first character of the new one', () => {
    const rich = read('One\n\nTwo\n')
    const done = splitLeaf(rich, spot(rich, 'One')[1])
    expect(done?.source).toBe('One\n\nTwo\n')
    expect(then(done, 'New')).toBe('One\n\nNew\n\nTwo\n')
  })

  it('Enter in an empty list item ends the list, and an item that stays empty is not written', () => {
    const rich = read('- One\n- Two')
    const item = splitLeaf(rich, { leaf: 1, at: 3 })
    expect(item?.source).toBe('- One\n- Two')
    expect(then(item, 'Three')).toBe('- One\n- Two\n- Three')
    const done = splitLeaf(readWithGap('- One\n- Two', 'all', isFact, item?.gap), item?.place ?? { leaf: 0, at: 0 })
    expect(then(done, 'Behind')).toBe('- One\n- Two\n\nBehind')
  })
})

describe('a mark in formatted text', () => {
  const on = (source: string, words: string, kind: 'strong' | 'em' | 'link', to?: string) =>
    setMark(read(source), spot(read(source), words), kind, true, to)?.source
  const off = (source: string, words: string, kind: 'strong' | 'em' | 'link') =>
    setMark(read(source), spot(read(source), words), kind, false)?.source

  it('a mark is put around the words without the spaces, and removed from a part of them', () => {
    expect(on('one two three', ' two ', 'strong')).toBe('one **two** three')
    expect(on('**one** two', ' two', 'strong')).toBe('**one two**')
    expect(on('one [two](/x) three', 'one two', 'strong')).toBe('**one [two](/x)** three')
    expect(on('one [two](/x) three', 'one tw', 'strong')).toBe('**one** [**tw**o](/x) three')
    expect(off('**one two three**', 'two', 'strong')).toBe('**one** two **three**')
    expect(on('one two', 'two', 'link', '/a b')).toBe('one [two](</a b>)')
    expect(off('see [two](/x)', 'two', 'link')).toBe('see two')
  })

  it('a mark within a word, or next to one of its kind, is written so that Markdown parses it', () => {
    expect(on('under"stand"ing', '"stand"', 'strong')).toBe('unde&#114;**"stand"**&#105;ng')
    expect(on('**one** *two*', 'one', 'em')).toBe('***one*** *two*')
  })
})

describe('headings and lists', () => {
  const block = (source: string, from: string, to: string, act: 'bullet' | 'ordered' | number) => {
    const rich = read(source)
    const [[place], [{ leaf: last }]] = [spot(rich, from), spot(rich, to)]
    return (typeof act === 'number' ? setHeading(rich, place, last, act) : toggleList(rich, place, last, act))?.source
  }

  it('headings and lists are made from paragraphs, and paragraphs from them', () => {
    expect(block('One\ntwo\n\nThree', 'One', 'One', 2)).toBe('## One two\n\nThree')
    expect(block('One\n---\n\nThree', 'One', 'One', 0)).toBe('One\n\nThree')
    expect(block('## One\nThree', 'One', 'One', 0)).toBe('One\n\nThree')
    expect(block('One\n\nTwo\n\nThree', 'One', 'Two', 'bullet')).toBe('- One\n- Two\n\nThree')
    expect(block('- One\n- Two\n- Three', 'Two', 'Two', 'bullet')).toBe('- One\n\nTwo\n\n- Three')
    expect(block('* One\n  * In\n* Two', 'One', 'One', 'ordered')).toBe('1. One\n   * In\n2. Two')
  })

  it('pasted headings and lists keep their form', () => {
    const rich = read('Before after.')
    const [at] = spot(rich, 'after')
    expect(insertMarkdown(rich, at, '## New\n\n- one\n- two')?.source).toBe(
      'Before\n\n## New\n\n- one\n- two\n\nafter.',
    )
  })
})

it('a label may contain links, and keeps every other character', () => {
  const rich = read('I *agree* to [the terms](/terms), {facts.reply}.', 'links')
  const [, at] = spot(rich, 'the')
  expect(replaceUnits(rich, [at, at], typed(' *full*', marksAt(rich, at)))?.source).toBe(
    'I *agree* to [the *full* terms](/terms), {facts.reply}.',
  )
  expect(setMark(rich, spot(rich, 'agree'), 'strong', true)).toBeUndefined()
})

const pieces = [
  'Plain words of a paragraph.',
  'A **bold** word and *another*, __so__ and _so_.',
  '***both*** at **once *and* not**',
  'A [link](/page) and [another **bold**](https://example.org "Title").',
  '{facts.reply} within, {{braces} and {unknown}.',
  'Soft\nlines *over\ntwo* of them',
  'hard  \nbreak and\\\nanother',
  'Escaped \\*stars\\* and &amp; named &copy; signs',
  '- one\n- two **bold**\n  - inner\n- three',
  '1. first\n2. second\n\n   more of it\n3. third',
  '* loose\n\n* list',
  '> quoted *words*\n> more',
  '> - in a quotation\n> - two',
  '## Heading **bold**',
  'Setext\n---',
  '- [ ] open\n- [x] done',
  '| a | b |\n|---|---|\n| c *d* | e \\| f |',
  '```\ncode\n```',
  'Some `code` in it',
  '~~struck~~ 日本語 🙂 emoji',
  '***',
  'See https://example.org/a_b_c and x',
  'note[^1]\n\n[^1]: The note.',
  '[ref][r]\n\n[r]: /there',
  '> [!NOTE]\n> Callout',
  '    indented code',
]
const words = 'x| |word|*|_|[|]|#|- |1. |`|<b>|&|\\|~|é|🙂| two words |>|{|!|(|a*b'.split('|')

/** Random operations on a selection; the same seed gives the same text and places. */
type Act = (state: RichTextState, pick: <T>(from: readonly T[]) => T) => boolean
const acts: readonly Act[] = [
  (state, pick) => state.type(pick(words)),
  (state, pick) => state.type(pick(words), [state.selection[0], state.selection[0]]),
  (state) => state.delete(),
  (state) => state.enter(),
  (state) => state.joinBack(),
  (state, pick) => state.toggle(pick(['strong', 'em'])),
  (state, pick) => state.toggle(pick(['heading', 'subheading', 'bullet', 'ordered'])),
  (state, pick) => state.setLink(pick(['/there', ''])),
  (state, pick) => state.paste(pick(pieces)),
]

it('random operations on formatted text write unchanged parts byte by byte, stay within their paragraphs, and undo restores every byte', () => {
  const chance = randomNumbers(20261123)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
  let typedAndRefused = 0
  const operations = drawn(5000)
  for (let turn = 0; turn < operations; turn++) {
    const source =
      Array.from({ length: 1 + Math.floor(chance() * 4) }, () => pick(pieces)).join('\n\n') + pick(['', '\n'])
    const state = new RichTextState(source, 'all', isFact)
    const { leaves } = state.rich
    const places = leaves.flatMap(({ kind, units }, leaf) =>
      kind === 'kept' ? [] : Array.from({ length: units.length + 1 }, (_, at) => ({ leaf, at })),
    )
    for (const { units, from, to, kind } of leaves)
      if (kind !== 'kept') expect(writtenUnits(units)).toBe(source.slice(from, to))
    const start = Math.floor(chance() * places.length)
    const [from, to] = [places[start], places[Math.min(places.length - 1, start + Math.floor(chance() * 12))]]
    if (!from || !to) continue
    state.select([from, to])
    const act = pick(acts)
    const isDone = act(state, pick)
    const [first, last] = [leaves[from.leaf], leaves[to.leaf]]
    if (!isDone && acts.indexOf(act) < 2 && first?.kind !== 'cell') typedAndRefused++
    const said = `${act} ${JSON.stringify(source)} ${JSON.stringify([from, to])} → ${JSON.stringify(state.source)}`
    // What belongs to a list or is joined to the paragraph before reaches further.
    const isWithin = acts.indexOf(act) < 4 && first && last
    if (isWithin) expect(state.source.startsWith(source.slice(0, Math.max(0, first.from - 12))), said).toBe(true)
    if (isWithin) expect(state.source.endsWith(source.slice(last.to + 12)), said).toBe(true)
    state.type('more')
    while (state.step(true));
    expect(state.source, said).toBe(source)
  }
  expect(typedAndRefused / operations).toBeLessThan(0.01)
})
