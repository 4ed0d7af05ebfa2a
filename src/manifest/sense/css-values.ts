// What can be told of a CSS value without knowing the property it is for.

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
