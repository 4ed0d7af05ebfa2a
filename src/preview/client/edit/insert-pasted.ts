// Inserts what was pasted into a text that is edited on the page, with the formatting that the text takes.
import { words } from '../words.ts'
import type { EditedText } from './edited-text.ts'
import { cleanOf, joinedLines, leftOutOf, markdownOf, markdownOfLines } from './markdown-paste.ts'

export function insertPasted(text: EditedText, pastedHtml: string, pastedLines: string) {
  const { state } = text
  const { takes } = state
  const [html, lines] = [cleanOf(pastedHtml), cleanOf(pastedLines)]
  if (html && (takes === 'all' || takes === 'links')) text.show(state.paste(markdownOf(html, takes)))
  else if (takes === 'all' && lines.includes('\n')) text.show(state.paste(markdownOfLines(lines)))
  else if (takes === 'source') text.show(state.type((html && markdownOf(html)) || lines))
  else text.show(state.type(takes === 'all' ? lines : joinedLines(lines)))
  const left = html && takes !== 'source' ? leftOutOf(html, takes).map((what) => words.editing.outs[what]) : []
  if (left.length > 0) text.showNote({ says: { text: words.editing.leftOut(words.list(left)), isWrong: false } })
}
