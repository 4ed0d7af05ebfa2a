// Tests the exact text of single edits, in a whole manifest and in small texts.
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { randomNumbers } from '../../bench/random/random-words.ts'
import { edit } from '../../src/edit/edit.ts'
import { type Edited, isRefusal, type Operation, type Refusal } from '../../src/edit/operation.ts'
import { splice } from '../../src/problems/splice.ts'
import { valueAt } from '../../src/site/groups.ts'
import { twoReadingsText as site } from '../fixtures/two-readings-text.ts'
import { isWhole } from '../how-much.ts'
import { randomOperation } from './random/random-operation.ts'

function done(text: string, ...operations: Operation[]): Edited {
  const result = edit(text, operations)
  if (isRefusal(result)) throw new Error(`${result.refused}: ${result.message}`)
  return result
}
const refused = (text: string, operation: Operation): Refusal => {
  const result = edit(text, [operation])
  if (!isRefusal(result)) throw new Error(result.text)
  return result
}
const edited = (text: string, ...operations: Operation[]) => done(text, ...operations).text

/** Returns removed lines with `-` and added lines with `+`. */
function diff(before: string, text: string): string[] {
  const [old, now] = [before.split('\n'), text.split('\n')]
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ]
}

describe('a changed text', () => {
  const hero = ['readings', 'A', 'routes', '/', 'blocks', 0]

  it('of a whole site changes only its own line, and undo restores every byte', () => {
    const result = done(site, { do: 'set', path: [...hero, 'title'], value: 'Leading a choir: or two?' })
    expect(diff(site, result.text)).toEqual([
      expect.stringMatching(/^-\s+title: Cross/),
      '+            title: "Leading a choir: or two?"',
    ])
    expect(splice(result.text, result.undo)).toBe(site)
  })

  it('keeps its quotes, its comment, its anchor and its tag', () => {
    const text = "a: 'one' # why\nb: &x !!str two\nc: *x\n"
    expect(edited(text, { do: 'set', path: ['a'], value: "it's" })).toBe("a: 'it''s' # why\nb: &x !!str two\nc: *x\n")
    expect(edited(text, { do: 'set', path: ['b'], value: 'three', sharing: 'all' })).toBe(
      "a: 'one' # why\nb: &x !!str three\nc: *x\n",
    )
  })

  it('in a folded block changes only the lines whose words have changed', () => {
    const text = 'a: >-\n  one two three\n  four five six\n  seven eight nine\n\n  last\nb: 1\n'
    expect(edited(text, { do: 'set', path: ['a'], value: 'one two three four 5 six seven eight nine\nlast' })).toBe(
      text.replace('four five six', 'four 5 six'),
    )
  })

  it('in a literal block changes only its line, and keeps the header with its comment', () => {
    const text = 'a: | # words\n  one\n\n  two\n\nb: 1\n'
    expect(edited(text, { do: 'set', path: ['a'], value: 'one\n\n2\n' })).toBe(text.replace('two', '2'))
    expect(edited(text, { do: 'set', path: ['a'], value: 'one' })).toBe('a: |- # words\n  one\n\nb: 1\n')
  })

  it('in a literal block whose last line ends with blanks stays in the block', () => {
    const text = 'a: |\n  one \n\nb: 1\n'
    expect(edited(text, { do: 'set', path: ['a'], value: 'one \n\ntwo \n' })).toBe('a: |\n  one \n\n  two \n\nb: 1\n')
  })

  it('over several plain lines stays plain and over several lines', () => {
    const text = 'a: words that go\n  on here\nb: 1\n'
    expect(edited(text, { do: 'set', path: ['a'], value: 'words that go away here' })).toBe(
      'a: words that go\n  away here\nb: 1\n',
    )
  })

  it('of one line becomes a literal block when it gets several lines, and keeps its comment', () => {
    expect(edited('a: x # why\nb: 1\n', { do: 'set', path: ['a'], value: 'one\ntwo' })).toBe(
      'a: |- # why\n  one\n  two\nb: 1\n',
    )
  })
})

describe('a list', () => {
  const list = 'x:\n  # about one\n  - one\n\n  # stays\n\n  - two # second\n  - three\n'

  it('moves an item with its own comments, and leaves blank lines and other comments in place', () => {
    expect(edited(list, { do: 'move', path: ['x', 0], to: ['x', 2] })).toBe(
      'x:\n  - two # second\n\n  # stays\n\n  - three\n  # about one\n  - one\n',
    )
  })

  it('removes an item with its own comments and no others', () => {
    expect(edited(list, { do: 'remove', path: ['x', 0] })).toBe('x:\n\n  # stays\n\n  - two # second\n  - three\n')
    expect(edited('x: # why\n  - one\ny: 1\n', { do: 'remove', path: ['x', 0] })).toBe('x: [] # why\ny: 1\n')
  })

  it('gets a new item in the notation of its neighbours', () => {
    const braces = 'x:\n  -   { a: 1 }\n  -   { a: 2 }\n'
    expect(edited(braces, { do: 'insert', path: ['x', 2], value: { a: 'b, c' } })).toBe(
      `${braces}  -   { a: "b, c" }\n`,
    )
    const blocks = 'x:\n- a: 1\n  b: 2\n\n- a: 3\n  b: 4\n'
    expect(edited(blocks, { do: 'insert', path: ['x', 1], value: { a: 5, b: ['c'] } })).toBe(
      'x:\n- a: 1\n  b: 2\n\n- a: 5\n  b:\n  - c\n\n- a: 3\n  b: 4\n',
    )
  })

  it('refuses to move an item to a list that has no room for its comment, and names the comment', () => {
    const text = 'a: [x]\nb:\n  - t: 1   # note\n  - t: 2\n'
    expect(refused(text, { do: 'move', path: ['b', 0], to: ['a', 1] })).toEqual({
      refused: 'comment-lost',
      message: 'There is no room there for its comment "# note".',
    })
    expect(edited(text, { do: 'move', path: ['b', 1], to: ['a', 1] })).toBe('a: [x, { t: 2 }]\nb:\n  - t: 1   # note\n')
    expect(refused('a: [ # none yet\n]\n', { do: 'insert', path: ['a', 0], value: 'x' }).refused).toBe('comment-lost')
  })

  it('moves an item to a list in another column, with its comments and lines', () => {
    const text = 'x:\n  - a: 1\n    # deep\n    b: |\n      text\n  - z\ny:\n      - q\n'
    expect(edited(text, { do: 'move', path: ['x', 0], to: ['y', 1] })).toBe(
      'x:\n  - z\ny:\n      - q\n      - a: 1\n        # deep\n        b: |\n          text\n',
    )
  })
})

describe('a key', () => {
  it('that is new is inserted in the given order', () => {
    const order = ['type', 'eyebrow', 'title', 'text']
    expect(edited('- type: hero\n  text: x\n', { do: 'set', path: [0, 'title'], value: 'T', order })).toBe(
      '- type: hero\n  title: T\n  text: x\n',
    )
    expect(edited('{ type: hero, text: x }\n', { do: 'set', path: ['title'], value: 'T', order })).toBe(
      '{ type: hero, title: T, text: x }\n',
    )
  })

  it('in a missing map is set together with the map', () => {
    expect(edited('- use: x\n', { do: 'set', path: [0, 'with', 'title'], value: 'T' })).toBe(
      '- use: x\n  with:\n    title: T\n',
    )
    expect(refused('a: text\n', { do: 'set', path: ['a', 'b', 'c'], value: 1 }).refused).toBe('no-such-place')
  })

  it('behind a dash is removed, and the next key takes its place', () => {
    expect(edited('- a: 1\n  b: 2\n', { do: 'remove', path: [0, 'a'] })).toBe('- b: 2\n')
  })

  it('is renamed in its place, and never to an existing name', () => {
    expect(edited('/a: 1 # x\n/b: 2\n', { do: 'rename', path: ['/a'], key: '/c' })).toBe('/c: 1 # x\n/b: 2\n')
    expect(refused('/a: 1\n/b: 2\n', { do: 'rename', path: ['/a'], key: '/b' }).refused).toBe('taken')
  })
})

describe('a value that YAML shares', () => {
  const text = 'base: &base\n  tone: red\n  size: 1\none: *base\ntwo:\n  <<: *base\n  own: x\n'

  it('is not changed before "sharing" is given', () => {
    expect(refused(text, { do: 'set', path: ['one', 'tone'], value: 'blue' })).toMatchObject({
      refused: 'shared',
      uses: 3,
    })
    expect(refused(text, { do: 'set', path: ['base', 'tone'], value: 'blue' }).refused).toBe('shared')
  })

  it('is changed in all places by changing the line of the anchor', () => {
    for (const path of [
      ['one', 'tone'],
      ['two', 'tone'],
      ['base', 'tone'],
    ])
      expect(edited(text, { do: 'set', path, value: 'blue', sharing: 'all' })).toBe(text.replace('red', 'blue'))
  })

  it('is written out at an alias when only this place is changed', () => {
    expect(edited(text, { do: 'set', path: ['one', 'tone'], value: 'blue', sharing: 'here' })).toBe(
      text.replace('one: *base', 'one:\n  tone: blue\n  size: 1'),
    )
    expect(edited(text, { do: 'set', path: ['two', 'tone'], value: 'blue', sharing: 'here' })).toBe(
      `${text}  tone: blue\n`,
    )
  })

  it("is written out at the aliases when only the anchor's place is changed", () => {
    expect(edited(text, { do: 'set', path: ['base', 'tone'], value: 'blue', sharing: 'here' })).toBe(
      'base: &base\n  tone: blue\n  size: 1\none:\n  tone: red\n  size: 1\ntwo:\n  <<: *base\n  own: x\n  tone: red\n',
    )
    const title = 'a: &t Hello\nb: [*t, *t]\nc: { d: *t }\n'
    expect(edited(title, { do: 'set', path: ['a'], value: 'Ciao', sharing: 'here' })).toBe(
      'a: Ciao\nb: [Hello, Hello]\nc: { d: Hello }\n',
    )
  })

  it('is removed only at the anchor after it is written out at the aliases', () => {
    expect(edited(text, { do: 'remove', path: ['base', 'tone'], sharing: 'here' })).toBe(
      'base: &base\n  size: 1\none:\n  tone: red\n  size: 1\ntwo:\n  <<: *base\n  own: x\n  tone: red\n',
    )
  })

  it('leaves no anchor without aliases', () => {
    const last = 'a: &t Hello # said\nb: *t\nc: &l\n  - 1\nd: *l\n'
    expect(edited(last, { do: 'set', path: ['b'], value: 'Ciao', sharing: 'here' })).toBe(
      last.replace('&t ', '').replace('*t', 'Ciao'),
    )
    expect(edited(last, { do: 'set', path: ['d', 0], value: 2, sharing: 'here' })).toBe(
      last.replace(' &l', '').replace(' *l', '\n  - 2'),
    )
  })

  it('is written out once for each of two nested anchors', () => {
    const nested = 'a: &a\n  b: &b\n    c: 1\nd: *a\ne: *b\n'
    expect(edited(nested, { do: 'set', path: ['a', 'b', 'c'], value: 2, sharing: 'here' })).toBe(
      'a:\n  b:\n    c: 2\nd:\n  b:\n    c: 1\ne:\n  c: 1\n',
    )
  })

  it('passes no new or renamed key on to maps that merge it, which get the old keys written out', () => {
    const merged = 'a: &a {x: 1}\nb: {<<: *a}\n'
    for (const [operation, after] of [
      [{ do: 'rename', path: ['a', 'x'], key: 'y' }, 'a: {y: 1}\nb: {x: 1}\n'],
      [{ do: 'set', path: ['a', 'z'], value: 2 }, 'a: {x: 1, z: 2}\nb: {x: 1}\n'],
    ] as const)
      expect(edited(merged, { ...operation, sharing: 'here' })).toBe(after)
  })

  it('does not replace a key that a merging map has itself', () => {
    const own = 'a: &a {x: 1}\nc:\n  <<: *a\n  x: 2\n'
    expect(edited(own, { do: 'set', path: ['a', 'x'], value: 3, sharing: 'here' })).toBe(own.replace('x: 1', 'x: 3'))
  })

  it('is renamed and removed in one merging map alone, which gets the other keys written out', () => {
    const merged = 'a: &a {x: 1, w: 0}\nb: {<<: *a}\nc:\n  <<: *a\n  x: 2\n'
    expect(edited(merged, { do: 'rename', path: ['b', 'x'], key: 'y', sharing: 'here' })).toBe(
      merged.replace('{<<: *a}', '{y: 1, w: 0}'),
    )
    expect(edited(merged, { do: 'remove', path: ['c', 'x'] })).toBe(merged.replace('  <<: *a\n  x: 2', '  w: 0'))
    expect(edited(merged, { do: 'rename', path: ['b', 'x'], key: 'y', sharing: 'all' })).toContain('a: &a {y: 1, w: 0}')
  })

  it('is moved to its aliases where the anchor is removed or moved behind them', () => {
    expect(edited('a: &a {x: 1}\nb: [*a, 2]\nc: {<<: *a}\n', { do: 'remove', path: ['a'] })).toBe(
      'b: [{x: 1}, 2]\nc: {x: 1}\n',
    )
    expect(edited('- a: &a 1\n- b: *a\n', { do: 'move', path: [1], to: [0] })).toBe('- b: 1\n- a: 1\n')
  })

  it('moved into its own anchor is written out', () => {
    expect(edited('a: &a\n  - b\nc:\n  - *a\n', { do: 'move', path: ['c', 0], to: ['a', 0], sharing: 'all' })).toBe(
      'a:\n  - - b\n  - b\nc: []\n',
    )
  })
})

describe('in a large file', () => {
  it('an edit of a page gives the same text with the parsed value at hand as without', () => {
    const value: unknown = parse(site, { merge: true })
    const known = (path: readonly (string | number)[]) => valueAt(value, path)
    const page = ['readings', 'A', 'routes', '/services']
    const chance = randomNumbers(7)
    for (let count = 0; count < (isWhole ? 12 : 4); count++) {
      const asked = randomOperation(chance, valueAt(value, page))
      if (!asked) continue
      const operation = {
        ...asked,
        path: [...page, ...asked.path],
        ...(asked.do === 'move' ? { to: [...page, ...asked.to] } : {}),
      } as Operation
      expect(edit(site, [operation], known)).toEqual(edit(site, [operation]))
    }
  })

  it('an edit parses the whole file where the value at hand differs from the text', () => {
    const wrong = () => ({ title: 'Something else' })
    const operation: Operation = { do: 'set', path: ['readings', 'A', 'routes', '/services', 'title'], value: 'New' }
    expect(edit(site, [operation], wrong)).toEqual(edit(site, [operation]))
  })
})

describe('an operation that cannot be done', () => {
  it('leaves a text with a syntax error as it is, and names the line', () => {
    expect(refused('a: 1\nb: "x\n', { do: 'set', path: ['a'], value: 2 })).toMatchObject({
      refused: 'unreadable',
      message: expect.stringContaining('Line'),
    })
  })

  it('is refused when its place is missing, also after earlier operations', () => {
    expect(refused('a: 1\n', { do: 'remove', path: ['x', 'y'] }).refused).toBe('no-such-place')
    const both = edit('a: [1]\n', [
      { do: 'remove', path: ['a', 0] },
      { do: 'remove', path: ['a', 0] },
    ])
    expect(isRefusal(both) && both.refused).toBe('no-such-place')
  })
})
