// Returns the outline with titles, folding ranges and selection ranges.
import {
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  type Position,
  type SelectionRange,
  SymbolKind,
} from 'vscode-languageserver'
import { chainTo, childOf, everyNode, nodeAt, type TextNode } from '../../manifest/read/written/text-node.ts'
import { shortened } from '../../site/shortened.ts'
import type { FileOfSite } from '../context.ts'
import type { SiteText } from '../site/site-text.ts'

const maxTitleLength = 60

export const outline = ({ file }: FileOfSite): DocumentSymbol[] => symbolsIn(file.tree, file)

function symbolsIn(node: TextNode, file: SiteText): DocumentSymbol[] {
  return node.children.flatMap((child, index): DocumentSymbol[] => {
    if (child.loose || (typeof child.at === 'number' && child.kind === 'scalar')) return []
    const isGroup = child.kind === 'map' || child.kind === 'list'
    const title = titleOf(child)
    const detail = typeof child.at === 'number' ? typeOf(child) : shortened(title, maxTitleLength)
    const name =
      typeof child.at === 'number'
        ? shortened(title, maxTitleLength) || typeOf(child) || `${index + 1}`
        : String(child.at)
    return [
      {
        name: name || '""',
        detail: detail === name ? '' : detail,
        kind: kindOf(child),
        range: file.rangeOf(child.head, Math.max(child.end, child.headEnd)),
        selectionRange: file.rangeOf(child.head, child.headEnd),
        ...(isGroup ? { children: symbolsIn(child, file) } : {}),
      },
    ]
  })
}

function kindOf({ at, kind, parent }: TextNode): SymbolKind {
  if (typeof at === 'string' && at.startsWith('/')) return SymbolKind.File
  if (typeof at === 'number') return parent?.at === 'blocks' ? SymbolKind.Class : SymbolKind.Object
  return kind === 'map' ? SymbolKind.Namespace : kind === 'list' ? SymbolKind.Array : SymbolKind.String
}

export function folding({ file }: FileOfSite): FoldingRange[] {
  const lineOf = (offset: number) => file.positionAt(offset).line
  const nodes = [...everyNode(file.tree)].flatMap((node): FoldingRange[] => {
    const [startLine, endLine] = [lineOf(node.head), lineOf(node.end)]
    return node.at !== undefined && endLine > startLine ? [{ startLine, endLine }] : []
  })
  return [...nodes, ...comments(file)]
}

/** Returns folding ranges for comments of several lines. */
function comments({ lines }: SiteText): FoldingRange[] {
  const found: FoldingRange[] = []
  let start: number | undefined
  for (let line = 1; line <= lines.count + 1; line++) {
    if (/^\s*#/.test(lines.textOf(line))) start ??= line
    else {
      if (start !== undefined && line - start > 1)
        found.push({ startLine: start - 1, endLine: line - 2, kind: FoldingRangeKind.Comment })
      start = undefined
    }
  }
  return found
}

/** Expands from the word to the value, its entry and every group around it. */
export const selections = ({ file }: FileOfSite, { positions }: { positions: Position[] }): SelectionRange[] =>
  positions.map((position) => selectionAt(file, file.offsetAt(position)))

function selectionAt(file: SiteText, offset: number): SelectionRange {
  const node = nodeAt(file.tree, offset)
  const ranges: [number, number][] = [[0, file.text.length]]
  const add = (start: number, end: number) => {
    const [from, to] = ranges.at(-1) ?? [0, 0]
    if (start >= from && end <= to && (start > from || end < to) && start <= offset && offset <= end)
      ranges.push([start, end])
  }
  for (const { head, headEnd, start, end } of chainTo(node)) {
    add(head, Math.max(end, headEnd))
    add(start, end)
    add(head, headEnd)
  }
  const before = /[\w-]*$/.exec(file.text.slice(Math.max(0, offset - 80), offset))?.[0].length ?? 0
  const after = /^[\w-]*/.exec(file.text.slice(offset, offset + 80))?.[0].length ?? 0
  add(offset - before, offset + after)
  const [first = [0, 0], ...others] = ranges
  return others.reduce<SelectionRange>((parent, [start, end]) => ({ range: file.rangeOf(start, end), parent }), {
    range: file.rangeOf(first[0], first[1]),
  })
}

const titleKeys = ['title', 'label', 'name', 'text', 'use', 'value', 'figure']

/** Returns the title of a part of a manifest; empty for a node without texts. */
function titleOf(node: TextNode): string {
  if (node.kind === 'scalar') return node.style === 'literal' ? '' : node.value
  for (const key of titleKeys) {
    const child = childOf(node, key)
    if (child?.kind === 'scalar' && child.style !== 'literal') return child.value
  }
  return ''
}

const typeOf = (node: TextNode): string => {
  const type = node.kind === 'map' ? childOf(node, 'type') : undefined
  return type?.kind === 'scalar' ? type.value : ''
}
