import { parse } from 'yaml'

/** Returns the value of the lines by themselves; undefined where they do not parse or refer to an anchor elsewhere. */
export function valueOfLines(lines: readonly string[]): unknown {
  try {
    return parse(lines.join('\n'), { logLevel: 'silent' })
  } catch {
    return undefined
  }
}
