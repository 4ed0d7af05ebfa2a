// Blocks within the text of an entry: fences of the language `block`, each YAML of one block.
import { parse } from '../../manifest/read/parse.ts'
import type { Parsed } from '../../manifest/read/parsed.ts'
import { type Finding, finding } from '../../problems/finding.ts'
import { isGroup } from '../../site/groups.ts'
import { parseMarkdown } from '../../site/markdown.ts'
import { isBlockFence } from '../../site/markdown-node.ts'

export interface BodyBlocks {
  /** The text with nothing left in these fences: what stands in them is no text. */
  body: string
  blocks: readonly BodyBlock[]
  findings: readonly Finding[]
}

export interface BodyBlock {
  value: Record<string, unknown>
  /** Its offsets are those of the file. */
  parsed: Parsed
}

export const mayHoldBlocks = /^ {0,3}(?:`{3,}|~{3,})[ \t]*block\b/im

/** Of the text that begins at `start` of the file. Fences within lists and quotations stay: they are refused where texts are judged. */
export function bodyBlocks(file: string, text: string, start: number): BodyBlocks {
  const body = text.slice(start)
  if (!mayHoldBlocks.test(body)) return { body, blocks: [], findings: [] }
  const lines = body.split(/(?<=\r\n|\n|\r(?!\n))/)
  const before = (line: number) => lines.slice(0, line).join('').length
  const blocks: BodyBlock[] = []
  const findings: Finding[] = []
  let rest = ''
  let taken = 0
  for (const node of parseMarkdown(body).children) {
    if (!isBlockFence(node) || !node.lines) continue
    const [first, last] = node.lines
    const isClosed = /^ {0,3}(?:`{3,}|~{3,})[ \t]*[\r\n]*$/.test(lines[last - 1] ?? '') && last - 1 > first
    const [from, to] = [before(first + 1), before(isClosed ? last - 1 : last)]
    const parsed = parse(`${blank(text.slice(0, start + from))}${text.slice(start + from, start + to)}`, file)
    const { value } = parsed
    const head = {
      start: start + before(first),
      end: start + before(first) + (lines[first] ?? '').trimEnd().length,
      file,
    }
    const syntax = parsed.findings.filter(({ code }) => code !== 'empty-file')
    findings.push(...syntax.map((one) => ('start' in one.at ? { ...one, at: { ...one.at, file } } : one)))
    if (!isGroup(value) && syntax.length === 0) findings.push(finding('not-a-block', head, {}))
    for (const key of timedKeys)
      if (isGroup(value) && Object.hasOwn(value, key))
        findings.push(finding('timed-in-text', { ...parsed.places.extent({ path: [key], on: 'key' }), file }, { key }))
    if (!isClosed) findings.push(finding('open-fence', head, {}))
    if (isGroup(value)) blocks.push({ value, parsed })
    // What is no block has been told of, and is no text either.
    rest += body.slice(taken, isGroup(value) ? from : before(first))
    taken = isGroup(value) ? to : before(last)
  }
  return { body: rest + body.slice(taken), blocks, findings }
}

/** The entry says when it is shown, and its text with it. */
const timedKeys = ['draft', 'publish', 'until']

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ')
