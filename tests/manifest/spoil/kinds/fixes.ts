// Slips with a certain fix: the meaning is written in another form.
import type { RandomWords } from '../../../../bench/random/random-words.ts'
import { indentOf, type Kind, replaced, type Slip, withLines } from '../slip.ts'
import type { Sound } from '../sound.ts'
import { spoiltValue } from './swallowed.ts'

const oneForList: Kind = {
  name: 'one thing where a list belongs',
  spoil(sound, words) {
    const list = words.of(
      sound.outline.filter(
        ({ what, value, path }) =>
          what === 'key' && value === 'list' && !['blocks', 'fields'].includes(String(path.at(-1))),
      ),
    )
    if (!list) return undefined
    const items = sound.outline.filter(
      ({ what, path }) =>
        what === 'item' && path.length === list.path.length + 1 && list.path.every((part, at) => path[at] === part),
    )
    const [first] = items
    if (items.length !== 1 || !first) return undefined
    if (first.value === 'flow' || first.value === 'alias' || first.value === 'text') return undefined
    const lines = [...sound.lines]
    if (first.value === 'plain' || first.value === 'quoted') return undefined
    // Removes the dash and leaves the item's lines in place.
    for (let row = first.line; row <= first.end; row++) {
      const text = lines[row - 1] ?? ''
      lines[row - 1] = row === first.line ? text.replace(/^(\s*)- /, '$1') : text.replace(/^ {2}/, '')
    }
    if (indentOf(lines[first.line - 1] ?? '') <= list.column) return undefined
    return certain(sound, lines, [list.line, first.line], ['one-for-list'], ['list', 'dash'])
  },
}

const scalarForList: Kind = {
  name: 'one text where a list belongs',
  spoil(sound, words) {
    const list = words.of(
      sound.outline.filter(
        ({ what, value, path, line, end }) =>
          what === 'key' && value === 'list' && path.at(-1) === 'items' && end > line,
      ),
    )
    if (!list) return undefined
    const first = sound.lines[list.line] ?? ''
    const text = /^\s*- ([A-Za-z][^:#{"]*)$/.exec(first)?.[1]
    if (text === undefined) return undefined
    const key = sound.lines[list.line - 1] ?? ''
    const before = [
      ...sound.lines.slice(0, list.line),
      `${' '.repeat(list.column)}  - ${text}`,
      ...sound.lines.slice(list.end),
    ]
    const lines = [...sound.lines.slice(0, list.line - 1), `${key.trimEnd()} ${text}`, ...sound.lines.slice(list.end)]
    return { ...certain(sound, lines, [list.line], ['one-for-list'], ['list', 'dash']), fixed: before.join('\n') }
  },
}

function certain(
  sound: Sound,
  lines: readonly string[],
  at: readonly number[],
  codes: string[],
  said: (string | RegExp)[],
): Slip {
  return { files: withLines(sound, lines), file: sound.file, lines: at, codes, words: said, fixed: sound.text }
}

/** A key with another letter case. */
const keyCase: Kind = {
  name: 'a key in other letters',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(({ what, path, column, line }) => {
        const key = String(path.at(-1))
        return (
          what === 'key' &&
          /^[a-z]+$/i.test(key) &&
          path.length > 2 &&
          path[0] !== 'facts' &&
          sound.lines[line - 1]?.startsWith(key, column) &&
          !(path[0] === 'readings' && path.length === 2) &&
          path.at(-2) !== 'fragments' &&
          path.at(-2) !== 'forms'
        )
      }),
    )
    if (!entry) return undefined
    const key = String(entry.path.at(-1))
    const wrong = words.of([key.toUpperCase(), key.charAt(0).toUpperCase() + key.slice(1)])
    const line = sound.lines[entry.line - 1] ?? ''
    const lines = replaced(
      sound.lines,
      entry.line,
      line.slice(0, entry.column) + wrong + line.slice(entry.column + key.length),
    )
    return certain(sound, lines, [entry.line], ['unknown-key'], [`Did you mean "${key}"?`])
  },
}

const value = (name: string, keys: string[], codes: string[], turn: (says: string) => string | undefined): Kind => ({
  name,
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      ({ path, says, value: style }) =>
        keys.includes(String(path.at(-1))) && typeof says === 'string' && style === 'plain',
      (_, says) => turn(says),
      { codes, words: ({ says }) => [says], fixed: ({ written }) => written },
    ),
})

const capital = (text: string) => text.replace(/[a-z]/, (letter) => letter.toUpperCase())

const slash: Kind = {
  name: 'a path with a slash at its end',
  spoil(sound, words) {
    const entry = words.of(sound.outline.filter(({ what, path }) => what === 'key' && /^\/./.test(String(path.at(-1)))))
    if (!entry) return undefined
    const key = String(entry.path.at(-1))
    const line = sound.lines[entry.line - 1] ?? ''
    const lines = replaced(sound.lines, entry.line, line.replace(key, `${key}/`))
    return certain(sound, lines, [entry.line], ['bad-name'], [`"${key}"`])
  },
}

const number: Kind = {
  name: 'a number where a text belongs',
  spoil(sound: Sound, words: RandomWords) {
    const entry = words.of(
      sound.outline.filter(
        ({ value: style, says, from }) => style === 'quoted' && from !== undefined && /^\d+$/.test(String(says)),
      ),
    )
    if (!entry?.from) return undefined
    const line = sound.lines[entry.line - 1] ?? ''
    const lines = replaced(sound.lines, entry.line, `${line.slice(0, entry.from)}${entry.says}${line.slice(entry.to)}`)
    return certain(sound, lines, [entry.line], ['not-text'], ['quotes'])
  },
}

const flag: Kind = {
  name: 'yes where true belongs',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(({ says, from, value: style }) => style === 'plain' && from !== undefined && says === true),
    )
    if (!entry?.from) return undefined
    const line = sound.lines[entry.line - 1] ?? ''
    const wrong = words.of(['yes', 'Yes', 'on', '"true"'])
    const lines = replaced(sound.lines, entry.line, `${line.slice(0, entry.from)}${wrong}${line.slice(entry.to)}`)
    return certain(sound, lines, [entry.line], ['not-true-or-false'], ['true'])
  },
}

export const fixes: Kind[] = [
  oneForList,
  scalarForList,
  keyCase,
  value('a block in other letters', ['type'], ['unknown-block', 'unknown-value'], capital),
  value('a link in other letters', ['to'], ['dead-link'], (says) =>
    /^\/[a-z][a-z0-9/-]*$/.test(says) ? capital(says) : undefined,
  ),
  value('a fragment in other letters', ['use'], ['unknown-fragment', 'bad-name'], capital),
  slash,
  number,
  flag,
]
