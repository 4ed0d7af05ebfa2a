import { isMap, isScalar } from 'yaml'
import type { Path, UnplacedFix } from '../../problems/finding.ts'
import { isGroup } from '../../site/groups.ts'
import type { Source } from '../read/source.ts'

/** Returns a fix that makes a single value the only item of a list. */
export function asList(path: Path, source: Source): UnplacedFix | undefined {
  const written = source.written(path)
  if (!written || written.isAlias) return undefined
  const { node, start, end, text: value, lines: all } = written
  const from = all.pointAt(start)
  const last = all.pointAt(start + value.trimEnd().length)
  const { column } = all.pointAt(source.place({ path, on: 'entry' }).start)
  if (isScalar(node) && from.line === last.line && isListOfNames(value))
    return { title: 'Make each an item', safe: false, edits: [{ start, end, text: `[${value}]` }] }
  if (isScalar(node) && from.line === last.line) {
    const line = all.textOf(from.line)
    const lead = ' '.repeat(column + 1)
    const before = line.slice(0, from.column - 1).trimEnd()
    const text = `\n${lead}- ${value}`
    return {
      title: 'Make it an item',
      safe: !isEnumeration(String(node.value)),
      edits: [{ start: start - (from.column - 1 - before.length), end, text }],
    }
  }
  if (isMap(node) && node.flow && from.line === last.line) {
    return { title: 'Make it an item', safe: true, edits: [{ start, end, text: `[${value}]` }] }
  }
  if (!isMap(node) || node.flow) return undefined
  const lines = new Map<number, string>()
  for (let line = from.line; line <= last.line; line++) {
    const text = all.textOf(line)
    if (line === from.line) lines.set(line, `${text.slice(0, from.column - 1)}- ${text.slice(from.column - 1)}`)
    else if (text.trim() !== '') lines.set(line, `  ${text}`)
  }
  return { title: 'Make it an item', safe: true, lines }
}

/** Matches `history, science`: names between commas. */
const isListOfNames = (text: string): boolean => /^[\w-]+(?:, *[\w-]+)+$/.test(text)

/** Whether a text looks like several items between commas. */
const isEnumeration = (text: string): boolean => {
  const parts = text.split(',')
  return parts.length > 2 && parts.every((part) => part.trim().split(/\s+/).length <= 3)
}

/** Whether a collection stands in place of a list. It is expanded before checks, except below a misspelt key. */
export const standsForList = (value: unknown): boolean => isGroup(value) && typeof value.from === 'string'
