// Prints plain values as YAML in the style of a file.
import { isGroup } from '../site/groups.ts'
import type { Json } from './operation.ts'
import { blockScalar, isBlockText } from './scalars/block.ts'
import { onOneLine, type PlaceOfScalar } from './scalars/plain.ts'

export interface YamlStyle {
  eol: string
  /** Indentation of a map below a key, in columns. */
  step: number
  /** Indentation of a list below a key, in columns. */
  listStep: number
  /** Number of spaces after a dash. */
  dash: number
  /** `" "` or `""`: the padding within braces. */
  brace: string
  /** Set where the text is JSON: what its values are indented by; empty for values on one line. */
  json: string | undefined
}

/** Where a scalar or a key is printed. */
export const placeIn = (flow: boolean, { json }: YamlStyle): PlaceOfScalar => ({ flow, isJson: json !== undefined })

/** True for groups and lists with entries, which take lines of their own in block style. */
export const takesLines = (value: Json): boolean =>
  Array.isArray(value) ? value.length > 0 : isGroup(value) && Object.keys(value).length > 0

export const printKey = (key: string, where: PlaceOfScalar): string => onOneLine(key, 'plain', where)

/** Prints a value in flow style, on one line unless it is JSON. */
export function inFlow(value: Json, yamlStyle: YamlStyle): string {
  if (yamlStyle.json !== undefined) return JSON.stringify(value, null, yamlStyle.json)
  const pad = yamlStyle.brace
  if (Array.isArray(value)) return `[${value.map((item) => inFlow(item, yamlStyle)).join(', ')}]`
  if (!isGroup(value)) return scalar(value, { flow: true })
  const pairs = Object.entries(value).map(
    ([key, inner]) => `${printKey(key, { flow: true })}: ${inFlow(inner, yamlStyle)}`,
  )
  return pairs.length === 0 ? '{}' : `{${pad}${pairs.join(', ')}${pad}}`
}

export const scalar = (value: Json, where: PlaceOfScalar): string =>
  typeof value === 'string' ? onOneLine(value, 'plain', where) : JSON.stringify(value)

/** Prints a value in block style. Its first line has no indentation, the others have that of `column`. */
function inBlock(value: Json, column: number, yamlStyle: YamlStyle): string {
  const next = yamlStyle.eol + ' '.repeat(column)
  if (Array.isArray(value) && value.length > 0)
    return value.map((item) => `-${behindDash(item, column, yamlStyle)}`).join(next)
  if (isGroup(value) && takesLines(value))
    return Object.entries(value)
      .map(([key, inner]) => printedPair(key, inner, column, yamlStyle))
      .join(next)
  return Array.isArray(value) || isGroup(value) ? inFlow(value, yamlStyle) : scalar(value, { flow: false })
}

/** YAML limits a key before a colon to 1024 characters. */
export const maxKeyLength = 1000

/** Prints a key in block style with its colon. */
export function printedHead(key: string, column: number, eol: string): string {
  const printed = printKey(key, { flow: false })
  return printed.length > maxKeyLength ? `? ${printed}${eol}${' '.repeat(column)}:` : `${printed}:`
}

export const printedPair = (key: string, value: Json, column: number, yamlStyle: YamlStyle): string =>
  printedHead(key, column, yamlStyle.eol) + behindKey(value, column, yamlStyle)

/** Prints what follows the colon of a key at `column`. */
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
