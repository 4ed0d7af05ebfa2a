// Slips: comments inside a text over several lines, which end it.
import type { RandomWords } from '../../../../bench/random/random-words.ts'
import type { Entry } from '../outline.ts'
import { indentOf, type Kind, type Slip, slipIn } from '../slip.ts'
import type { Sound } from '../sound.ts'

const commentLines = ['# Ask the lawyer.', '#TODO', '# title: later', '# - one more', '####']

/** Puts a comment above a further line of a text, left of the text's column. */
function cut(sound: Sound, words: RandomWords, which: (entry: Entry) => boolean): Slip | undefined {
  const entry = words.of(sound.outline.filter((one) => which(one) && one.end > one.line + 1))
  if (!entry) return undefined
  const own = sound.lines.slice(entry.line, entry.end)
  const column = indentOf(own[0] ?? '')
  // A line must remain that is no comment for YAML.
  const rows = own.flatMap((text, at) => (at > 0 && /^\s*[^\s#]/.test(text) ? [entry.line + 1 + at] : []))
  const row = words.of(rows)
  if (row === undefined || column <= entry.column) return undefined
  const lead = ' '.repeat(words.of([0, entry.column, Math.min(entry.column + 1, column - 1)]))
  const lines = [...sound.lines.slice(0, row - 1), `${lead}${words.of(commentLines)}`, ...sound.lines.slice(row - 1)]
  return {
    ...slipIn(sound, lines, [row]),
    codes: ['comment-in-text'],
    words: ['comment', `line ${entry.line}`],
  }
}

export const comments: Kind[] = [
  {
    name: 'a comment that ends a text of several lines',
    spoil: (sound, words) => cut(sound, words, ({ value }) => value === 'text'),
  },
  {
    name: 'a comment that ends a text without a sign for several lines',
    spoil: (sound, words) => cut(sound, words, ({ value }) => value === 'plain'),
  },
]
