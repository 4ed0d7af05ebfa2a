// Where a new line begins: below the key of the item above, one step deeper behind a colon. The grammar's own indentation waits
// for the text to be parsed, and puts a line behind `- type: hero` below the dash.
import { indentService } from '@codemirror/language'

export function columnBelow(line: string): number {
  const [, start = '', rest = ''] = /^(\s*(?:- +)*)(.*)$/.exec(line) ?? []
  // Behind an item of mere words another item is written.
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
