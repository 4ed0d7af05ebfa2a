// A file's text and what the editor makes of it: CodeMirror counts each end of a line as one character, and the file keeps its own.
import { splice } from '../../../edit/splice.ts'
import { hunksOf } from '../../review/hunks.ts'

export const docOf = (text: string): string => text.replace(/\r\n?/g, '\n')

/** The file's text once the editor has `doc`: lines that were not changed keep every byte. */
export function textOf(before: string, doc: string): string {
  const was = docOf(before)
  const ending = /\r\n|\r|\n/.exec(before)?.[0] ?? '\n'
  if (ending === '\n' && !before.includes('\r')) return doc
  const starts = [0, ...[...before.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)]
  const edits = hunksOf('', was, doc).map(({ before: old, now }) => ({
    start: starts[old.line - 1] ?? before.length,
    end: starts[old.line - 1 + old.lines.length] ?? before.length,
    text: now.lines.join('').replaceAll('\n', ending),
  }))
  return splice(before, edits)
}

/** From an offset in the file's text to the one in the editor, and back. */
export const docOffset = (text: string, offset: number): number => docOf(text.slice(0, offset)).length

export function textOffset(text: string, offset: number): number {
  let [at, seen] = [0, 0]
  while (seen < offset && at < text.length) {
    at += text.startsWith('\r\n', at) ? 2 : 1
    seen++
  }
  return at
}
