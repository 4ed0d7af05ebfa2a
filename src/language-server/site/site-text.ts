// Holds the current text of a file with its parsed tree, from the editor or the disk.
import { pathToFileURL } from 'node:url'
import type { Position, Range } from 'vscode-languageserver'
import { EntryMemo, entryAround } from '../../manifest/read/written/entry-memo.ts'
import { EntryTrees } from '../../manifest/read/written/entry-trees.ts'
import type { TextNode } from '../../manifest/read/written/text-node.ts'
import { textTree } from '../../manifest/read/written/text-tree.ts'
import { Lines } from '../../problems/lines.ts'
import { type AnchorMark, anchorsIn } from '../text/anchors.ts'
import { frontMatterOf, isMarkdownFile, isTable, markdownPartAt, tableTree } from '../text/entry-text.ts'

/** Texts of this many characters or more are only parsed around the cursor. */
const largeTextLength = 200_000

export class SiteText {
  readonly uri: string
  readonly lines: Lines
  private read?: TextNode
  private readonly trees: EntryTrees
  private readonly anchorsByEntry: EntryMemo<AnchorMark[]>
  private marks?: AnchorMark[]

  constructor(
    /** Absolute path. */
    readonly path: string,
    readonly text: string,
    /** The previous text of the file, whose caches are reused. */
    before?: SiteText,
  ) {
    this.trees = before?.trees ?? new EntryTrees()
    this.anchorsByEntry = before?.anchorsByEntry ?? new EntryMemo(anchorsIn)
    this.uri = pathToFileURL(path).href
    this.lines = new Lines(text)
  }

  /** The tree of the file; of its front matter in Markdown. */
  get tree(): TextNode {
    this.read ??= this.wholeTree()
    return this.read
  }

  private wholeTree(): TextNode {
    if (isMarkdownFile(this.path)) return frontMatterOf(this.text)
    return isTable(this.path) ? tableTree(this.text) : this.trees.treeOf(this.text)
  }

  /** Anchors and aliases in file order. */
  get anchors(): readonly AnchorMark[] {
    this.marks ??= isMarkdownFile(this.path) || isTable(this.path) ? [] : this.allAnchors()
    return this.marks
  }

  private allAnchors(): AnchorMark[] {
    return this.anchorsByEntry
      .of(this.text)
      .flatMap(({ start, result }) =>
        result.map((mark) => ({ ...mark, start: mark.start + start, end: mark.end + start })),
      )
  }

  /** Returns the tree of the file; in a large file of the entry at the offset, in Markdown of the part at the offset. */
  treeAt(offset: number): TextNode {
    if (isMarkdownFile(this.path)) return markdownPartAt(this.text, offset)
    if (isTable(this.path)) return this.tree
    if (this.read || this.text.length < largeTextLength) return this.tree
    const [from, to] = entryAround(this.text, offset)
    return textTree(this.text, from, to)
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
