// A file's text and the same with one character for each end of a line, as an editor has it: the file keeps its own.
import { diffArrays } from 'diff'

export const docOf = (text: string): string => text.replace(/\r\n?/g, '\n')

const linesOf = (text: string): string[] => text.match(/[^\n\r]*(?:\r\n|\n|\r)|[^\n\r]+$/g) ?? []

/** The file's text once the editor has `doc`: lines that were not changed keep every byte, and others their ends. */
export function textOf(before: string, doc: string): string {
  if (!before.includes('\r')) return doc
  const lines = linesOf(before)
  const ending = /\r\n|\r|\n/.exec(before)?.[0] ?? '\n'
  let at = 0
  let gone: string[] = []
  return diffArrays(lines.map(docOf), linesOf(doc))
    .flatMap(({ added, removed, value }) => {
      if (added) return value.map((line, of) => line.replace('\n', endOf(gone[of]) || ending))
      const own = lines.slice(at, at + value.length)
      at += value.length
      gone = removed ? own : []
      return removed ? [] : own
    })
    .join('')
}

const endOf = (line = ''): string => /[\r\n]*$/.exec(line)?.[0] ?? ''

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
