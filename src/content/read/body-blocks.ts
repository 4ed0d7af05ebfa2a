// Reads blocks within an entry's text: code fences of the language `block`, each with the YAML of one block.
import { parse } from '../../manifest/read/parse.ts'
import type { Parsed } from '../../manifest/read/parsed.ts'
import { type Finding, finding, findingBelow } from '../../problems/finding.ts'
import { isGroup } from '../../site/groups.ts'
import { parseMarkdown } from '../../site/markdown.ts'
import { isBlockFence, isClosedFence } from '../../site/markdown-node.ts'
import { timedKeys } from '../entry.ts'

export interface BodyBlock {
  value: Record<string, unknown>
  /** Its offsets are relative to the file. */
  parsed: Parsed
}

export const mayHoldBlocks = /^ {0,3}(?:`{3,}|~{3,})[ \t]*block\b/im

export interface BlockFence {
  /** Offsets of its first line, without the line break. */
  head: { start: number; end: number }
  /** Offsets of its content. */
  from: number
  to: number
  /** Offset after its last line. */
  end: number
  /** Whether it has no last line, or that of a later fence which begins within it. The block then ends at its first empty line. */
  isCut: boolean
}

/** A fence that begins another part of the text: at the first column, where the YAML of a block has its keys. */
const nextFence = /^(?:`{3,}|~{3,})[ \t]*[^\s`~]/

/** Finds fences of the language `block` in the text from `start`. Those within lists and quotations are skipped: a check of texts reports them. */
export function blockFences(text: string, start: number): BlockFence[] {
  const body = text.slice(start)
  if (!mayHoldBlocks.test(body)) return []
  const lines = body.split(/(?<=\r\n|\n|\r(?!\n))/)
  const before = (line: number) => start + lines.slice(0, line).join('').length
  return parseMarkdown(body).children.flatMap((node): BlockFence[] => {
    if (!isBlockFence(node) || !node.lines) return []
    const [first, last] = node.lines
    const own = lines.slice(first, last)
    const isCut = !isClosedFence(own) || own.some((line, at) => at > 0 && nextFence.test(line))
    const cut = own.findIndex((line, at) => at > 0 && (/^\s*$/.test(line) || nextFence.test(line)))
    const behind = isCut && cut > 0 ? first + cut : last
    const head = { start: before(first), end: before(first) + (lines[first] ?? '').trimEnd().length }
    const to = before(isCut ? behind : last - 1)
    return [{ head, from: before(first + 1), to, end: before(behind), isCut }]
  })
}

/** Reads the blocks of the text that begins at offset `start` of the file; `body` is the text with emptied fences. */
export function bodyBlocks(file: string, text: string, start: number) {
  const blocks: BodyBlock[] = []
  const findings: Finding[] = []
  let rest = ''
  let taken = start
  for (const { head, from, to, end, isCut } of blockFences(text, start)) {
    if (isCut) {
      findings.push(finding('open-fence', { ...head, file }, {}))
      rest += text.slice(taken, head.start)
      taken = end
      continue
    }
    const parsed = parse(`${blank(text.slice(0, from))}${text.slice(from, to)}`, file)
    const { value } = parsed
    const syntax = parsed.findings.filter(({ code }) => code !== 'empty-file')
    findings.push(...syntax.map((one) => findingBelow([], one, file)))
    if (!isGroup(value) && syntax.length === 0) findings.push(finding('not-a-block', { ...head, file }, {}))
    // A block in a text is shown whenever the entry is.
    for (const key of timedKeys)
      if (isGroup(value) && Object.hasOwn(value, key))
        findings.push(finding('timed-in-text', { ...parsed.places.extent({ path: [key], on: 'key' }), file }, { key }))
    if (isGroup(value)) blocks.push({ value, parsed })
    // An invalid fence has been reported and is removed from the text.
    rest += text.slice(taken, isGroup(value) ? from : head.start)
    taken = isGroup(value) ? to : end
  }
  return { body: rest + text.slice(taken), blocks, findings }
}

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ')
