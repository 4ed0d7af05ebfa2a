// Detects how a file is indented, so that added lines look like its own.
import { isCollection, isMap, isSeq, type Node, type Pair } from 'yaml'
import type { YamlStyle } from './print.ts'
import type { YamlSource } from './tree/yaml-source.ts'

/** Returns the most frequent widths, or two columns by default. */
export function yamlStyleOf(source: YamlSource): YamlStyle {
  const counts: Record<'step' | 'listStep' | 'dash' | 'brace', Map<number, number>> = {
    step: new Map(),
    listStep: new Map(),
    dash: new Map(),
    brace: new Map(),
  }
  let visited = 0
  const count = (what: keyof typeof counts, value: number) =>
    counts[what].set(value, (counts[what].get(value) ?? 0) + 1)
  const columnOf = (node: Node) => source.column(node.range?.[0] ?? 0)

  const walk = (node: Node | null) => {
    // 2000 nodes are enough: a file has one style.
    if (!node || visited++ > 2000) return
    if (isMap(node)) {
      if (node.flow && node.items.length > 0) count('brace', source.text[(node.range?.[0] ?? 0) + 1] === ' ' ? 1 : 0)
      for (const pair of node.items as Pair<Node, Node | null>[]) {
        const { key, value } = pair
        if (value && !node.flow && isMap(value) && !value.flow) count('step', columnOf(value) - columnOf(key))
        if (value && !node.flow && isSeq(value) && !value.flow) count('listStep', columnOf(value) - columnOf(key))
        walk(value)
      }
    }
    if (isSeq(node))
      for (const item of node.items as Node[]) {
        const [start = 0] = item.range ?? []
        const dash = /-( +)$/.exec(source.text.slice(source.lineStart(start), start))?.[1]
        if (!node.flow && dash) count('dash', dash.length)
        walk(item)
      }
  }
  walk(source.document.contents)
  const commonest = (what: keyof typeof counts, otherwise: number) =>
    [...counts[what]]
      .sort((one, other) => other[1] - one[1])
      .find(([value]) => value >= (what === 'step' ? 1 : 0))?.[0] ?? otherwise
  const step = commonest('step', 2)
  return {
    eol: source.eol,
    step,
    listStep: commonest('listStep', step),
    dash: Math.max(1, commonest('dash', 1)),
    brace: commonest('brace', 1) ? ' ' : '',
    json:
      isCollection(source.root) && source.root.flow && isJson(source.text)
        ? (/[\r\n]([ \t]+)\S/.exec(source.text)?.[1] ?? '')
        : undefined,
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}
