// Plain values as YAML, in the style of the text around them.
import { isGroup } from '../site/groups.ts'
import type { Json } from './operation.ts'
import { blockScalar, isBlockText } from './scalars/block.ts'
import { onOneLine } from './scalars/plain.ts'

export interface YamlStyle {
  eol: string
  /** Columns that a map below a key is indented by, and a list below a key. */
  step: number
  listStep: number
  /** Spaces after a dash. */
  dash: number
  /** A space within braces. */
  brace: string
}

/** Whether the value takes lines of its own. */
export const takesLines = (value: Json): boolean =>
  Array.isArray(value) ? value.length > 0 : isGroup(value) && Object.keys(value).length > 0

export const printKey = (key: string, where: { flow: boolean }): string => onOneLine(key, 'plain', where)

/** The value on one line, as it stands within brackets or behind a key. */
export function inFlow(value: Json, yamlStyle: YamlStyle): string {
  const pad = yamlStyle.brace
  if (Array.isArray(value)) return `[${value.map((item) => inFlow(item, yamlStyle)).join(', ')}]`
  if (!isGroup(value)) return scalar(value, { flow: true })
  const pairs = Object.entries(value).map(
    ([key, inner]) => `${printKey(key, { flow: true })}: ${inFlow(inner, yamlStyle)}`,
  )
  return pairs.length === 0 ? '{}' : `{${pad}${pairs.join(', ')}${pad}}`
}

export const scalar = (value: Json, where: { flow: boolean }): string =>
  typeof value === 'string' ? onOneLine(value, 'plain', where) : JSON.stringify(value)

/** The value in block style. Its first line has no indentation, the others that of `column`. */
function inBlock(value: Json, column: number, yamlStyle: YamlStyle): string {
  const next = yamlStyle.eol + ' '.repeat(column)
  if (Array.isArray(value) && value.length > 0)
    return value.map((item) => `-${behindDash(item, column, yamlStyle)}`).join(next)
  if (isGroup(value) && takesLines(value))
    return Object.entries(value)
      .map(([key, inner]) => pair(key, inner, column, yamlStyle))
      .join(next)
  return Array.isArray(value) || isGroup(value) ? inFlow(value, yamlStyle) : scalar(value, { flow: false })
}

export const pair = (key: string, value: Json, column: number, yamlStyle: YamlStyle): string =>
  `${printKey(key, { flow: false })}:${behindKey(value, column, yamlStyle)}`

/** What stands behind the colon of a key in that column. */
export function behindKey(value: Json, column: number, yamlStyle: YamlStyle): string {
  const inner = column + (Array.isArray(value) ? yamlStyle.listStep : yamlStyle.step)
  if (takesLines(value)) return yamlStyle.eol + ' '.repeat(inner) + inBlock(value, inner, yamlStyle)
  return ` ${ofLines(value, column + yamlStyle.step, yamlStyle)}`
}

export function behindDash(value: Json, column: number, yamlStyle: YamlStyle): string {
  const inner = column + 1 + yamlStyle.dash
  return (
    ' '.repeat(yamlStyle.dash) +
    (takesLines(value) ? inBlock(value, inner, yamlStyle) : ofLines(value, inner, yamlStyle))
  )
}

function ofLines(value: Json, indent: number, yamlStyle: YamlStyle): string {
  if (typeof value !== 'string' || !isBlockText(value)) return inBlock(value, indent, yamlStyle)
  const style = { folds: false, digit: '', chomp: '', rest: '', indent, before: [] }
  return blockScalar(value, style, yamlStyle.eol, (text) => text.split('\n'))
}
