// Replaces a scalar in the style in which it is written.
import { isScalar, type Scalar } from 'yaml'
import type { Edit } from '../../problems/problem.ts'
import type { Json } from '../operation.ts'
import { placeIn, scalar } from '../print.ts'
import { type BlockStyle, blockScalar, isBlockText } from '../scalars/block.ts'
import { folded } from '../scalars/fold.ts'
import { doubleQuoted, isPlain, isPrintable, type LineStyle, onOneLine, singleQuoted } from '../scalars/plain.ts'
import type { Slots, ValueSlot } from '../slots.ts'
import { contentEnd } from '../tree/collection.ts'

const styles: Record<string, LineStyle> = { PLAIN: 'plain', QUOTE_SINGLE: 'single', QUOTE_DOUBLE: 'double' }

/** Returns candidate edits, the closest to the present style first. The caller takes the first that parses to the value. */
export function scalarEdits(slots: Slots, { holder, entry }: ValueSlot, value: Json): Edit[][] {
  const { node } = entry
  if (!isScalar(node) || !node.range) return []
  const { flow } = holder
  const [start] = node.range
  const end = contentEnd(node)
  if (end === 0) return []
  const line = (text: string): Edit[] => [{ start, end, text }]
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
  if (isBlock) {
    // A comment behind the header moves behind the new text.
    const comment =
      /^[|>][-+0-9]*([ \t]+#.*)/.exec(slots.source.text.slice(start, slots.source.lineEnd(start)))?.[1] ?? ''
    const lines = [scalar(value, { flow }), ...(typeof value === 'string' ? [doubleQuoted(value)] : [])].map((text) =>
      line(text + comment),
    )
    return [
      ...(typeof value === 'string' ? blockTexts(slots, holder.column, node, { start, end }, value).map(line) : []),
      ...lines,
    ]
  }
  const where = placeIn(flow, slots.yamlStyle)
  if (typeof value !== 'string') return [line(scalar(value, where))]
  const style = styles[node.type ?? 'PLAIN'] ?? 'plain'
  const before = slots.source.text.slice(start, end)
  const several = before.includes('\n') ? foldedTexts(slots, before, value, style, flow).map(line) : []
  const blocks = flow
    ? []
    : newBlock(slots, holder.isMap ? holder.column + slots.yamlStyle.step : holder.column + 2, { start, end }, value)
  return [...several, ...blocks, line(onOneLine(value, style, where)), line(doubleQuoted(value))]
}

const dedented = (line: string) => line.replace(/^[ \t]+|[ \t]+$/g, '')

function foldedTexts({ source }: Slots, before: string, value: string, style: LineStyle, flow: boolean): string[] {
  const [, ...others] = before.split(/\r?\n/)
  const indent = /^[ \t]*/.exec(others.find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
  if (
    value !== value.trim() ||
    value.split('\n').some((line) => line !== line.trim()) ||
    !isPrintable(value.replaceAll('\n', ' '))
  )
    return []
  const quote = style === 'single' ? "'" : style === 'double' ? '"' : ''
  const words =
    style === 'single' ? singleQuoted(value).slice(1, -1) : style === 'double' ? value.replace(/["\\]/g, '\\$&') : value
  if (style === 'plain' && (!isPlain(value.replaceAll('\n', ' '), { flow }) || /\n[#]/.test(value))) return []
  const old = before
    .slice(quote.length, before.length - quote.length)
    .split(/\r?\n/)
    .map(dedented)
  const lines = folded(words, old)
  // Such a line would be parsed as another token.
  if (style === 'plain' && lines.some((line, at) => at > 0 && /^[#\-?:]/.test(line))) return []
  if (old.length === 1 || lines.length === 0) return []
  return [
    lines.map((line, at) => (at === 0 ? quote + line : line === '' ? '' : indent + line)).join(source.eol) + quote,
  ]
}

function blockTexts(
  { source, yamlStyle }: Slots,
  column: number,
  node: Scalar,
  { start, end }: { start: number; end: number },
  value: string,
): string[] {
  const [header = '', ...body] = source.text.slice(start, end).split(/\r?\n/)
  const [, sign, marks = '', rest = ''] = /^([|>])([-+0-9]*)(.*)$/.exec(header) ?? []
  const first = body.find((line) => line.trim() !== '')
  const indent = /^ */.exec(first ?? '')?.[0].length || column + yamlStyle.step
  const digit = /[0-9]/.exec(marks)?.[0] ?? ''
  const own = value.replace(/\n+$/, '')
  if (
    own === '' ||
    (!digit && /^[ \t\n]/.test(own)) ||
    own.split('\n').some((line) => !isPrintable(line.replaceAll('\t', ' ')))
  )
    return []
  const width = digit ? indentOf(node, indent) : indent
  const style: BlockStyle = {
    folds: sign === '>',
    digit,
    chomp: /[-+]/.exec(marks)?.[0] ?? '',
    rest,
    indent: width,
    before: body.map((line) => line.slice(width)),
  }
  const texts = [blockScalar(value, style, source.eol, folded)]
  return style.folds ? [...texts, blockScalar(value, { ...style, folds: false }, source.eol, folded)] : texts
}

/** Returns the indentation that the header's digit declares: the first line may begin with further spaces. */
const indentOf = (node: Scalar, seen: number): number => {
  const spaces = /^ */.exec(String(node.value))?.[0].length ?? 0
  return Math.max(1, seen - spaces)
}

/** Turns a one-line scalar into a block scalar: the header replaces the text, the body follows below its line. */
function newBlock(
  { source }: Slots,
  indent: number,
  { start, end }: { start: number; end: number },
  value: string,
): Edit[][] {
  if (!isBlockText(value) || source.text.slice(start, end).includes('\n')) return []
  const style: BlockStyle = { folds: false, digit: '', chomp: '', rest: '', indent, before: [] }
  const [header = '', ...body] = blockScalar(value, style, source.eol, folded).split(source.eol)
  const below = source.lineEnd(end)
  const tail = body.map((line) => source.eol + line).join('')
  return [
    below === end
      ? [{ start, end, text: header + tail }]
      : [
          { start, end, text: header },
          { start: below, end: below, text: tail },
        ],
  ]
}
