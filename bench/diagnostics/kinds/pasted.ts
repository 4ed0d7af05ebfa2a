// What comes along from word processors, other notations and hasty cuts.
import { indentOf, type Kind, moved, replaced, type Slip, withLines } from '../slip.ts'
import type { Sound } from '../sound.ts'
import { changes } from './indentation.ts'
import { isProse, quote, spoiltValue } from './swallowed.ts'

const group = 'Pasted'

/** One line in other words, which `--fix` puts back. */
function reworded(
  sound: Sound,
  line: number,
  by: string | undefined,
  { codes, words, also }: Pick<Slip, 'codes' | 'words' | 'also'>,
): Slip | undefined {
  const before = sound.lines[line - 1]
  if (by === undefined || by === before) return undefined
  const files = withLines(sound, replaced(sound.lines, line, by))
  return { files, file: sound.file, lines: [line], codes, words, also, mended: sound.text }
}

const bullet: Kind = {
  group,
  name: 'an item with a sign of a word processor for its dash',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ what, value, line, end }) => what === 'item' && ((value === 'plain' && line === end) || value === 'group'),
      ),
    )
    if (!entry) return undefined
    const sign = words.of(['•', '–', '—', '*', '·'])
    const text = sound.lines[entry.line - 1] ?? ''
    if (/^\s*- -/.test(text)) return undefined
    return reworded(sound, entry.line, text.replace(/^( *)- /, `$1${sign} `), {
      codes: ['not-a-dash'],
      words: [`"${sign}"`, '"- "'],
    })
  },
}

const bullets: Kind = {
  group,
  name: 'a list of which every item has such a sign',
  spoil(sound, words) {
    const list = words.of(
      sound.outline.filter(
        ({ what, value, line, end, path }) =>
          what === 'key' &&
          value === 'list' &&
          sound.outline.every(
            (one) =>
              one.what !== 'item' ||
              one.path.length !== path.length + 1 ||
              one.line <= line ||
              one.line > end ||
              (one.value === 'plain' && one.line === one.end),
          ),
      ),
    )
    if (!list || list.end < list.line + 2) return undefined
    const sign = words.of(['•', '–', '*'])
    const own = sound.lines.slice(list.line, list.end)
    if (!own.every((text) => /^ *- \S/.test(text))) return undefined
    const lines = [
      ...sound.lines.slice(0, list.line),
      ...own.map((text) => text.replace('- ', `${sign} `)),
      ...sound.lines.slice(list.end),
    ]
    return {
      files: withLines(sound, lines),
      file: sound.file,
      lines: [list.line + 1],
      codes: ['not-a-dash'],
      words: [`${own.length} lines`, `"${sign}"`],
      mended: sound.text,
    }
  },
}

const dashes: Kind = {
  group,
  name: 'two dashes for one',
  spoil(sound, words) {
    const entry = words.of(sound.outline.filter(({ what, value }) => what === 'item' && value === 'group'))
    const text = sound.lines[(entry?.line ?? 0) - 1]
    return entry && text !== undefined && /^ *- [A-Za-z]/.test(text)
      ? reworded(sound, entry.line, text.replace('- ', words.of(['-- ', '- - '])), {
          codes: ['not-a-dash'],
          words: ['"- "'],
        })
      : undefined
  },
}

const comment: Kind = {
  group,
  name: 'a comment with the sign of another language',
  spoil(sound, words) {
    const entry = words.of(sound.outline.filter(({ isBehindDash, column }) => !isBehindDash && column > 0))
    if (!entry) return undefined
    const lead = ' '.repeat(entry.column)
    const said = words.of(['Ask the lawyer.', 'new since May', 'TODO'])
    const written = words.of([`// ${said}`, `<!-- ${said} -->`, `/* ${said} */`])
    const put = (text: string) =>
      replaced(sound.lines, entry.line, [`${lead}${text}`, sound.lines[entry.line - 1] ?? ''])
    return {
      files: withLines(sound, put(written)),
      file: sound.file,
      lines: [entry.line],
      codes: ['not-a-comment'],
      words: [`"${written.split(' ')[0]}"`, '"# "'],
      mended: put(`# ${said}`).join('\n'),
    }
  },
}

const equals: Kind = {
  group,
  name: 'an equals sign for a colon',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        (one) =>
          one.what === 'key' &&
          one.line === one.end &&
          (one.value === 'plain' || one.value === 'quoted') &&
          one.path.length > 1 &&
          one.path[0] !== 'facts',
      ),
    )
    const text = sound.lines[(entry?.line ?? 0) - 1]
    return entry && text !== undefined
      ? reworded(sound, entry.line, text.replace(/^(\s*(?:- )?[A-Za-z]\w*): (?=\S)/, '$1 = '), {
          codes: ['missing-colon'],
          words: ['colon'],
        })
      : undefined
  },
}

const path: Kind = {
  group,
  name: 'a path without its colon',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ what, path: own, value }) => what === 'key' && value === 'group' && /^\//.test(String(own.at(-1))),
      ),
    )
    const text = sound.lines[(entry?.line ?? 0) - 1]
    return entry && text !== undefined && /:$/.test(text)
      ? reworded(sound, entry.line, text.slice(0, -1), { codes: ['missing-colon'], words: ['colon'] })
      : undefined
  },
}

const braced: Kind = {
  group,
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
      files: withLines(sound, put(now)),
      file: sound.file,
      lines: [row],
      codes: ['colon-in-text'],
      words: [`"${now.split(':')[0]}"`, 'quotes'],
      mended: put(quote(now)).join('\n'),
    }
  },
}

const paragraph: Kind = {
  group,
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
      files: withLines(sound, lines),
      file: sound.file,
      lines: [from + 1],
      codes: ['bad-indent'],
      words: ['column 1', new RegExp(`column ${column + 1}\\b`), `line ${entry.line}`],
    }
  },
}

const joined: Kind = {
  group,
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
      files: withLines(sound, lines),
      file: sound.file,
      lines: [entry.line],
      codes: ['two-keys'],
      words: [`"${second.trim().split(':')[0]}:"`, 'line of its own'],
      also: ['missing-key'],
      mended: sound.text,
    }
  },
}

const comma: Kind = {
  group,
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
        mended: ({ written }) => written,
      },
    ),
}

const named: Kind = {
  group,
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
  group,
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
      files: withLines(sound, lines),
      file: sound.file,
      lines: [entry.line],
      codes: ['bad-indent'],
      words: [`column ${own}`, new RegExp(`column ${right}\\b`)],
      column: right,
    }
  },
}

export const pasted: Kind[] = [
  bullet,
  bullets,
  dashes,
  comment,
  equals,
  path,
  braced,
  paragraph,
  joined,
  comma,
  named,
  depth,
]
