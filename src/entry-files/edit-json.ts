// Applies operations to a JSON file by splices, in the style of its neighbours.
import { isMap, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { same } from '../edit/model.ts'
import { withOperation } from '../edit/on-plain.ts'
import { type Json, type Operation, refuse } from '../edit/operation.ts'
import { splice } from '../problems/splice.ts'

type Key = string | number

/** Returns the changed text. Throws a refusal. */
export function editJson(text: string, operation: Operation): string {
  const before = jsonValue(text)
  const after = changed(new JsonText(text), operation)
  // The result has to parse to the same value as the operation on plain data.
  if (same(jsonValue(after), withOperation(before, operation))) return after
  return refuse('unverified', 'This cannot be changed without rewriting more of the file than requested.')
}

function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return refuse('unreadable', 'The file is no JSON as it is: fix that first.')
  }
}

function changed(json: JsonText, operation: Operation): string {
  const { path } = operation
  const [home, last = ''] = [path.slice(0, -1), path.at(-1)]
  switch (operation.do) {
    case 'set':
      return json.value(path) !== undefined
        ? json.replaced(path, operation.value)
        : json.inserted(home, last, operation.value)
    case 'insert':
      return json.inserted(home, last, operation.value)
    case 'remove':
      return json.removed(home, last)
    case 'duplicate':
      return json.inserted(home, Number(last) + 1, json.value(path))
    case 'rename':
      return json.renamed(home, last, operation.key)
    case 'move':
      return new JsonText(json.removed(home, last)).inserted(
        operation.to.slice(0, -1),
        operation.to.at(-1) ?? 0,
        json.value(path),
      )
  }
}

/** The text with the place of every node. JSON is valid YAML, whose parser has the places. */
class JsonText {
  private readonly root: Node | null

  constructor(private readonly text: string) {
    this.root = parseDocument(text.replace(/^\uFEFF/, ' '), { keepSourceTokens: true }).contents as Node | null
  }

  private node(path: readonly Key[]): Node | undefined {
    let found: Node | null | undefined = this.root
    for (const key of path) found = this.members(found)?.find((one) => one.key === key)?.value
    return found ?? undefined
  }

  private members(node: Node | null | undefined): { key: Key; start: number; value: Node }[] | undefined {
    if (isMap(node))
      return (node as YAMLMap<Node, Node>).items.map(({ key, value }: Pair<Node, Node>) => ({
        key: String(key.toJSON()),
        start: startOf(key),
        value: value ?? key,
      }))
    if (isSeq(node)) return (node as YAMLSeq<Node>).items.map((value, key) => ({ key, start: startOf(value), value }))
    return undefined
  }

  value(path: readonly Key[]): Json {
    return this.node(path)?.toJSON() as Json
  }

  replaced(path: readonly Key[], value: Json): string {
    const node = this.node(path)
    if (!node) return missing()
    const [start, end] = [startOf(node), endOf(node)]
    return splice(this.text, [{ start, end, text: this.printed(value, start) }])
  }

  inserted(home: readonly Key[], key: Key, value: Json): string {
    const holder = this.node(home)
    const members = this.members(holder)
    if (!holder || !members) return missing()
    const name = isMap(holder) ? `${JSON.stringify(String(key))}: ` : ''
    const at = typeof key === 'number' ? key : members.length
    const above = members[at - 1]
    const next = members[at]
    if (above) {
      const words = `,${this.gap(above.start)}${name}${this.printed(value, above.start)}`
      const end = endOf(above.value)
      return splice(this.text, [{ start: end, end, text: words }])
    }
    if (next) {
      const words = `${name}${this.printed(value, next.start)},${this.gap(next.start)}`
      return splice(this.text, [{ start: next.start, end: next.start, text: words }])
    }
    const start = startOf(holder) + 1
    return splice(this.text, [{ start, end: endOf(holder) - 1, text: `${name}${this.printed(value, start)}` }])
  }

  removed(home: readonly Key[], key: Key): string {
    const members = this.members(this.node(home)) ?? []
    const at = members.findIndex((one) => one.key === key)
    const [above, own, next] = [members[at - 1], members[at], members[at + 1]]
    if (!own) return missing()
    const [start, end] = above
      ? [endOf(above.value), endOf(own.value)]
      : next
        ? [own.start, next.start]
        : [own.start, endOf(own.value)]
    return splice(this.text, [{ start, end, text: '' }])
  }

  renamed(home: readonly Key[], key: Key, name: string): string {
    const holder = this.node(home)
    const pair = isMap(holder)
      ? (holder as YAMLMap<Node, Node>).items.find((one) => one.key.toJSON() === key)
      : undefined
    if (!pair) return missing()
    return splice(this.text, [{ start: startOf(pair.key), end: endOf(pair.key), text: JSON.stringify(name) }])
  }

  /** Returns the line break and indentation before a member. */
  private gap(start: number): string {
    return /(?:\r\n|\n|\r)?[ \t]*$/.exec(this.text.slice(0, start))?.[0] ?? ''
  }

  /** Prints a value over several lines where the file does, in the indentation of its line. */
  private printed(value: Json, at: number): string {
    const step = /[\r\n]([ \t]+)\S/.exec(this.text)?.[1]
    if (step === undefined || typeof value !== 'object' || value === null) return JSON.stringify(value)
    const eol = /\r\n|\n|\r/.exec(this.text)?.[0] ?? '\n'
    const line =
      this.text
        .slice(0, at)
        .split(/[\r\n]/)
        .at(-1) ?? ''
    const indent = /^[ \t]*/.exec(line)?.[0] ?? ''
    return JSON.stringify(value, null, step).replaceAll('\n', eol + indent)
  }
}

const missing = () => refuse('no-such-place', 'What was to be changed is not in the file any more.')
const startOf = (node: Node): number => node.range?.[0] ?? 0
const endOf = (node: Node): number => node.range?.[1] ?? 0
