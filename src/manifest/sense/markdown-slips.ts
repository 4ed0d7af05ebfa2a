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

/** Returns the slips in order of the text. `holdsBlocks`: whether its `block` fences are shown as blocks. */
export function markdownSlips(text: string, document: MarkdownDocument, holdsBlocks: boolean): MarkdownSlip[] {
  const found: MarkdownSlip[] = []
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length), text.length]
  // Signs in code and behind a backslash are literal.
  const shown = withoutCode(text).replace(/\\[!-/:-@[-`{-~]/g, '  ')
  /** Offset from which the next slip is searched. */
  let searched = 0
  /** Adds a slip at the place of `written` between these lines. Returns false where it is not found, unless it is certain. */
  function add(written: string, [first, last]: readonly [number, number], slip: Slip, isCertain = true): boolean {
    const [line = written] = written.split('\n')
    const [from = 0, to = text.length] = [starts[first], starts[last]]
    const index = shown.indexOf(line, Math.max(from, searched))
    const isThere = index >= 0 && index < to
    if (isThere) searched = index + line.length
    if (isThere) found.push({ written: line, at: index, ...slip })
    else if (isCertain) addLine(first, slip)
    return isThere || isCertain
  }
  function addLine(line: number, slip: Slip) {
    const [whole = ''] = text.slice(starts[line]).split(/[\r\n]/)
    const lead = /^[\s>]*/.exec(whole)?.[0].length ?? 0
    found.push({ written: whole.slice(lead).trimEnd(), at: (starts[line] ?? 0) + lead, ...slip })
  }
  const unknown = (what: string, instead: string): Slip => ({ kind: 'unknown', what, instead })
  let after = topLevelOf(document) - 1
  let hasOpenFence = false
  visit(document, [0, starts.length - 1])
  const ofNotes = [
    ...document.unusedNotes.map((name) => [
      name,
      'A footnote that nothing refers to',
      `Write [^${name}] where it belongs.`,
    ]),
    ...document.repeatedNotes.map((name) => [
      name,
      'A footnote with a name that another has',
      'Give it a name of its own.',
    ]),
  ]
  for (const [name, what = '', instead = ''] of ofNotes) {
    searched = 0
    add(`[^${name}]:`, [0, starts.length - 1], unknown(what, instead))
  }
  // An open fence holds the rest of the text, with the texts of footnotes.
  const isLost = (slip: MarkdownSlip) => slip.kind === 'unknown' && slip.what === noteWithoutText
  return (hasOpenFence ? found.filter((slip) => !isLost(slip)) : found).sort((a, b) => a.at - b.at)

  function visit(parent: MarkdownNode, around: readonly [number, number]) {
    for (const [at, node] of parent.children.entries()) {
      const lines = node.lines ?? around
      if (node.lines) searched = starts[lines[0]] ?? 0
      if (node.type === 'text') words(node, parent.children[at + 1], lines)
      else if (node.type.startsWith('html')) {
        // Skips closing tags, since `<b>` and its `</b>` are one mistake.
        if (!node.text.startsWith('</')) add(node.text.trimEnd(), lines, { kind: 'html' })
      } else if (node.type === 'image')
        add(
          '![',
          lines,
          unknown(
            'A picture between the words',
            'Make it a block of the page, "type: picture"; in the text of an entry, between a line of "```block" and one of "```".',
          ),
        )
      else if (node.type === 'heading') level(node, lines)
      else if (node.type === 'footnote_ref') note(parent.children[at - 1], parent.children[at + 1], lines)
      else if (node.type === 'tr') cells(node, parent, lines)
      else if (node.type === 'link' && wordsIn(node).trim() === '')
        add('[', lines, unknown('A link without words', 'Write its words between the brackets.'))
      else if (isBlockFence(node) && !(holdsBlocks && parent === document)) addLine(lines[0], { kind: 'block' })
      else if (node.type === 'fence' && !isBlockFence(node)) fence(node, lines)
      visit(node, lines)
    }
  }

  /** `[^1]: …` in the middle of a paragraph is no footnote. */
  function note(before: MarkdownNode | undefined, next: MarkdownNode | undefined, lines: readonly [number, number]) {
    if (next?.text.startsWith(':') && (!before || before.text.endsWith('\n')))
      add('[^', lines, unknown('The text of a footnote within a paragraph', 'Leave the line above it empty.'))
  }

  function fence({ info, text: code }: MarkdownNode, lines: readonly [number, number]) {
    if (/^blo[a-z]{1,3}$/i.test(info) && /^type: /m.test(code)) {
      addLine(lines[0], unknown('A block under another name than "block"', 'Write "```block".'))
      return
    }
    if (isClosedFence(text.slice(starts[lines[0]], starts[lines[1]]).split(/(?<=\r\n|\n|\r(?!\n))/))) return
    hasOpenFence = true
    addLine(lines[0], unknown('A fence without its last line', 'Write ``` in a line of its own below its last line.'))
  }

  function words(node: MarkdownNode, next: MarkdownNode | undefined, lines: readonly [number, number]) {
    // A bare address up to the blank is a link by itself.
    const [cut] = next?.type === 'link' ? (/\[[^[\]\n]+\]\($/.exec(node.text) ?? []) : []
    if (cut !== undefined && add(cut, lines, unknown(addressWithBlank, writeWithoutBlanks), false)) return
    for (const [signs, what, instead] of leftovers) {
      const before = searched
      const [written] = signs.exec(node.text) ?? []
      if (written !== undefined && add(written, lines, unknown(what, instead), false)) return
      searched = before
    }
  }

  function level({ number }: MarkdownNode, lines: readonly [number, number]) {
    if (number > after + 1) addLine(lines[0], { kind: 'level', level: number, after })
    after = number
  }

  /** All programs drop cells beyond the columns of the head. */
  function cells(row: MarkdownNode, { type }: MarkdownNode, lines: readonly [number, number]) {
    if (!/^tbody$/.test(type)) return
    const line = text.slice(starts[lines[0]], starts[lines[1]]).trim()
    const written = line
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .split(/(?<!\\)\|/)
    const extra = written[row.children.length]?.trim()
    if (extra)
      add(extra, lines, unknown('A cell that the head of its table has no column for', 'Give the head one more.'))
  }
}
