// Slips that YAML parses with another meaning.
import type { RandomWords } from '../../../../bench/random/random-words.ts'
import type { Entry } from '../outline.ts'
import { type Kind, replaced, type Slip, slipIn } from '../slip.ts'
import type { Sound } from '../sound.ts'

/** Returns the spoilt source of a one-line value, given its source and its text. */
type Spoil = (written: string, says: string, words: RandomWords) => string | undefined

interface Expected {
  codes: readonly string[]
  words: readonly (string | RegExp)[] | ((said: { written: string; says: string; now: string }) => (string | RegExp)[])
  /** Returns the fixed value; without it, nothing is fixed. */
  fixed?: (said: { written: string; says: string; now: string }) => string
}

export function spoiltValue(
  sound: Sound,
  words: RandomWords,
  which: (entry: Entry) => boolean,
  spoil: Spoil,
  { codes, words: asked, fixed }: Expected,
): Slip | undefined {
  const entry = words.of(sound.outline.filter((one) => one.from !== undefined && which(one)))
  if (!entry || entry.from === undefined) return undefined
  const line = sound.lines[entry.line - 1] ?? ''
  const written = line.slice(entry.from, entry.to)
  const says = String(entry.says)
  const now = spoil(written, says, words)
  if (now === undefined || now === written) return undefined
  const put = (value: string) =>
    replaced(sound.lines, entry.line, line.slice(0, entry.from) + value + line.slice(entry.to))
  const said = { written, says, now }
  return {
    ...slipIn(sound, put(now), [entry.line]),
    codes,
    words: typeof asked === 'function' ? asked(said) : asked,
    ...(fixed && { fixed: put(fixed(said)).join('\n') }),
  }
}

/** Whether the entry is a text that people read, judged by its key. */
export const isProse = ({ path, says, value }: Entry) =>
  (value === 'plain' || value === 'quoted') &&
  typeof says === 'string' &&
  ['title', 'text', 'description', 'summary', 'label', 'eyebrow', 'note', 'tagline'].includes(String(path.at(-1))) &&
  path[0] !== 'forms' &&
  !says.includes('{')

export const isPlainProse = (entry: Entry) => isProse(entry) && entry.value === 'plain'
export const isPlainItem = ({ what, value, path, says }: Entry) =>
  what === 'item' && value === 'plain' && typeof says === 'string' && !says.includes('{') && path[0] !== 'parity'

export const quote = (text: string) => JSON.stringify(text)

const hash: Kind = {
  name: 'a # that cuts a text off',
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      isPlainProse,
      (written, _, { between }) => {
        const at = written.indexOf(' ', 2)
        return at < 0 ? undefined : `${written.slice(0, at)} #${between.call(words, 1, 9)}${written.slice(at)}`
      },
      {
        codes: ['hash-cuts-text'],
        words: ({ now }) => [now.slice(0, now.indexOf(' #')).slice(0, 30), 'comment', 'quotes'],
      },
    ),
}

const colonItem: Kind = {
  name: 'a colon that turns an item into a group',
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      isPlainItem,
      (written) => (/^[A-Za-z][^:#"']*$/.test(written) ? written.replace(/^(\S+) /, '$1: ') : undefined),
      {
        codes: ['colon-in-text'],
        words: ({ now }) => [`"${now.split(':')[0]}"`, 'quotes'],
        fixed: ({ now }) => quote(now),
      },
    ),
}

const colonText: Kind = {
  name: 'a colon in a plain text',
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      isPlainProse,
      (written) => (/^[^:#"']* [^:#"']*$/.test(written) ? written.replace(/(\S) /, '$1: ') : undefined),
      { codes: ['colon-in-text'], words: ['colon', 'quotes'], fixed: ({ now }) => quote(now) },
    ),
}

const spaceless: Kind = {
  name: 'a key without a space after its colon',
  spoil: (sound, words) =>
    besideKey(sound, words, /^(\s*(?:- )?[A-Za-z]\w*): (?=\S)/, '$1:', ['space-after-colon'], ['space', 'colon']),
}

const colonless: Kind = {
  name: 'a key without its colon',
  spoil: (sound, words) =>
    besideKey(sound, words, /^(\s*(?:- )?[A-Za-z]\w*): (?=\S)/, '$1 ', ['missing-colon'], ['colon']),
}

const dashless: Kind = {
  name: 'a dash without a space',
  spoil(sound, words) {
    const entry = words.of(sound.outline.filter(({ what }) => what === 'item'))
    if (!entry) return undefined
    const lines = replaced(sound.lines, entry.line, (sound.lines[entry.line - 1] ?? '').replace(/^(\s*)- /, '$1-'))
    return {
      ...slipIn(sound, lines, [entry.line]),
      codes: ['space-after-dash'],
      words: ['space', 'dash'],
      fixed: sound.text,
    }
  },
}

function besideKey(
  sound: Sound,
  words: RandomWords,
  from: RegExp,
  to: string,
  codes: string[],
  asked: string[],
): Slip | undefined {
  const entry = words.of(
    sound.outline.filter(
      ({ what, value, path, line, end }) =>
        what === 'key' &&
        line === end &&
        (value === 'plain' || value === 'quoted') &&
        path.length > 1 &&
        path[0] !== 'facts',
    ),
  )
  if (!entry) return undefined
  const line = sound.lines[entry.line - 1] ?? ''
  if (!from.test(line)) return undefined
  const lines = replaced(sound.lines, entry.line, line.replace(from, to))
  return {
    ...slipIn(sound, lines, [entry.line]),
    codes,
    words: asked,
    fixed: sound.text,
  }
}

const comma: Kind = {
  name: 'a comma missing in { }',
  spoil(sound, words) {
    const rows = sound.lines.flatMap((line, at) => (/\{ [^{}"]*\w, \w+: [^{}]*\}/.test(line) ? [at + 1] : []))
    const row = words.of(rows)
    if (!row) return undefined
    const line = sound.lines[row - 1] ?? ''
    const commas = [...line.matchAll(/(?<=\{ [^{}"]*\w), (?=(\w+): )/g)]
    const one = words.of(commas)
    if (!one) return undefined
    return {
      ...slipIn(sound, replaced(sound.lines, row, `${line.slice(0, one.index)} ${line.slice(one.index + 2)}`), [row]),
      codes: ['missing-comma'],
      words: ['comma', `"${one[1]}:`],
    }
  },
}

const spacelessInBraces: Kind = {
  name: 'a key without a space in { }',
  spoil(sound, words) {
    const rows = sound.lines.flatMap((line, at) => (/\{ [^{}"]*\w+: [A-Za-z/][^{}]*\}/.test(line) ? [at + 1] : []))
    const row = words.of(rows)
    if (!row) return undefined
    const line = sound.lines[row - 1] ?? ''
    const one = words.of([...line.matchAll(/(?<=[{,] \w+): (?=[A-Za-z/])/g)])
    if (!one) return undefined
    return {
      ...slipIn(sound, replaced(sound.lines, row, `${line.slice(0, one.index)}:${line.slice(one.index + 2)}`), [row]),
      codes: ['space-after-colon'],
      words: ['space', 'colon'],
      fixed: sound.text,
    }
  },
}

const curlyValue: Kind = {
  name: 'curly quotes round a value',
  spoil(sound, words) {
    const machine = ['to', 'type', 'id', 'form', 'use', 'look', 'ground', 'accent', 'ink', 'stack', 'reading', 'file']
    return spoiltValue(
      sound,
      words,
      ({ path, says }) => machine.includes(String(path.at(-1))) && typeof says === 'string' && !/['"{]/.test(says),
      (_, says, { of }) => of.call(words, [`“${says}”`, `‘${says}’`, `„${says}“`, `”${says}”`]) as string,
      {
        codes: ['curly-quotes'],
        words: ['curly', 'straight'],
        fixed: ({ says }) => quote(says),
      },
    )
  },
}

const curlyKey: Kind = {
  name: 'curly quotes round a key',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ what, path }) =>
          what === 'key' && /^[a-z]/i.test(String(path.at(-1))) && path.length > 1 && path[0] !== 'facts',
      ),
    )
    if (!entry) return undefined
    const line = sound.lines[entry.line - 1] ?? ''
    const key = String(entry.path.at(-1))
    if (line.slice(entry.column, entry.column + key.length) !== key) return undefined
    const put = (text: string) =>
      replaced(sound.lines, entry.line, line.slice(0, entry.column) + text + line.slice(entry.column + key.length))
    return {
      ...slipIn(sound, put(`“${key}”`), [entry.line]),
      codes: ['curly-quotes'],
      words: ['curly', `"${key}"`],
      fixed: put(key).join('\n'),
    }
  },
}

export const swallowed: Kind[] = [
  hash,
  colonItem,
  colonText,
  comma,
  curlyValue,
  curlyKey,
  spaceless,
  spacelessInBraces,
  colonless,
  dashless,
]
