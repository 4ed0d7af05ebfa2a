// Plain values as YAML, in the manner of the text around them.
import type { Json } from './operation.ts'
import { blockScalar, isBlockText } from './scalars/block.ts'
import { onOneLine } from './scalars/plain.ts'

export interface Manner {
  eol: string
  /** Columns that a map below a key is indented by, and a list below a key. */
  step: number
  listStep: number
  /** Spaces after a dash. */
  dash: number
  /** A space within braces. */
  brace: string
}

const isMap = (value: Json): value is { [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Whether the value takes lines of its own. */
export const takesLines = (value: Json): boolean =>
  Array.isArray(value) ? value.length > 0 : isMap(value) && Object.keys(value).length > 0

export const printKey = (key: string, where: { flow: boolean }): string => onOneLine(key, 'plain', where)

/** The value on one line, as it stands within brackets or behind a key. */
export function inFlow(value: Json, manner: Manner): string {
  const pad = manner.brace
  if (Array.isArray(value)) return `[${value.map((item) => inFlow(item, manner)).join(', ')}]`
  if (!isMap(value)) return scalar(value, { flow: true })
  const pairs = Object.entries(value).map(
    ([key, inner]) => `${printKey(key, { flow: true })}: ${inFlow(inner, manner)}`,
  )
  return pairs.length === 0 ? '{}' : `{${pad}${pairs.join(', ')}${pad}}`
}

export const scalar = (value: Json, where: { flow: boolean }): string =>
  typeof value === 'string' ? onOneLine(value, 'plain', where) : JSON.stringify(value)

/** The value in block style. Its first line has no indentation, the others that of `column`. */
export function inBlock(value: Json, column: number, manner: Manner): string {
  const next = manner.eol + ' '.repeat(column)
  if (Array.isArray(value) && value.length > 0)
    return value.map((item) => `-${behindDash(item, column, manner)}`).join(next)
  if (isMap(value) && takesLines(value))
    return Object.entries(value)
      .map(([key, inner]) => pair(key, inner, column, manner))
      .join(next)
  return Array.isArray(value) || isMap(value) ? inFlow(value, manner) : scalar(value, { flow: false })
}

export const pair = (key: string, value: Json, column: number, manner: Manner): string =>
  `${printKey(key, { flow: false })}:${behindKey(value, column, manner)}`

/** What stands behind the colon of a key in that column. */
export function behindKey(value: Json, column: number, manner: Manner): string {
  const inner = column + (Array.isArray(value) ? manner.listStep : manner.step)
  if (takesLines(value)) return manner.eol + ' '.repeat(inner) + inBlock(value, inner, manner)
  return ` ${ofLines(value, column + manner.step, manner)}`
}

export function behindDash(value: Json, column: number, manner: Manner): string {
  const inner = column + 1 + manner.dash
  return ' '.repeat(manner.dash) + (takesLines(value) ? inBlock(value, inner, manner) : ofLines(value, inner, manner))
}

function ofLines(value: Json, indent: number, manner: Manner): string {
  if (typeof value !== 'string' || !isBlockText(value)) return inBlock(value, indent, manner)
  const style = { folds: false, digit: '', chomp: '', rest: '', indent, before: [] }
  return blockScalar(value, style, manner.eol, (text) => text.split('\n'))
}
