// Draws random operations, and applies them to plain data, independently of the code under test.
import type { Json, Operation } from '../../../src/edit/operation.ts'
import { valueAt } from '../../../src/site/groups.ts'

export type Chance = () => number
type Path = (string | number)[]

export const pick = <T>(chance: Chance, from: readonly T[]): T | undefined => from[Math.floor(chance() * from.length)]

const texts = [
  'plain words',
  '50% off: today',
  '#x',
  '- dash',
  '@at',
  '2026',
  'null',
  'true',
  '1e3',
  'two\nlines',
  'one\n\ntwo\n',
  ' leading',
  'trailing ',
  'tab\there',
  "it's",
  'say "hi"',
  'a, b [c] {d}',
  'key: value',
  'hash # inside',
  '',
  '~',
  'no',
  '<<',
  '---',
  '...',
  '!tag',
  '&anchor',
  '*alias',
  '`tick',
  '%dir',
  '? q',
  ': c',
  'ends with:',
  '\\back',
  'ünïcödé 🥖',
  'x'.repeat(200),
  'many words '.repeat(20).trim(),
  '\n',
  'a\n  b\nc',
  '0x1f',
  '.5',
  '- a\n- b',
  'line\r\nbreak',
  '\u2028',
  'a\u0007b',
  '>',
  '|',
  "''",
  '"',
  `${'a'.repeat(90)} ${'b'.repeat(90)}`,
  'para one\n\npara two that is longer than the other one and goes on and on until the line is full\n\npara three',
]

function value(chance: Chance, depth = 0): Json {
  const kind = chance()
  if (depth < 2 && kind < 0.12) return Array.from({ length: Math.floor(chance() * 3) }, () => value(chance, depth + 1))
  if (depth < 2 && kind < 0.3)
    return Object.fromEntries(
      Array.from({ length: Math.floor(chance() * 3) }, (_, at) => [
        pick(chance, ['k', 'two words', 'x:y', '1', 'null', 'title']) + (at ? String(at) : ''),
        value(chance, depth + 1),
      ]),
    )
  if (kind < 0.36) return pick(chance, [0, 12, -3.5, true, false, null]) ?? null
  return pick(chance, texts) ?? ''
}

interface KnownValues {
  lists: Path[]
  maps: Path[]
  /** Every path except the root. */
  all: Path[]
}

export function pathsIn(root: unknown): KnownValues {
  const known: KnownValues = { lists: [], maps: [], all: [] }
  const walk = (value: unknown, path: Path) => {
    if (path.length > 0) known.all.push(path)
    if (Array.isArray(value)) {
      known.lists.push(path)
      for (const [at, item] of value.entries()) walk(item, [...path, at])
    } else if (value && typeof value === 'object') {
      known.maps.push(path)
      for (const key of Object.keys(value)) walk(Reflect.get(value, key), [...path, key])
    }
  }
  walk(root, [])
  return known
}

export function randomOperation(chance: Chance, root: unknown): Operation | undefined {
  const known = pathsIn(root)
  const path = pick(chance, known.all)
  const list = pick(chance, known.lists)
  const kind = chance()
  if (kind < 0.35) return path && { do: 'set', path, value: value(chance) }
  if (kind < 0.45) {
    const map = pick(chance, known.maps)
    return map && { do: 'set', path: [...map, `new${Math.floor(chance() * 1000)}`], value: value(chance) }
  }
  if (kind < 0.55) return path && { do: 'remove', path }
  if (kind < 0.6)
    return path && typeof path.at(-1) === 'string'
      ? { do: 'rename', path, key: `key${Math.floor(chance() * 1000)}` }
      : undefined
  if (!list) return undefined
  const length = (valueAt(root, list) as unknown[]).length
  const index = Math.floor(chance() * length)
  if (kind < 0.75) return { do: 'insert', path: [...list, Math.floor(chance() * (length + 1))], value: value(chance) }
  if (length === 0) return undefined
  if (kind < 0.85) return { do: 'duplicate', path: [...list, index] }
  if (kind < 0.92 || known.lists.length < 2)
    return { do: 'move', path: [...list, index], to: [...list, Math.floor(chance() * length)] }
  return { do: 'move', path: [...list, index], to: [...(pick(chance, known.lists) ?? list), 0] }
}

/** Applies the operation to a copy of plain data. Returns undefined when it is impossible, such as a move into itself. */
export function onPlain(root: unknown, operation: Operation): { value: unknown } | undefined {
  const copy = structuredClone(root)
  return mutate(copy, operation) ? { value: copy } : undefined
}

export function mutate(root: unknown, operation: Operation): boolean {
  const path = [...operation.path]
  const last = path.pop() as string | number
  const holder = valueAt(root, path)
  if (!holder || typeof holder !== 'object') return false
  if (operation.do === 'set') {
    Reflect.set(holder, last, structuredClone(operation.value))
    return true
  }
  if (operation.do === 'rename') {
    if (Array.isArray(holder) || !Object.hasOwn(holder, last) || Object.hasOwn(holder, operation.key)) return false
    Reflect.set(holder, operation.key, Reflect.get(holder, last))
    return Reflect.deleteProperty(holder, last)
  }
  if (operation.do === 'remove' && !Array.isArray(holder)) return Reflect.deleteProperty(holder, last)
  if (!Array.isArray(holder)) return false
  const index = Number(last)
  if (operation.do === 'remove') holder.splice(index, 1)
  if (operation.do === 'insert') holder.splice(index, 0, structuredClone(operation.value))
  if (operation.do === 'duplicate') holder.splice(index + 1, 0, structuredClone(holder[index]))
  if (operation.do === 'move') {
    const to = [...operation.to]
    const place = Number(to.pop())
    if (operation.path.every((key, depth) => String(key) === String(to[depth]))) return false
    const target = valueAt(root, to)
    const [item] = holder.splice(index, 1)
    // `to` refers to the data before the removal, so the list has been looked up first.
    if (!Array.isArray(target)) return false
    // A shared value that moves into itself is copied: a file cannot hold a value inside itself.
    target.splice(place, 0, hasPart(item, target) ? structuredClone(item) : item)
  }
  return true
}

const hasPart = (value: unknown, part: unknown): boolean =>
  value === part || (!!value && typeof value === 'object' && Object.values(value).some((inner) => hasPart(inner, part)))
