import { expect, it } from 'vitest'
import { frame } from './frame.ts'

const plain = { mark: (text: string) => text, dim: (text: string) => text }
const marked = (line: string, column: number, endColumn: number) => {
  const [shown = '', mark = ''] = frame([line], { line: 1, column, endColumn }, plain)
  return [shown.slice(7), mark.slice(7)]
}

it('the frame of a problem marks its range', () =>
  expect(marked('type: heroe', 7, 12)).toEqual(['type: heroe', '      ^^^^^']))
it('the frame of a problem keeps the mark in place after a tab', () =>
  expect(marked('\ttype: x', 8, 9)).toEqual(['  type: x', '        ^']))
it('the frame of a problem keeps the mark in place after wide characters', () =>
  expect(marked('パン: x', 5, 6)).toEqual(['パン: x', '      ^']))
it('the frame of a problem keeps the mark in place after an emoji of two units', () =>
  expect(marked('🍞: x', 5, 6)).toEqual(['🍞: x', '    ^']))
it('the frame of a problem shows a long line from shortly before the mark', () => {
  const [shown = '', mark = ''] = marked(`${'x'.repeat(300)}HERE${'y'.repeat(300)}`, 301, 305)
  expect(shown.length).toBeLessThan(130)
  expect(shown.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE')
})
it('the frame of a problem omits control characters', () =>
  expect(marked('a\u001b[31mb', 1, 2)).toEqual(['a[31mb', '^']))
