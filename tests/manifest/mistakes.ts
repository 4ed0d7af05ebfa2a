// Reads the corpus of mistakes, as texts with the place that each finding has to point at.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Entry {
  name: string
  /** Text of the bakery to replace; the first one after `after`, where that is given. */
  find: string
  write: string
  after?: string
  /** The marked text, where it is not part of `write`. */
  at?: string
  /** Rest of the line that `write` replaces, and lines to remove. */
  cut?: string
  drop?: string
  code: string
  /** A code that may be reported too, since it is also true. */
  also?: string
  suggestion?: string
  none?: boolean
}

export interface Mistake {
  name: string
  text: string
  line: number
  column: number
  code: string
  also?: string
  suggestion?: string
  none: boolean
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const bakery = read('../fixtures/bakery.yaml')

export const mistakes: Mistake[] = (parse(read('./mistakes.yaml')) as Entry[]).map((entry) => {
  const { name, find, write, after, at, cut, drop, code, also, suggestion, none = false } = entry
  const from = after === undefined ? 0 : bakery.indexOf(after)
  const start = bakery.indexOf(find, from)
  if (start < 0 || from < 0) throw new Error(`${name}: nothing to change`)
  let text = `${bakery.slice(0, start)}${write}${bakery.slice(start + find.length)}`
  if (at !== undefined) text = text.replaceAll(/[«»]/g, '').replace(at.replaceAll(/[«»]/g, ''), () => at)
  for (const gone of [cut, drop]) if (gone !== undefined) text = text.replace(gone, '')
  const mark = text.indexOf('«')
  if (mark < 0) throw new Error(`${name}: nothing is marked`)
  const before = text.slice(0, mark).split('\n')
  const plain = text.replaceAll(/[«»]/g, '')
  return {
    name,
    text: plain,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    code,
    also,
    suggestion,
    none,
  }
})
