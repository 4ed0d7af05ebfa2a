// Lists the entries of a sound manifest, from which a slip chooses: every key and item that begins a line, and every value that ends on its line.
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml'

export interface Entry {
  what: 'key' | 'item'
  path: readonly (string | number)[]
  /** Counts from 1. */
  line: number
  /** Last line of its value. */
  end: number
  /** Column of the key or dash, from 0. */
  column: number
  /** Index in its group or list, and number of entries there. */
  at: number
  of: number
  /** True for the first key of an item, which stands behind the dash. */
  isBehindDash: boolean
  value: 'plain' | 'quoted' | 'text' | 'flow' | 'group' | 'list' | 'nothing' | 'alias'
  /** Value of a scalar. */
  says?: unknown
  /** Offsets in the line, for a scalar that ends on it. */
  from?: number
  to?: number
}

/** Returns the entries in order of the file, without those in brackets. */
export function outlineOf(text: string): Entry[] {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, merge: true, uniqueKeys: false })
  const lines = text.split('\n')
  const found: Entry[] = []

  const add = (what: Entry['what'], start: number, node: Node | null, rest: Pick<Entry, 'path' | 'at' | 'of'>) => {
    const { line, col } = counter.linePos(start)
    const column = what === 'item' ? (lines[line - 1] ?? '').lastIndexOf('-', col - 1) : col - 1
    const [from = start, to = start] = node?.range ?? []
    const last = lastLine(counter.linePos(Math.max(from, to - 1)).line, line)
    const isOneLine = isScalar(node) && counter.linePos(from).line === line && counter.linePos(to).line === line
    const lead = (lines[line - 1] ?? '').slice(0, column)
    found.push({
      what,
      line,
      end: last,
      column,
      isBehindDash: what === 'key' && lead.includes('-'),
      value: styleOf(node),
      ...(isScalar(node) ? { says: node.value } : {}),
      ...(isOneLine ? { from: counter.linePos(from).col - 1, to: counter.linePos(to).col - 1 } : {}),
      ...rest,
    })
  }
  const lastLine = (line: number, least: number) => {
    let last = line
    while (last > least && /^\s*(#.*)?$/.test(lines[last - 1] ?? '')) last--
    return last
  }
  const visit = (node: unknown, path: readonly (string | number)[]) => {
    if (isMap(node) && !node.flow) {
      const pairs = node.items as Pair<Node, Node | null>[]
      for (const [at, { key, value }] of pairs.entries()) {
        const inner = [...path, isScalar(key) ? String(key.source ?? key.value) : '']
        add('key', key.range?.[0] ?? 0, value, { path: inner, at, of: pairs.length })
        visit(value, inner)
      }
    } else if (isSeq(node) && !node.flow) {
      for (const [at, item] of (node.items as Node[]).entries()) {
        const start = item.range?.[0] ?? 0
        add('item', start, item, { path: [...path, at], at, of: node.items.length })
        visit(item, [...path, at])
      }
    }
  }
  visit(document.contents, [])
  return found
}

function styleOf(node: Node | null): Entry['value'] {
  if (isAlias(node)) return 'alias'
  if (isMap(node)) return node.flow ? 'flow' : 'group'
  if (isSeq(node)) return node.flow ? 'flow' : 'list'
  if (!isScalar(node)) return 'nothing'
  if (node.type === 'PLAIN') return node.value === null ? 'nothing' : 'plain'
  return node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? 'quoted' : 'text'
}
