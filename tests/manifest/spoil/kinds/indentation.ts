// Slips: lines in the wrong column, and dashes that are lost or moved.
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import type { RandomWords } from '../../../../bench/random/random-words.ts'
import type { Entry } from '../outline.ts'
import { indentOf, type Kind, moved, replaced, type Slip, slipIn } from '../slip.ts'
import type { Sound } from '../sound.ts'

const indent = ['bad-indent', 'dedented']
const steps = [-2, -1, 1, 2]

/** Whether the change alters the value; otherwise it is no slip. */
export function changes({ text }: Sound, lines: readonly string[]): boolean {
  try {
    return !isDeepStrictEqual(
      parse(lines.join('\n'), { merge: true, logLevel: 'silent' }),
      parse(text, { merge: true }),
    )
  } catch {
    return true
  }
}

interface Moving {
  /** Entries that may be spoilt. */
  which(entry: Entry, sound: Sound): boolean
  /** Whether the lines below the entry move along. */
  isWhole: boolean
}

function movedEntry(sound: Sound, words: RandomWords, { which, isWhole }: Moving): Slip | undefined {
  const entry = words.of(sound.outline.filter((one) => !one.isBehindDash && which(one, sound)))
  const by = words.of(steps)
  if (!entry || entry.column + by < 0) return undefined
  const last = isWhole ? entry.end : entry.line
  const lines = sound.lines.map((line, at) => (at + 1 >= entry.line && at + 1 <= last ? moved(line, by) : line))
  if (!changes(sound, lines)) return undefined
  const [own, right] = [entry.column + by + 1, entry.column + 1]
  return {
    ...slipIn(sound, lines, [entry.line]),
    codes: indent,
    words: [`column ${own}`, new RegExp(`column ${right}\\b`)],
    column: right,
  }
}

const moving = (name: string, how: Moving): Kind => ({
  name,
  spoil: (sound, words) => movedEntry(sound, words, how),
})

const isBlock = ({ what, path }: Entry) => what === 'item' && path.at(-2) === 'blocks'
const isScalar = ({ value }: Entry) => value === 'plain' || value === 'quoted'
const ends = ({ line, end }: Entry) => line === end

const lost: Kind = {
  name: 'a dash that is gone',
  spoil(sound, words) {
    const entry = words.of(sound.outline.filter(({ what, at, of }) => what === 'item' && of > 1 && at > 0))
    if (!entry) return undefined
    const line = sound.lines[entry.line - 1] ?? ''
    const isKept = words.chance(0.6)
    const without = line.replace(/^(\s*)- +/, (whole, lead: string) => (isKept ? ' '.repeat(whole.length) : lead))
    const lines = replaced(sound.lines, entry.line, without)
    if (!changes(sound, lines)) return undefined
    return {
      ...slipIn(sound, lines, [entry.line]),
      codes: ['missing-dash'],
      words: ['dash', `column ${entry.column + 1}`],
      column: entry.column + 1,
    }
  },
}

const movedDash: Kind = {
  name: 'a dash that has moved away from its item',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(({ what, value, line, end }) => what === 'item' && value === 'group' && end > line),
    )
    if (!entry) return undefined
    const line = sound.lines[entry.line - 1] ?? ''
    const wrong = words.chance(0.5)
      ? line.replace(/^(\s*)- /, `$1-${' '.repeat(words.of([2, 3]))}`)
      : line.replace(/^(\s*)- /, (_, lead: string) => (words.chance(0.5) ? `${lead} - ` : `${lead.slice(1)}- `))
    const lines = replaced(sound.lines, entry.line, wrong)
    if (!changes(sound, lines)) return undefined
    return {
      ...slipIn(sound, lines, [entry.line]),
      codes: indent,
      words: ['column '],
      column: wrong.indexOf('-') === entry.column ? entry.column + 3 : entry.column + 1,
    }
  },
}

const columnZero: Kind = {
  name: 'lines that stand in column 1',
  spoil(sound, words) {
    const first = words.of(sound.outline.filter(({ column, isBehindDash }) => column >= 4 && !isBehindDash))
    if (!first) return undefined
    const count = words.between(1, 6)
    const lines = [...sound.lines]
    let last = first.line
    for (let row = first.line; row < first.line + count && row <= lines.length; row++) {
      const text = lines[row - 1] ?? ''
      if (text.trim() === '' || indentOf(text) < 4) break
      // Stops at lines of a text, which have no entry.
      if (!sound.outline.some(({ line }) => line === row)) break
      lines[row - 1] = text.trimStart()
      last = row
    }
    const gone = last - first.line + 1
    return {
      ...slipIn(sound, lines, [first.line]),
      codes: indent,
      words: ['column 1', new RegExp(`column ${first.column + 1}\\b`), ...(gone > 1 ? [`${gone} lines`] : [])],
      column: first.column + 1,
    }
  },
}

const melted: Kind = {
  name: 'an item that melts into the one above',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        (one) =>
          one.what === 'item' &&
          one.at > 0 &&
          isScalar(one) &&
          ends(one) &&
          sound.outline.some(({ line, value }) => line === one.line - 1 && value === 'plain'),
      ),
    )
    if (!entry) return undefined
    const lines = replaced(sound.lines, entry.line, moved(sound.lines[entry.line - 1] ?? '', words.between(1, 4)))
    return {
      ...slipIn(sound, lines, [entry.line]),
      codes: ['bad-indent'],
      words: [`column ${indentOf(lines[entry.line - 1] ?? '') + 1}`, new RegExp(`column ${entry.column + 1}\\b`)],
      column: entry.column + 1,
    }
  },
}

const acrossGroups: Kind = {
  name: 'a few lines across two groups',
  spoil(sound, words) {
    const count = words.between(3, 5)
    const by = words.of([-2, 2])
    const first = words.of(
      sound.outline.filter(({ line, column, isBehindDash }) => {
        const own = Array.from({ length: count }, (_, at) => sound.outline.find((one) => one.line === line + at))
        const ends = own.findIndex((one) => one !== undefined && one.column < column)
        return (
          !isBehindDash &&
          column >= 4 &&
          own.every((one) => one && one.column >= 4 && one.value !== 'text') &&
          ends > 0 &&
          ends < count - 1
        )
      }),
    )
    if (!first) return undefined
    const [from, to] = [first.line, first.line + count]
    const lines = sound.lines.map((line, at) => (at + 1 >= from && at + 1 < to ? moved(line, by) : line))
    if (!changes(sound, lines)) return undefined
    return {
      ...slipIn(sound, lines, [from]),
      codes: indent,
      words: [`column ${first.column + by + 1}`, new RegExp(`column ${first.column + 1}\\b`), `${count} lines`],
      column: first.column + 1,
    }
  },
}

const noBreak: Kind = {
  name: 'no-break spaces before a line',
  spoil: (sound, words) => otherBlanks(sound, words, (lead) => lead.replaceAll(' ', '\u00a0'), 'no-break-space'),
}

const tabs: Kind = {
  name: 'tabs before a line',
  spoil(sound, words) {
    const width = words.of([1, 2, 2, 4])
    return otherBlanks(sound, words, (lead) => '\t'.repeat(lead.length / width), 'tab-indent', width)
  },
}

function otherBlanks(sound: Sound, words: RandomWords, turn: (lead: string) => string, code: string, width = 1) {
  const starts = sound.outline.filter(({ column, isBehindDash }) => column >= width && !isBehindDash)
  const first = words.of(starts)
  if (!first) return undefined
  const lines = [...sound.lines]
  let last = first.line - 1
  const count = words.between(1, 8)
  for (let row = first.line; row < first.line + count; row++) {
    const text = lines[row - 1] ?? ''
    const lead = indentOf(text)
    if (text.trim() === '' || lead < width || lead % width > 0 || !starts.some(({ line }) => line === row)) break
    lines[row - 1] = turn(text.slice(0, lead)) + text.slice(lead)
    last = row
  }
  if (last < first.line) return undefined
  return {
    ...slipIn(sound, lines, [first.line]),
    codes: [code],
    words: last > first.line ? [`${last - first.line + 1} lines`] : [],
    fixed: sound.text,
  }
}

export const indentation: Kind[] = [
  moving('a block', { which: isBlock, isWhole: true }),
  moving('an item of a list', { which: (one) => one.what === 'item' && !isBlock(one), isWhole: true }),
  moving('the first line of an item', { which: (one) => one.what === 'item' && one.value === 'group', isWhole: false }),
  moving('a key and its text', { which: (one) => one.what === 'key' && isScalar(one) && ends(one), isWhole: true }),
  moving('a key and what is below it', {
    which: ({ what, value, path }) => what === 'key' && (value === 'group' || value === 'list') && path.length > 1,
    isWhole: true,
  }),
  moving('a key alone, without what is below it', {
    which: ({ what, value, path }) => what === 'key' && (value === 'group' || value === 'list') && path.length > 1,
    isWhole: false,
  }),
  moving('the first line of a group or list', { which: ({ at, path }) => at === 0 && path.length > 1, isWhole: true }),
  lost,
  movedDash,
  columnZero,
  melted,
  acrossGroups,
  noBreak,
  tabs,
]
