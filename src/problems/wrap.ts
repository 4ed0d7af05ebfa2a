/**
 * Wraps words to lines of at most `width` columns; a longer word gets its own line. The first line starts after `used` columns, the others with
 * `indent`. Without a width, returns one line.
 */
export function wrapped(text: string, width: number | undefined, { used = 0, indent = '' } = {}): string {
  if (width === undefined) return text
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.length - 1
    const joined = lines[last] === '' ? word : `${lines[last]} ${word}`
    const before = last === 0 ? used : indent.length
    if (before + joined.length > width && joined !== word) lines.push(word)
    else lines[last] = joined
  }
  return lines.join(`\n${indent}`)
}
