// Prints scalars on one line: plain where they parse to the same text, else in quotes.
import { unicodeEscape } from '../../problems/printable.ts'

/** Matches texts that YAML's core schema parses as another type. */
const otherType =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))?$/

/** Matches control characters, line breaks and invisible characters. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u

export const isPrintable = (text: string): boolean => !unprintable.test(text)

export interface PlaceOfScalar {
  flow: boolean
  /** Whether the file is JSON, which has no text without quotes. */
  isJson?: boolean
}

/** True when the text can be written without quotes. */
export function isPlain(text: string, { flow, isJson }: PlaceOfScalar): boolean {
  if (isJson) return false
  if (otherType.test(text) || !isPrintable(text) || text !== text.trim()) return false
  if (/^[,[\]{}#&*!|>'"%@`]/.test(text) || /^[-?:](?:\s|$)/.test(text) || /^(?:---|\.\.\.|<<$|=$)/.test(text))
    return false
  if (/:(?:\s|$)|\s#/.test(text)) return false
  return !flow || !/[,[\]{}]|^[-?:]|:$/.test(text)
}

export const singleQuoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

export const doubleQuoted = (text: string): string =>
  JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, unicodeEscape)

export type LineStyle = 'plain' | 'single' | 'double'

/** Prints the text on one line, in the given style where that can express it. */
export function onOneLine(text: string, style: LineStyle, where: PlaceOfScalar): string {
  if (style === 'plain' && isPlain(text, where)) return text
  if (style === 'single' && isPrintable(text)) return singleQuoted(text)
  return doubleQuoted(text)
}
