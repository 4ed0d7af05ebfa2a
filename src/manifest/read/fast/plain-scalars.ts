// Reads values that end on their line and can mean only one thing; rejects all others with `notPlain`.

/** Thrown where the fast reader leaves a text to the full parser. */
export const notPlain = new Error('not plain')

const doubleQuoted = /^"((?:[^"\\]|\\["\\/nt])*)"(?:\s+#.*)?$/
const singleQuoted = /^'((?:[^']|'')*)'(?:\s+#.*)?$/
const escapes: Record<string, string> = { n: '\n', t: '\t' }
// Text that begins with a letter or a sign without meaning in YAML; or a number followed by words, a unit of length, or a sign as in 86% and 45K+;
// or a day, with a time of day or without.
const plainText =
  /^(?:[A-Za-z/$(\u00C0-\u024F\u2018\u2019\u201C\u201D\u2026]|\d+ [A-Za-z]|\d+(?:\.\d+)?(?:px|rem|em)|\d+(?:%|[KM]?\+)$|\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$)/
const special = /^(?:null|Null|NULL|true|True|TRUE|false|False|FALSE)$/
const words = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/

/** Returns the value of what stands behind a key or dash, up to the end of the line. Throws `notPlain`. */
export function scalarOf(text: string): unknown {
  const first = text[0]
  if (first === '"') return unquoted(doubleQuoted.exec(text)?.[1])
  if (first === "'") return singlyUnquoted(singleQuoted.exec(text)?.[1])
  if (first === '[' || first === '{') return flow(text)
  return plain(text.trimEnd())
}

function unquoted(inner: string | undefined): string {
  if (inner === undefined) throw notPlain
  return inner.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign)
}

function singlyUnquoted(inner: string | undefined): string {
  if (inner === undefined) throw notPlain
  return inner.replaceAll("''", "'")
}

function plain(text: string): unknown {
  if (wholeNumber.test(text)) return Number(text)
  if (words.has(text)) return words.get(text)
  if (special.test(text) || !plainText.test(text)) throw notPlain
  if (text.includes(': ') || text.includes(' #') || text.endsWith(':')) throw notPlain
  return text
}

// Matches one token inside brackets: a quoted text, or a plain one without a sign that could end it.
const flowToken =
  /\s*(?:([[\]{},])|"((?:[^"\\]|\\["\\/nt])*)"(?=\s*[,\]}])|'((?:[^']|'')*)'(?=\s*[,\]}])|([A-Za-z/][\w./~-]*):(?= )|([^\s[\]{},:#&*!|>'"%@`-][^[\]{},:#"'`\\]*))/y

function flow(text: string): unknown {
  const tokens = new Tokens(text)
  const value = collection(tokens, tokens.next(), 0)
  if (!/^\s*(?:\s#.*)?$/.test(text.slice(tokens.at))) throw notPlain
  return value
}

type Token = RegExpExecArray

class Tokens {
  at = 0
  constructor(private readonly text: string) {}

  next(): Token {
    flowToken.lastIndex = this.at
    const token = flowToken.exec(this.text)
    if (!token) throw notPlain
    this.at = flowToken.lastIndex
    return token
  }
}

function collection(tokens: Tokens, [, sign]: Token, depth: number): unknown {
  if (depth > 8) throw notPlain
  if (sign === '[') return flowList(tokens, depth)
  if (sign === '{') return flowMap(tokens, depth)
  throw notPlain
}

function flowList(tokens: Tokens, depth: number): unknown[] {
  const items: unknown[] = []
  for (let token = tokens.next(); token[1] !== ']'; token = tokens.next()) {
    items.push(flowValue(tokens, token, depth))
    const after = tokens.next()
    if (after[1] === ']') break
    if (after[1] !== ',') throw notPlain
  }
  return items
}

function flowMap(tokens: Tokens, depth: number): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (let token = tokens.next(); token[1] !== '}'; token = tokens.next()) {
    const key = token[4]
    if (key === undefined || Object.hasOwn(value, key)) throw notPlain
    value[key] = flowValue(tokens, tokens.next(), depth)
    const after = tokens.next()
    if (after[1] === '}') break
    if (after[1] !== ',') throw notPlain
  }
  return value
}

function flowValue(tokens: Tokens, token: Token, depth: number): unknown {
  const [, sign, double, single, key, bare] = token
  if (double !== undefined) return unquoted(double)
  if (single !== undefined) return singlyUnquoted(single)
  if (bare !== undefined) return plain(bare.trimEnd())
  if (key !== undefined || sign === undefined) throw notPlain
  return collection(tokens, token, depth + 1)
}
