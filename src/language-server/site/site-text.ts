// A file of a site as it is now: what is in the editor, or else on the disk.
import { pathToFileURL } from 'node:url'
import type { Position, Range } from 'vscode-languageserver'
import { Lines } from '../../manifest/read/lines.ts'
import { readText } from '../text/read-text.ts'
import type { TextNode } from '../text/text-node.ts'

export class SiteText {
  readonly uri: string
  readonly lines: Lines
  private read?: TextNode

  constructor(
    /** The whole path. */
    readonly path: string,
    readonly text: string,
  ) {
    this.uri = pathToFileURL(path).href
    this.lines = new Lines(text)
  }

  get tree(): TextNode {
    this.read ??= readText(this.text)
    return this.read
  }

  offsetAt({ line, character }: Position): number {
    const start = this.lines.starts[line]
    if (start === undefined) return this.text.length
    return start + Math.min(character, this.lines.textOf(line + 1).length)
  }

  positionAt(offset: number): Position {
    const { line, column } = this.lines.pointAt(Math.min(offset, this.text.length))
    return { line: line - 1, character: column - 1 }
  }

  rangeOf(start: number, end: number): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) }
  }
}
