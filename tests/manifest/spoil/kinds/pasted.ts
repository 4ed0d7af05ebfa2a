// Slips: remains of hasty cutting, and parts pasted in the wrong place.
import { reworded } from '../reworded.ts'
import { indentOf, type Kind, moved, replaced, slipIn } from '../slip.ts'
import { changes } from './indentation.ts'
import { isProse, quote, spoiltValue } from './swallowed.ts'

const braced: Kind = {
  name: 'a colon in a text between braces',
  spoil(sound, words) {
    const value = /(?<=\{ (?:[^{}"]*, )?(?:title|label|text|description): )[A-Za-z]+ [^{},:"'#[\]]*?(?=,? (?:\w+:|\}))/
    const rows = sound.lines.flatMap((line, at) => (/^ *- \{/.test(line) && value.test(line) ? [at + 1] : []))
    const row = words.of(rows)
    const text = sound.lines[(row ?? 0) - 1]
    const written = text === undefined ? undefined : value.exec(text)?.[0]
    if (row === undefined || text === undefined || written === undefined) return undefined
    const now = written.replace(' ', ': ')
    const put = (by: string) =>
      replaced(
        sound.lines,
        row,
        text.replace(value, () => by),
      )
    return {
      ...slipIn(sound, put(now), [row]),
      codes: ['colon-in-text'],
      words: [`"${now.split(':')[0]}"`, 'quotes'],
      fixed: put(quote(now)).join('\n'),
    }
  },
}

const paragraph: Kind = {
  name: 'a paragraph of a long text in column 1',
  spoil(sound, words) {
    const entry = words.of(sound.outline.filter(({ value, line, end }) => value === 'text' && end > line + 2))
    if (!entry) return undefined
    const column = indentOf(sound.lines[entry.line] ?? '')
    const starts = sound.lines.flatMap((text, at) =>
      at >= entry.line && at < entry.end && (sound.lines[at - 1] ?? '').trim() === '' && /^\s*[A-Za-z]/.test(text)
        ? [at]
        : [],
    )
    const from = words.of(starts)
    if (from === undefined) return undefined
    let to = from
    while (to < entry.end && (sound.lines[to] ?? '').trim() !== '') to++
    if (
      sound.lines.slice(from, to).some((text) => indentOf(text) !== column || /^\s*[\w/-]+:(\s|$)|^\s*[-#>]/.test(text))
    )
      return undefined
    const lines = sound.lines.map((text, at) => (at >= from && at < to ? text.trimStart() : text))
    return {
      ...slipIn(sound, lines, [from + 1]),
      codes: ['bad-indent'],
      words: ['column 1', new RegExp(`column ${column + 1}\\b`), `line ${entry.line}`],
    }
  },
}

const joined: Kind = {
  name: 'two keys on one line',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ path: own, what, value, at, of, line, end }) =>
          what === 'key' &&
          own.at(-1) === 'type' &&
          value === 'plain' &&
          line === end &&
          at + 1 < of &&
          own[0] !== 'forms',
      ),
    )
    const [first, second] = sound.lines.slice((entry?.line ?? 1) - 1, (entry?.line ?? 1) + 1)
    if (!entry || !first || !second || !/^ *[a-z]\w*: [A-Za-z]/.test(second) || /#/.test(first + second))
      return undefined
    const lines = replaced(sound.lines, entry.line, `${first} ${second.trim()}`, 2)
    return {
      ...slipIn(sound, lines, [entry.line]),
      codes: ['two-keys'],
      words: [`"${second.trim().split(':')[0]}:"`, 'line of its own'],
      fixed: sound.text,
    }
  },
}

const comma: Kind = {
  name: 'a comma behind a text in quotes',
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      (entry) => isProse(entry) && entry.value === 'quoted',
      (written) => `${written},`,
      {
        codes: ['stray-bracket'],
        words: ['comma'],
        fixed: ({ written }) => written,
      },
    ),
}

const named: Kind = {
  name: 'a block by its name alone',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ path: own, isBehindDash, from }) =>
          own.at(-1) === 'type' && own.at(-3) === 'blocks' && from !== undefined && isBehindDash,
      ),
    )
    const text = sound.lines[(entry?.line ?? 0) - 1]
    if (!entry || text === undefined || !/^ *- type: [a-z-]+$/.test(text)) return undefined
    return reworded(sound, entry.line, `${text.replace('type: ', '')}:`, {
      codes: ['missing-type'],
      words: [`"type: ${entry.says}"`],
    })
  },
}

const depth: Kind = {
  name: 'a block at another depth',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ what, path: own, line }) =>
          what === 'item' && own.at(-2) === 'blocks' && /^ *- type: /.test(sound.lines[line - 1] ?? ''),
      ),
    )
    if (!entry) return undefined
    const by = words.of([-entry.column, -6, -4, 4, 6, 8])
    if (entry.column + by < 0 || by === 0) return undefined
    const lines = sound.lines.map((text, at) => (at + 1 >= entry.line && at < entry.end ? moved(text, by) : text))
    if (!changes(sound, lines)) return undefined
    const [own, right] = [entry.column + by + 1, entry.column + 1]
    return {
      ...slipIn(sound, lines, [entry.line]),
      codes: ['bad-indent'],
      words: [`column ${own}`, new RegExp(`column ${right}\\b`)],
      column: right,
    }
  },
}

export const pasted: Kind[] = [braced, paragraph, joined, comma, named, depth]
