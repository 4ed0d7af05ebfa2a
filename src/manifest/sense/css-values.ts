// Checks of a CSS value that need not know its property.

const tokens = /"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\/|\/\*|["'()[\]]/g
const closing: Record<string, string> = { '(': ')', '[': ']' }

/** What opens without being closed, or closes what was not opened; undefined when the value stands by itself. */
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

/** The families of a CSS list of faces, without their quotation marks. */
export const familiesOf = (stack: string): string[] =>
  [...stack.matchAll(/"([^"]*)"|'([^']*)'|([^,"']+)/g)]
    .map(([, double, single, plain]) => (double ?? single ?? plain ?? '').trim().replace(/\s+/g, ' '))
    .filter((family) => family !== '')

/** Keys of the look whose values are lengths, by the group they are in. */
const lengths: Readonly<Record<string, readonly string[]>> = {
  display: ['tracking'],
  text: ['size'],
  shape: ['radius', 'rule'],
}

/** Whether the value at this path of the look is a length. */
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

/** A CSS length: a number with its unit, zero, or a formula. */
export const isLength = (value: string): boolean =>
  value
    .trim()
    .split(/\s+/)
    .every((part) => length.test(part)) || /^(?:calc|clamp|min|max|var)\(.*\)$/i.test(value.trim())

/** The facts of a value that is no length; a number alone most likely lacks its unit. */
export function lengthFacts(key: string, value: string): { key: string; value: string; suggestion?: string } {
  const number = /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(value.trim()) ? value.trim() : undefined
  return { key, value, ...(number === undefined ? {} : { suggestion: `${number}px` }) }
}
