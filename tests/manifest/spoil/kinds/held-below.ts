// Slips: a key whose line contradicts the lines below it, and lines that left the column of their key.
import { textKeys } from '../../../../src/manifest/shape/format-keys.ts'
import { indentOf, type Kind, moved, replaced, slipIn } from '../slip.ts'
import { changes } from './indentation.ts'
import { isPlainProse } from './swallowed.ts'

const alias: Kind = {
  name: 'keys below an alias',
  spoil(sound, words) {
    const groups = sound.outline.filter(
      ({ what, value, line, end, path }) =>
        what === 'key' && value === 'group' && end > line && path.length > 2 && /^ *[a-z]\w*:$/i.test(lineOf(line)),
    )
    function lineOf(line: number) {
      return sound.lines[line - 1] ?? ''
    }
    const second = words.of(
      groups.filter(({ line, path }) => groups.some((one) => one.path.at(-1) === path.at(-1) && one.end < line)),
    )
    const first = groups.find(({ path, end }) => second && path.at(-1) === second.path.at(-1) && end < second.line)
    if (!first || !second) return undefined
    const marked = replaced(sound.lines, first.line, `${lineOf(first.line)} &same`)
    return {
      ...slipIn(sound, replaced(marked, second.line, `${lineOf(second.line)} *same`), [second.line]),
      codes: ['keys-below-alias'],
      words: [String(second.path.at(-1)), '"<<: *same"'],
    }
  },
}

const bar: Kind = {
  name: 'a long text without its |',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(({ what, value, line, end, path }) => {
        const held = sound.lines.slice(line, end)
        return (
          what === 'key' &&
          value === 'text' &&
          textKeys().has(String(path.at(-1))) &&
          held.slice(0, -1).some((text) => text.trim() === '') &&
          held.some((text) => /^\s*- |\w: /.test(text))
        )
      }),
    )
    const text = sound.lines[(entry?.line ?? 0) - 1]
    if (!entry || text === undefined || !/\|[-+]?$/.test(text)) return undefined
    return {
      ...slipIn(sound, replaced(sound.lines, entry.line, text.replace(/ *\|[-+]?$/, '')), [entry.line]),
      codes: ['missing-bar'],
      words: [`"${entry.path.at(-1)}: |"`],
    }
  },
}

const wrapped: Kind = {
  name: 'a text that was broken to the left and goes on with a colon',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        (one) => isPlainProse(one) && one.line === one.end && one.column >= 2 && /^(\S+ ){5}/.test(String(one.says)),
      ),
    )
    const line = sound.lines[(entry?.line ?? 0) - 1]
    if (!entry || line === undefined || /[#"'\\:]/.test(String(entry.says))) return undefined
    const says = String(entry.says).split(' ')
    const at = words.between(2, says.length - 2)
    const column = words.of([0, 0, entry.column - 2]) ?? 0
    const first = `${line.slice(0, entry.from)}${says.slice(0, at).join(' ')}`
    const rest = says
      .slice(at)
      .join(' ')
      .replace(/[,;]?( |$)/, ':$1')
    const lines = replaced(sound.lines, entry.line, [first, `${' '.repeat(column)}${rest}`])
    return {
      ...slipIn(sound, lines, [entry.line + 1]),
      codes: ['bad-indent'],
      words: [`column ${column + 1}`, `on line ${entry.line}`],
    }
  },
}

const besideKey: Kind = {
  name: 'items in the column of their key, below the first',
  spoil(sound, words) {
    const second = words.of(
      sound.outline.filter(({ what, at, of, column, path }) => {
        const key = sound.outline.find(
          (one) => one.what === 'key' && one.path.join('\n') === path.slice(0, -1).join('\n'),
        )
        return (
          what === 'item' && at === 1 && of > 2 && key !== undefined && !key.isBehindDash && column === key.column + 2
        )
      }),
    )
    if (!second) return undefined
    const list = second.path.slice(0, -1).join('\n')
    const last = sound.outline.findLast((one) => one.what === 'item' && one.path.slice(0, -1).join('\n') === list)
    const lines = sound.lines.map((text, at) =>
      at + 1 >= second.line && at < (last?.end ?? 0) ? moved(text, -2) : text,
    )
    if (!changes(sound, lines) || indentOf(sound.lines[second.line - 1] ?? '') !== second.column) return undefined
    return {
      ...slipIn(sound, lines, [second.line]),
      codes: ['bad-indent'],
      words: [`column ${second.column - 1}`, new RegExp(`column ${second.column + 1}\\b`), 'to the right'],
      column: second.column + 1,
    }
  },
}

export const heldBelow: Kind[] = [alias, bar, wrapped, besideKey]
