// Finds Markdown that a page would not show, or would show literally.
import { topLevelOf } from '../../site/markdown.ts'
import {
  isBlockFence,
  isClosedFence,
  type MarkdownDocument,
  type MarkdownNode,
  wordsIn,
} from '../../site/markdown-node.ts'
import { withoutCode } from '../../site/without-code.ts'

export type MarkdownSlip = { written: string /** Offset in the text. */; at: number } & (
  | { kind: 'html' }
  | { kind: 'unknown'; what: string; instead: string }
  | { kind: 'level'; level: number; after: number }
  | { kind: 'block' }
)

type Slip = MarkdownSlip extends infer One ? (One extends unknown ? Omit<One, 'written' | 'at'> : never) : never

/** Notations that stay in words as they are written. */
const noteWithoutText = 'A footnote without its text'
const addressWithBlank = 'A link whose address holds a blank'
const writeWithoutBlanks = 'Write the address without blanks, or between < and >.'
export const leftovers: readonly [signs: RegExp, what: string, instead: string][] = [
  [/\[\^[^\]\s]+\]/, noteWithoutText, 'Write its text in a line of its own: "[^1]: …".'],
  [
    /^\[![\w -]+\]/m,
    'A callout that is none',
    'Begin a quotation with "> [!NOTE]" in a line of its own; or with TIP, IMPORTANT, WARNING or CAUTION.',
  ],
  [/^\[[ xX]\](?:[ \t]|$)/m, 'A box that is in no list', 'Begin the line with a dash: "- [ ] words".'],
  [
    /!?\[[^[\]\n]+\]\[[^[\]\n]*\]/,
    'A link by a name that leads nowhere',
    'Write the address in a line of its own: "[name]: /address".',
  ],
  [/\[[^[\]\n]+\]\([^()\n]*\)/, addressWithBlank, writeWithoutBlanks],
  [
    /(?<=[\p{L}\p{N}.!?])\]\((?:\/|#|https?:|mailto:|tel:)[^()\s]*\)/u,
    'A link without the bracket before its words',
    'Write it: "[words](/address)".',
  ],
  [/(?<![\w~])~[^\s~](?:[^~\n]*[^\s~])?~(?![\w~])/, 'Struck-out text with one "~"', 'Write two at each end: "~~so~~".'],
  [/\*\*[^*\n]+\*\*/, 'Bold text with a blank at its stars', 'Write the stars next to its words: "**so**".'],
  [
    /(?<=\S[ \t(„“"«])\*\*(?=[\p{L}\p{N}])/u,
    'Bold text without its second pair of stars',
    'Write "**" at the other end, too; or "\\**" for the stars themselves.',
  ],
  [
    /(?<!`)`(?=[^\s`])/,
    'Code without its second backtick',
    'Write "`" at the other end, too; or "\\`" for the sign itself.',
  ],
  [/(?<![\p{L}\p{N}:]):[a-z][a-z0-9_+]*:(?![\p{L}\p{N}:])/u, 'An emoji by its name', 'Write the sign itself, as 📚.'],
  [
    /(?<=[\p{L}\p{N})])(?:~[\p{L}\p{N}+-]{1,6}~|\^[\p{L}\p{N}+-]{1,6}\^)/u,
    'A letter raised or lowered by signs',
    'Write the letter itself, as ² or ₂.',
  ],
  [
    /^(?:\|[ \t]*:?-+:?[ \t]*|:?-+:?[ \t]*(?=\|))(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/m,
    'A table whose head has another number of cells than the line below it',
    'Give the line of dashes as many cells as the head.',
  ],
  [
    /^\|(?:[^|\n]*\|){2,}[ \t]*$/m,
    'A table without a line of dashes below its head',
    'Write one there, with as many cells: "|---|---|".',
  ],
  [/^\[\](?=[ \t])/m, 'A box without a blank between its brackets', 'Write "[ ]".'],
  [
    /^(?:#{2,6}(?=[\p{L}\p{N}])|#(?=[\p{L}\p{N}]\S*[ \t]))[^\n]*[^\s.!?…,;:]$/u,
    'A heading without a blank behind "#"',
    'Write a blank between the two: "# Words".',
  ],
  [/^(?:`{3,}|~{3,})/m, 'A fence', 'Put it in a line of its own.'],
  [
    /^(?::{3,}.*|\$\$)|(?<![=\w])==(?! )[^=\n]*[^\s=]==(?![=\w])|\{#[\w-]+\}|\$\$[^$\n]+\$\$|\{{1,4}[%<][^\n]*?[%>]\}|\[\[[^\]\n]+\]\]/m,
    'What other programs know',
    'Write it as words, or as a block: a fence of the language "block".',
  ],
]

/** A line next to an item of a list. */
const itemWithoutBlank = /(?<=^- [^\n]*\n)-(?=\p{L})[^\n]*|^-(?=\p{L})[^\n]*(?=\n- )/gmu

/** Lines of a node: the first, and the one behind the last. */
type Lines = readonly [first: number, end: number]

/** Returns the slips in order of the text. `holdsBlocks`: whether its `block` fences are shown as blocks. */
export const markdownSlips = (text: string, document: MarkdownDocument, holdsBlocks: boolean): MarkdownSlip[] =>
  new SlipSearch(text, document, holdsBlocks).slips()

class SlipSearch {
  private readonly found: MarkdownSlip[] = []
  /** Offset of each line, and of the end. */
  private readonly starts: readonly number[]
  /** The text without code and escaped signs, which are literal; as long as the text. */
  private readonly shown: string
  /** Offset from which the next slip is searched. */
  private searched = 0
  /** Level of the last heading. */
  private after: number
  private hasOpenFence = false

  constructor(
    private readonly text: string,
    private readonly document: MarkdownDocument,
    private readonly holdsBlocks: boolean,
  ) {
    const ends = [...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)
    this.starts = [0, ...ends, text.length]
    this.shown = withoutCode(text).replace(/\\[!-/:-@[-`{-~]/g, '  ')
    this.after = topLevelOf(document) - 1
  }

  slips(): MarkdownSlip[] {
    const { document, found } = this
    const all: Lines = [0, this.starts.length - 1]
    this.visit(document, all)
    for (const name of document.unusedNotes)
      this.noteSlip(name, all, 'A footnote that nothing refers to', `Write [^${name}] where it belongs.`)
    for (const name of document.repeatedNotes)
      this.noteSlip(name, all, 'A footnote with a name that another has', 'Give it a name of its own.')
    for (const { 0: written, index: at } of this.shown.matchAll(itemWithoutBlank))
      found.push({
        written,
        at,
        ...unknown('An item of a list without a blank behind its dash', 'Write "- " before it.'),
      })
    // An open fence holds the rest of the text, with the texts of footnotes.
    const isLost = (slip: MarkdownSlip) => slip.kind === 'unknown' && slip.what === noteWithoutText
    return (this.hasOpenFence ? found.filter((slip) => !isLost(slip)) : found).sort((a, b) => a.at - b.at)
  }

  /** Adds a slip at the place of `written` between these lines. Returns false where it is not found, unless it is certain. */
  private add(written: string, [first, end]: Lines, slip: Slip, isCertain = true): boolean {
    const [line = written] = written.split('\n')
    const [from = 0, to = this.text.length] = [this.starts[first], this.starts[end]]
    const index = this.shown.indexOf(line, Math.max(from, this.searched))
    const isThere = index >= 0 && index < to
    if (isThere) {
      this.searched = index + line.length
      this.found.push({ written: line, at: index, ...slip })
    } else if (isCertain) this.addLine(first, slip)
    return isThere || isCertain
  }

  private addLine(line: number, slip: Slip) {
    const start = this.starts[line] ?? 0
    const [whole = ''] = this.text.slice(start).split(/[\r\n]/)
    const lead = /^[\s>]*/.exec(whole)?.[0].length ?? 0
    this.found.push({ written: whole.slice(lead).trimEnd(), at: start + lead, ...slip })
  }

  private noteSlip(name: string, all: Lines, what: string, instead: string) {
    this.searched = 0
    this.add(`[^${name}]:`, all, unknown(what, instead))
  }

  private visit(parent: MarkdownNode, around: Lines) {
    for (const [at, node] of parent.children.entries()) {
      const lines = node.lines ?? around
      if (node.lines) this.searched = this.starts[lines[0]] ?? 0
      this.check(node, parent, at, lines)
      this.visit(node, lines)
    }
  }

  private check(node: MarkdownNode, parent: MarkdownNode, at: number, lines: Lines) {
    const { type } = node
    if (type === 'text') this.checkWords(node, parent.children[at + 1], lines)
    else if (type.startsWith('html')) this.checkTag(node, lines)
    else if (type === 'image') this.add('![', lines, pictureInWords)
    else if (type === 'heading') this.checkLevel(node, lines)
    else if (type === 'footnote_ref') this.checkNote(parent.children[at - 1], parent.children[at + 1], lines)
    else if (type === 'tr') this.checkCells(node, parent, lines)
    else if (type === 'link' && wordsIn(node).trim() === '') this.add('[', lines, linkWithoutWords)
    else if (isBlockFence(node)) {
      if (!this.holdsBlocks || parent !== this.document) this.addLine(lines[0], { kind: 'block' })
    } else if (type === 'fence') this.checkFence(node, lines)
  }

  /** Skips closing tags, since `<b>` and its `</b>` are one mistake. */
  private checkTag({ text }: MarkdownNode, lines: Lines) {
    if (!text.startsWith('</')) this.add(text.trimEnd(), lines, { kind: 'html' })
  }

  private checkWords(node: MarkdownNode, next: MarkdownNode | undefined, lines: Lines) {
    // A bare address up to the blank is a link by itself.
    const [cut] = next?.type === 'link' ? (/\[[^[\]\n]+\]\($/.exec(node.text) ?? []) : []
    if (cut !== undefined && this.add(cut, lines, unknown(addressWithBlank, writeWithoutBlanks), false)) return
    for (const [signs, what, instead] of leftovers) {
      const before = this.searched
      const [written] = signs.exec(node.text) ?? []
      if (written !== undefined && this.add(written, lines, unknown(what, instead), false)) return
      this.searched = before
    }
  }

  private checkLevel({ number }: MarkdownNode, lines: Lines) {
    if (number > this.after + 1) this.addLine(lines[0], { kind: 'level', level: number, after: this.after })
    this.after = number
  }

  /** `[^1]: …` in the middle of a paragraph is no footnote. */
  private checkNote(before: MarkdownNode | undefined, next: MarkdownNode | undefined, lines: Lines) {
    if (next?.text.startsWith(':') && (!before || before.text.endsWith('\n')))
      this.add('[^', lines, unknown('The text of a footnote within a paragraph', 'Leave the line above it empty.'))
  }

  private checkFence({ info, text: code }: MarkdownNode, lines: Lines) {
    if (/^blo[a-z]{1,3}$/i.test(info) && /^type: /m.test(code)) {
      this.addLine(lines[0], unknown('A block under another name than "block"', 'Write "```block".'))
      return
    }
    if (isClosedFence(this.linesOf(lines).split(/(?<=\r\n|\n|\r(?!\n))/))) return
    this.hasOpenFence = true
    const instead = 'Write ``` in a line of its own below its last line.'
    this.addLine(lines[0], unknown('A fence without its last line', instead))
  }

  /** All programs drop cells beyond the columns of the head. */
  private checkCells(row: MarkdownNode, { type }: MarkdownNode, lines: Lines) {
    if (type !== 'tbody') return
    const line = this.linesOf(lines).trim()
    const written = line
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .split(/(?<!\\)\|/)
    const extra = written[row.children.length]?.trim()
    if (extra)
      this.add(extra, lines, unknown('A cell that the head of its table has no column for', 'Give the head one more.'))
  }

  private linesOf([first, end]: Lines): string {
    return this.text.slice(this.starts[first], this.starts[end])
  }
}

const unknown = (what: string, instead: string): Slip => ({ kind: 'unknown', what, instead })

const pictureInWords = unknown(
  'A picture between the words',
  'Make it a block of the page, "type: picture"; in the text of an entry, between a line of "```block" and one of "```".',
)
const linkWithoutWords = unknown('A link without words', 'Write its words between the brackets.')
