// Converts between a file's text and the editor's text, where every line break is "\n". The file keeps its own line breaks.
import { diffArrays } from 'diff'

export const docOf = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Splits a text into lines, each with its line break. */
export const linesWithEnds = (text: string): string[] => text.match(/[^\n\r]*(?:\r\n|\n|\r)|[^\n\r]+$/g) ?? []

/** Returns the file's text for the editor's `doc`: unchanged lines keep every byte, changed lines their line breaks. */
export function withLineEnds(before: string, doc: string): string {
  if (!before.includes('\r')) return doc
  const lines = linesWithEnds(before)
  const ending = /\r\n|\r|\n/.exec(before)?.[0] ?? '\n'
  let at = 0
  let replaced: string[] = []
  return diffArrays(lines.map(docOf), linesWithEnds(doc))
    .flatMap(({ added, removed, value }) => {
      if (added) return value.map((line, of) => line.replace('\n', endOf(replaced[of]) || ending))
      const own = lines.slice(at, at + value.length)
      at += value.length
      replaced = removed ? own : []
      return removed ? [] : own
    })
    .join('')
}

const endOf = (line = ''): string => /[\r\n]*$/.exec(line)?.[0] ?? ''

/** Converts an offset in the file's text to one in the editor's text. */
export const docOffset = (text: string, offset: number): number => docOf(text.slice(0, offset)).length

/** Converts an offset in the editor's text to one in the file's text. */
export function textOffset(text: string, offset: number): number {
  let [at, seen] = [0, 0]
  while (seen < offset && at < text.length) {
    at += text.startsWith('\r\n', at) ? 2 : 1
    seen++
  }
  return at
}
