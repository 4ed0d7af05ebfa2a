// Checks CSS values independently of their property.

const tokens = /"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\/|\/\*|["'()[\]]/g
const closing: Record<string, string> = { '(': ')', '[': ']' }

/** Returns the bracket or quote that is not closed or not opened; undefined for a balanced value. */
export function unclosedIn(value: string): string | undefined {
  const open: string[] = []
  for (const [token] of value.matchAll(tokens)) {
    if (token.length > 2 || token === '""' || token === "''") continue
    if (token in closing) open.push(token)
    else if (token !== ')' && token !== ']') return token
    else if (closing[open.pop() ?? ''] !== token) return token
  }
  return open.at(-1)
}

/** Returns the families of a font stack without quotes. */
export const familiesOf = (stack: string): string[] =>
  [...stack.matchAll(/"([^"]*)"|'([^']*)'|([^,"']+)/g)]
    .map(([, double, single, plain]) => (double ?? single ?? plain ?? '').trim().replace(/\s+/g, ' '))
    .filter((family) => family !== '')

/** Keys of the theme whose values are lengths, by their group. */
const lengths: Readonly<Record<string, readonly string[]>> = {
  display: ['tracking'],
  text: ['size'],
  shape: ['radius', 'rule'],
}

/** Whether the theme value at this path is a length. */
export const isLengthAt = (path: readonly (string | number)[]): boolean => {
  const [top, , theme, group, key] = path
  return (
    top === 'readings' &&
    theme === 'theme' &&
    path.length === 5 &&
    lengths[String(group)]?.includes(String(key)) === true
  )
}

const length =
  /^(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:px|r?em|ex|ch|r?lh|cap|ic|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|q|in|pt|pc|%)|[-+]?0+(?:\.0+)?|normal|inherit|(?:calc|clamp|min|max|var)\(.*\))$/i

/** Whether the text is a CSS length: a number with its unit, zero, or a formula. */
export const isLength = (value: string): boolean =>
  value
    .trim()
    .split(/\s+/)
    .every((part) => length.test(part)) || /^(?:calc|clamp|min|max|var)\(.*\)$/i.test(value.trim())

/** Returns the facts of a value that is no length. A bare number most likely lacks its unit. */
export function lengthFacts(key: string, value: string): { key: string; value: string; suggestion?: string } {
  const number = /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(value.trim()) ? value.trim() : undefined
  return { key, value, ...(number === undefined ? {} : { suggestion: `${number}px` }) }
}
