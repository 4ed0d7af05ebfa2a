// Converts offsets to lines and columns and back. Lines end at \n, \r\n or \r, as in editors.

export interface Point {
  /** Line and column count from 1; columns in UTF-16 units. */
  line: number
  column: number
}

export class Lines {
  /** `known`: offset of each line, where the caller has them. */
  constructor(
    readonly text: string,
    private known?: readonly number[],
  ) {}

  /** Offset of each line, computed on first use. */
  get starts(): readonly number[] {
    this.known ??= startsIn(this.text)
    return this.known
  }

  get count(): number {
    return this.starts.length
  }

  pointAt(offset: number): Point {
    let low = 0
    let high = this.starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: Math.max(0, offset - (this.starts[low] ?? 0)) + 1 }
  }

  offsetAt({ line, column }: Point): number {
    return Math.min((this.starts[line - 1] ?? this.text.length) + column - 1, this.text.length)
  }

  /** Returns a line without its ending; `line` counts from 1. */
  textOf(line: number): string {
    const start = this.starts[line - 1]
    return start === undefined
      ? ''
      : this.text.slice(start, this.starts[line] ?? this.text.length).replace(/[\r\n]+\uFEFF?$/, '')
  }
}

function startsIn(text: string): number[] {
  // A byte order mark counts as part of the line ending before it. A text may be several files joined, each with one.
  const starts = [text.startsWith('\uFEFF') ? 1 : 0]
  if (text.includes('\r') || text.includes('\uFEFF')) {
    const ends = /(?:\r\n|\r|\n)\uFEFF?/g
    for (let match = ends.exec(text); match; match = ends.exec(text)) starts.push(match.index + match[0].length)
  } else for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Returns the offset at which the line of `offset` ends, before its line break. */
export function lineEnd(text: string, offset: number): number {
  const found = text.indexOf('\n', offset)
  const end = found < 0 ? text.length : found
  return end > offset && text[end - 1] === '\r' ? end - 1 : end
}
