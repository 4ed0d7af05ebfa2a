// Guesses at a value that YAML does not read as text because of a sign at its start, a quote, a brace or a comma.
import { knownKeys } from '../../shape/format-keys.ts'
import {
  entryGap,
  inQuotes,
  isCode,
  linkedAddress,
  textWithName,
  textWithQuotes,
  unquotedSigns,
  withInnerQuotes,
  withoutBlockSign,
  withQuoted,
} from './line-corrections.ts'
import { type LineFault, quotable } from './line-faults.ts'
import { lineParts } from './line-parts.ts'

export function valueFaults(line: string): LineFault[] {
  const { lead, key, value } = lineParts(line)
  const from = lead.length + key.length
  const first = value.charAt(0)
  return [
    ...signAtStart(line, { from, value, hasKey: key !== '' }),
    ...(first === '{' || first === '[' ? inBrackets(line, { from, value }) : []),
    ...(first === '"' || first === "'" ? quotesInText(line, from) : []),
    ...strayBrackets(line),
    ...(/^[{[].*[\]}]\s*:/.test(line.slice(lead.length))
      ? [{ code: 'not-a-key', facts: {}, from: lead.length, corrected: `${' '.repeat(lead.length)}# ` }]
      : []),
  ]
}

interface ValueOfLine {
  from: number
  value: string
  hasKey?: boolean
}

/** A sign at the start with a meaning in YAML, such as `%` or `*`, or a | in front of the words. */
function signAtStart(line: string, { from, value, hasKey }: ValueOfLine): LineFault[] {
  const start = value.charAt(0)
  if (start === '' || !'%@`*?|>-'.includes(start) || /^(?:- |\? |--)/.test(value)) return []
  const bare = hasKey ? withoutBlockSign(line, from) : undefined
  const quoted = quotable(line, from)
  if (bare !== undefined) {
    // A text may begin with > for "more than", but hardly with a bar.
    const fix = { title: `Take the ${start} away`, isSafe: start === '|', corrected: bare }
    return [{ ...quoted, code: 'needs-quotes', facts: { start, isBlockSign: true }, ...fix }]
  }
  // Quotes would hide a block text, and would show signs of Markdown.
  const isSafe = !/^[|>*]/.test(value) && !isCode(value)
  return [{ ...quoted, code: 'needs-quotes', facts: { start }, isSafe }]
}

function inBrackets(line: string, { from, value }: ValueOfLine): LineFault[] {
  const found: LineFault[] = []
  const gap = entryGap(line)
  if (gap) {
    const facts = { key: gap.after, before: gap.before, isEntry: true }
    const corrected = `${line.slice(0, gap.at)},${line.slice(gap.at)}`
    const fix = { title: `Put a comma before ${gap.after}`, isSafe: true, corrected }
    found.push({ code: 'missing-comma', facts, from: gap.at - 1, to: gap.at, ...fix })
  }
  const address = linkedAddress(value)
  if (address !== undefined) {
    const fix = { title: `Write ${address}`, isSafe: false, corrected: `${line.slice(0, from)}${address}` }
    found.push({ code: 'needs-quotes', facts: { start: value.charAt(0), meant: address }, from, ...fix })
  }
  if (!value.startsWith('{')) return found
  const named = textWithName(line, from)
  if (named) {
    const facts = { text: line.slice(named.from, named.to) }
    found.push({ code: 'brace-starts-group', facts, ...named, title: 'Put it in quotes', isSafe: false })
  }
  const inner = textWithQuotes(line)
  if (inner) {
    const { quote, ...place } = inner
    const fix = { title: 'Write \\" for the quotes inside', isSafe: true }
    found.push({ code: 'quote-in-text', facts: { quote }, ...place, ...fix })
  }
  // A name in braces at the start, followed by words.
  if (/^\{[^{}]*\}\s*[^\s#,]/.test(value))
    found.push({ code: 'brace-starts-group', facts: { text: value }, from, corrected: inQuotes(line, from) })
  return found
}

/** Text or a comma behind the closing quote. */
function quotesInText(line: string, from: number): LineFault[] {
  const quote = line.charAt(from)
  const closed = quote === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  const end = from + (closed.exec(line.slice(from))?.[0].length ?? 0)
  const behind = line.slice(end).replace(/\s+#.*$/, '')
  if (end === from || behind.trim() === '') return []
  const place = { from: end - 1, to: end }
  if (behind.trim() === ',') {
    const corrected = `${line.slice(0, end)}${line.slice(end).replace(',', '')}`
    const fix = { title: 'Take the comma away', isSafe: true, corrected }
    return [{ code: 'stray-bracket', facts: { bracket: ',' }, from: end, to: end + 1, ...fix }]
  }
  if (/^\s*:(?:\s|$)/.test(behind)) return []
  const { corrected, isOuter } = withInnerQuotes(line, from)
  const title = isOuter
    ? `Write ${quote === '"' ? '\\"' : "''"} for the quotes inside`
    : 'Put quotes round the whole text'
  return [{ code: 'quote-in-text', facts: { quote }, ...place, title, isSafe: isOuter, corrected }]
}

/** Closing brackets that nothing opens, and a comma after another comma or an opening bracket. */
function strayBrackets(line: string): LineFault[] {
  for (const { at, sign, open } of unquotedSigns(line)) {
    const closesNothing = (sign === ']' || sign === '}') && sign !== open.at(-1)
    if (closesNothing || (sign === ',' && open.length > 0 && /[,[{]\s*$/.test(line.slice(0, at))))
      return [stray(line, at)]
  }
  return []
}

const stray = (line: string, at: number): LineFault => ({
  code: 'stray-bracket',
  facts: { bracket: line.charAt(at) },
  from: at,
  to: at + 1,
  corrected: `${line.slice(0, at)}${line.slice(at).replace(/^[\]},]+/, '')}`,
})

/** Finds single values inside braces without a space before them, with a colon or a link inside, or with a reserved sign at the start. */
export function bracedValues(line: string): LineFault[] {
  return [...tightValues(line), ...linkedValues(line), ...signedValues(line)]
}

/** `{ screen:error }`. */
function tightValues(line: string): LineFault[] {
  return [...line.matchAll(/(?<=[{,]\s*)([A-Za-z][\w-]*):(?:[A-Za-z/][^,{}"'[\]]*|"[^"]*"|'[^']*')/g)].flatMap(
    ({ index, 0: found, 1: key = '' }) => {
      if (!knownKeys().has(key)) return []
      const text = found.trimEnd()
      const behind = index + key.length + 1
      const corrected = `${line.slice(0, behind)} ${line.slice(behind)}`
      const place = { from: index, to: index + text.length }
      return [
        {
          code: 'space-after-colon',
          facts: { text },
          ...place,
          title: 'Put a space behind the colon',
          isSafe: true,
          corrected,
        },
      ]
    },
  )
}

const quotedPart = (line: string, at: { from: number; to: number }) => ({
  ...at,
  title: 'Put quotes round the text',
  isSafe: true,
  corrected: withQuoted(line, at),
})

/** `{ label: I have read the [privacy page](/privacy) }`: the bracket of the link ends the text. */
function linkedValues(line: string): LineFault[] {
  const value =
    /(?<=[{,]\s*\p{L}[\p{L}\w-]*:\s+)(?:[^\s,{}"'[\]&*!|>%@`#][^,{}"'[\]]*)?(?:\[[^[\]{}"]*\]\([^(){}"\s]*\)[^,{}"[\]]*)+(?=\s*[,}])/gu
  return [...line.matchAll(value)].map(({ index, 0: found }) => {
    const text = found.trimEnd()
    const at = { from: index, to: index + text.length }
    return { code: 'needs-quotes', facts: { start: '[', isWithin: true }, ...quotedPart(line, at) }
  })
}

function signedValues(line: string): LineFault[] {
  const value =
    /(?<=[{,]\s*\p{L}[\p{L}\w-]*:\s+)(?:[%@`][^,{}"'[\]]*|[^\s,{}"'[\]&*!|>%@`#][^,{}"'[\]]*?:\s[^,{}"'[\]]*)(?=\s*[,}])/gu
  return [...line.matchAll(value)].flatMap((match): LineFault[] => {
    const text = match[0].trimEnd()
    const rest = quotedPart(line, { from: match.index, to: match.index + text.length })
    if (/^[%@`]/.test(text))
      return [{ code: 'needs-quotes', facts: { start: text.charAt(0) }, ...rest, isSafe: !isCode(text) }]
    const isKey = [...text.matchAll(/\s([A-Za-z][\w-]*):\s/g)].some(([, key = '']) => knownKeys().has(key))
    return isKey ? [] : [{ code: 'colon-in-text', facts: { text }, ...rest }]
  })
}
