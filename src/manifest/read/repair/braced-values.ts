// Finds single values inside braces that need quotes.

import { knownKeys } from '../../shape/format-keys.ts'
import { isCode } from './line-corrections.ts'
import type { LineFault } from './line-faults.ts'

/** Finds values with a colon or a link inside, or with a reserved sign at the start. */
export function bracedValues(line: string): LineFault[] {
  return [...linkedValues(line), ...signedValues(line)]
}

/** `{ label: I have read the [privacy page](/privacy) }`: the bracket of the link ends the text. */
function linkedValues(line: string): LineFault[] {
  const value =
    /(?<=[{,]\s*\p{L}[\p{L}\w-]*:\s+)(?:[^\s,{}"'[\]&*!|>%@`#][^,{}"'[\]]*)?(?:\[[^[\]{}"]*\]\([^(){}"\s]*\)[^,{}"[\]]*)+(?=\s*[,}])/gu
  return [...line.matchAll(value)].map(({ index, 0: found }) => {
    const text = found.trimEnd()
    const at = { from: index, to: index + text.length }
    const corrected = `${line.slice(0, at.from)}${JSON.stringify(text)}${line.slice(at.to)}`
    const facts = { start: '[', isWithin: true }
    return { code: 'needs-quotes', facts, ...at, title: 'Put quotes round the text', isSafe: true, corrected }
  })
}

function signedValues(line: string): LineFault[] {
  const value =
    /(?<=[{,]\s*\p{L}[\p{L}\w-]*:\s+)(?:[%@`][^,{}"'[\]]*|[^\s,{}"'[\]&*!|>%@`#][^,{}"'[\]]*?:\s[^,{}"'[\]]*)(?=\s*[,}])/gu
  return [...line.matchAll(value)].flatMap((match): LineFault[] => {
    const text = match[0].trimEnd()
    const at = { from: match.index, to: match.index + text.length }
    const corrected = `${line.slice(0, at.from)}${JSON.stringify(text)}${line.slice(at.to)}`
    const rest = { ...at, title: 'Put quotes round the text', isSafe: true, corrected }
    if (/^[%@`]/.test(text))
      return [{ code: 'needs-quotes', facts: { start: text.charAt(0) }, ...rest, isSafe: !isCode(text) }]
    const isKey = [...text.matchAll(/\s([A-Za-z][\w-]*):\s/g)].some(([, key = '']) => knownKeys().has(key))
    return isKey ? [] : [{ code: 'colon-in-text', facts: { text }, ...rest }]
  })
}
