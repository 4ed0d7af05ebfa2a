// Finds what is wrong in a text that is one list or group in brackets, as JSON is. A parser reports it where the text ends, and rules for lines do not
// see it, because the lines of JSON have no meaning by themselves.
import { isOpenQuote, type Token, tokensOf } from './bracket-tokens.ts'
import { isFilled } from './indentation.ts'
import type { SyntaxFault } from './syntax-fault.ts'

interface OpenBracket {
  by: Token
  /** What comes next: the key or value of an item, the colon after a key, or the comma after an item. */
  next: 'item' | 'colon' | 'value' | 'comma'
  /** First key of a list behind its last group: a group that lacks its opening brace may begin there. */
  key?: Token
}

const closeOf: Record<string, string> = { '[': ']', '{': '}' }

/** Whether the text is one list or group in brackets. */
const isInBrackets = (lines: readonly string[]) => /^\uFEFF?\s*[[{]/.test(lines.find((line) => isFilled(line)) ?? '')

/** Returns the first fault of a text in brackets; undefined where the text is another one, or the fault is not among those found here. */
export function bracketFault(lines: readonly string[]): SyntaxFault | undefined {
  if (!isInBrackets(lines)) return undefined
  const open: OpenBracket[] = []
  let before: Token | undefined
  for (const token of tokensOf(lines)) {
    const within = open.at(-1)
    if (isOpenQuote(token)) return unclosedQuote(lines, token, within)
    if (!within && before) return strayAt(lines, token)
    const fault = within && before && faultOf(lines, token, before, within, open)
    if (fault) return fault
    if (token.kind === 'open') open.push({ by: token, next: 'item' })
    else if (token.kind === 'close') open.pop()
    const around = open.at(-1)
    if (around && token.kind !== 'open') advance(around, token)
    before = token
  }
  const unclosed = open.at(-1)
  if (!unclosed || !before) return undefined
  const closing = open.map(({ by }) => closeOf[by.text]).reverse()
  return unclosedAt(unclosed, lines, before, before.to, closing.join(''))
}

/** Returns what comes after a token that is in its place. */
function advance(around: OpenBracket, token: Token): void {
  const isMap = around.by.text === '{'
  if (token.kind === 'close') around.key = undefined
  if (token.kind === 'comma') around.next = 'item'
  else if (token.kind === 'colon') around.next = 'value'
  else if (token.kind === 'text' && isMap && around.next === 'item') around.next = 'colon'
  else around.next = 'comma'
}

function faultOf(
  lines: readonly string[],
  token: Token,
  before: Token,
  within: OpenBracket,
  open: readonly OpenBracket[],
): SyntaxFault | undefined {
  const isMap = within.by.text === '{'
  switch (token.kind) {
    case 'open':
      // A group has no key that begins with a bracket: the one before it lacks its end.
      if (isMap && within.next === 'comma') return unclosedAt(within, lines, before, before.to, '},')
      if (isMap && within.next === 'item' && before.kind === 'comma')
        return unclosedAt(within, lines, before, before.from, '}')
      if (within.next === 'colon') return withoutColon(lines, before, token)
      return within.next === 'comma' ? missingComma(lines, before, token) : undefined
    case 'close':
      if (token.text === closeOf[within.by.text]) return undefined
      if (open.some(({ by }) => closeOf[by.text] === token.text))
        return unclosedAt(within, lines, before, before.to, closeOf[within.by.text] ?? '')
      return strayAt(lines, token, within.key)
    case 'comma':
      return within.next === 'item' ? strayAt(lines, token) : undefined
    case 'colon':
      if (within.next !== 'comma') return undefined
      if (isMap || before.kind === 'close') return otherThanComma(lines, before, token)
      within.key ??= before
      return undefined
    case 'text':
      if (within.next === 'colon') return withoutColon(lines, before, token)
      if (within.next !== 'comma') return undefined
      if (isOneSign(token) && (lines[token.line - 1] ?? '').trimEnd().length === token.to)
        return otherThanComma(lines, before, token)
      return isGlued(before, token) ? quoteInText(lines, before) : missingComma(lines, before, token)
  }
}

/** A sign that was typed for another. */
const isOneSign = ({ kind, text }: Token) => kind === 'text' && /^[^"'\d]$/.test(text)

/** A text in quotes with more of it right behind them. */
const isGlued = (before: Token, token: Token) =>
  /^["']/.test(before.text) && token.line === before.line && !/^["']/.test(token.text)

const replaced = (lines: readonly string[], line: number, from: number, to: number, by: string) => {
  const text = lines[line - 1] ?? ''
  return new Map([[line, text.slice(0, from) + by + text.slice(to)]])
}

function unclosedAt(
  { by }: OpenBracket,
  lines: readonly string[],
  { line }: Token,
  at: number,
  closing: string,
): SyntaxFault {
  const facts = { open: by.text, close: closeOf[by.text] }
  const repaired = replaced(lines, line, at, at, closing)
  return { code: 'unclosed-bracket', facts, line: by.line, from: by.from, to: by.to, repaired }
}

/** Matches what may stand on the line below one that ends with a text. */
const beginsItem = /^(?:["'{}[\]]|-?\d|(?:true|false|null)\b)/

/** A quote that ends on no line of its text: JSON's texts have one line. Undefined where the text may go on below. */
function unclosedQuote(
  lines: readonly string[],
  token: Token,
  within: OpenBracket | undefined,
): SyntaxFault | undefined {
  const { line, from, text } = token
  const below = lines.slice(line).find(isFilled)?.trimStart() ?? ''
  const key = within?.next === 'item' && within.by.text === '{' ? /^.[^"':]+(?=:)/.exec(text)?.[0] : undefined
  if (key === undefined && below !== '' && !beginsItem.test(below)) return undefined
  const [quote = ''] = text
  const whole = lines[line - 1] ?? ''
  const end = key === undefined ? whole.replace(/\s*,?\s*$/, '').length : from + key.length
  const repaired = replaced(lines, line, end, end, quote)
  return { code: 'unclosed-quote', facts: { quote }, line, from, to: from + 1, repaired }
}

/** `key` is the first key of the group that lacks its opening brace. */
function strayAt(lines: readonly string[], { line, from, to, text }: Token, key?: Token): SyntaxFault {
  const repaired = key ? replaced(lines, key.line, key.from, key.from, '{') : replaced(lines, line, from, to, ' ')
  return { code: 'stray-bracket', facts: { bracket: text }, line, from, to, repaired }
}

/** A comma missing after `before`; another sign may stand in its place. */
function missingComma(lines: readonly string[], before: Token, next: Token): SyntaxFault {
  if (before.text.startsWith('//')) return comment(lines, before)
  const facts = { key: next.text, before: before.text, isEntry: true }
  const repaired = replaced(lines, before.line, before.to, before.to, ',')
  const { line, from, to } = before
  const isSafe = /["'}\]]$/.test(before.text) && /^["'{[]/.test(next.text)
  return { code: 'missing-comma', facts, line, from, to, title: `Put a comma before ${next.text}`, isSafe, repaired }
}

/** A comment of JavaScript, up to the end of its line. */
function comment(lines: readonly string[], { line, from }: Token): SyntaxFault {
  const to = (lines[line - 1] ?? '').length
  return { code: 'not-a-comment', facts: { sign: '//' }, line, from, to, repaired: replaced(lines, line, from, to, '') }
}

/** Another sign in the place of a comma. */
function otherThanComma(lines: readonly string[], before: Token, { line, from, to }: Token): SyntaxFault {
  const [next = ''] = lines.slice(line).filter(isFilled)
  const facts = { key: next.trim().replace(/:.*|,$/, ''), before: before.text, isEntry: true }
  return { code: 'missing-comma', facts, line, from, to, repaired: replaced(lines, line, from, to, ',') }
}

/** The rest of a text that has quotes in it. */
function quoteInText(lines: readonly string[], { line, from, to }: Token): SyntaxFault | undefined {
  const whole = lines[line - 1] ?? ''
  const [, inner, behind = ''] = /^"(.*)"(\s*[,}\]]*\s*)$/.exec(whole.slice(from)) ?? []
  if (inner === undefined) return undefined
  const escaped = `"${inner.replace(/(?<!\\)"/g, '\\"')}"${behind}`
  const fix = { title: 'Write \\" for the quotes inside', isSafe: true }
  const repaired = replaced(lines, line, from, whole.length, escaped)
  return { code: 'quote-in-text', facts: { quote: '"' }, line, from: to - 1, to, ...fix, repaired }
}

/** A key and its value with another sign between them, or none; or with both in one pair of quotes. */
function withoutColon(lines: readonly string[], key: Token, token: Token): SyntaxFault {
  const whole = lines[key.line - 1] ?? ''
  const [, name] = /^"([^":]+):\s*"$/.exec(key.text) ?? []
  if (name !== undefined) {
    const repaired = replaced(lines, key.line, key.from, key.to, `"${name}": "`)
    return { code: 'unclosed-quote', facts: { quote: '"' }, line: key.line, from: key.from, to: key.from + 1, repaired }
  }
  const repaired = isOneSign(token)
    ? replaced(lines, token.line, token.from, token.to, ':')
    : replaced(lines, key.line, key.to, key.to, ':')
  return { code: 'missing-colon', facts: { text: whole.trim() }, line: key.line, from: key.from, to: key.to, repaired }
}
