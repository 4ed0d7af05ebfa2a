// Slips: a deleted key of a group, and a list that begins on the line of its key.
import type { Entry } from '../outline.ts'
import { indentOf, type Kind, replaced, slipIn, withLines } from '../slip.ts'
import { changes } from './indentation.ts'

const listBehindKey: Kind = {
  name: 'a list that begins on the line of its key',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(({ what, value, line }) => {
        const [own = '', next = ''] = sound.lines.slice(line - 1, line + 1)
        return (
          what === 'key' &&
          value === 'list' &&
          /[\w-]:$/.test(own) &&
          /^ *- (?!- |[&*])\S/.test(next) &&
          indentOf(next) > indentOf(own)
        )
      }),
    )
    if (!entry) return undefined
    const [own = '', next = ''] = sound.lines.slice(entry.line - 1, entry.line + 1)
    const files = withLines(sound, replaced(sound.lines, entry.line, `${own} ${next.trimStart()}`, 2))
    const key = String(entry.path.at(-1))
    return {
      files,
      file: sound.file,
      lines: [entry.line],
      codes: ['list-behind-key'],
      words: [`"${key}:"`, 'below'],
      fixed: sound.text,
    }
  },
}

const lostKey: Kind = {
  name: 'a key whose line is gone',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ what, value, path, line, end, isBehindDash }) =>
          what === 'key' && value === 'group' && !isBehindDash && end > line + 1 && isKeyOfFormat(path),
      ),
    )
    if (!entry) return undefined
    const lines = replaced(sound.lines, entry.line, [])
    if (!changes(sound, lines) || !/^ *[A-Za-z]\w*:/.test(lines[entry.line - 1] ?? '')) return undefined
    const key = String(entry.path.at(-1))
    return {
      ...slipIn(sound, lines, [entry.line]),
      codes: ['missing-parent'],
      words: [`"${key}:"`, `column ${entry.column + 1}`],
    }
  },
}

/** Other keys are names of the author's choice. */
const isKeyOfFormat = (path: Entry['path']) =>
  ['action', 'band', 'contact', 'failure', 'image', 'navigation', 'submit', 'success'].includes(String(path.at(-1)))

export const keysOfGroups: Kind[] = [listBehindKey, lostKey]
