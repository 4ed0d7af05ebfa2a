import { parse } from 'yaml'

/** What the lines say by themselves; undefined where they cannot be read so, or refer to something around them. */
export function valueOfLines(lines: readonly string[]): unknown {
  try {
    return parse(lines.join('\n'), { logLevel: 'silent' })
  } catch {
    return undefined
  }
}
