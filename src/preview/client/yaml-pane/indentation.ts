// Indents new lines: below the key above, or deeper after a colon. The YAML grammar's own indentation waits for parsing, and puts a line
// after `- type: hero` below the dash.
import { indentService } from '@codemirror/language'

/** Column of a new line below the given one. */
export function columnBelow(line: string): number {
  const [, start = '', rest = ''] = /^(\s*(?:- +)*)(.*)$/.exec(line) ?? []
  // After a scalar item, another item follows.
  if (start.includes('-') && !/:(?:\s|$)/.test(rest)) return start.search(/-/)
  return /:\s*(?:#.*)?$/.test(rest) ? start.length + 2 : start.length
}

export const indentation = indentService.of(({ state }, at) => {
  const { number } = state.doc.lineAt(at)
  for (let above = number; above >= 1; above--) {
    const line = state.doc.line(above)
    const before = above === number ? line.text.slice(0, at - line.from) : line.text
    if (before.trim() !== '') return columnBelow(before)
  }
  return 0
})
