// Inserts what was pasted into a text that is edited on the page, with the formatting that the text takes.
import { words } from '../words.ts'
import type { EditedText } from './edited-text.ts'
import { leftOutOf, markdownOf, plainOf } from './markdown-paste.ts'

export function insertPasted(text: EditedText, html: string, plain: string) {
  const { state } = text
  const { takes } = state
  const lines = plain.replace(/\r\n?/g, '\n')
  if (takes === 'all' || takes === 'links')
    text.show(html ? state.paste(markdownOf(html, takes)) : state.type(takes === 'links' ? plainOf(plain) : lines))
  else text.show(state.type(takes === 'source' ? (html && markdownOf(html)) || lines : plainOf(plain)))
  const left = html && takes !== 'source' ? leftOutOf(html, takes).map((what) => words.editing.outs[what]) : []
  if (left.length > 0) text.showNote({ says: { text: words.editing.leftOut(words.list(left)), isWrong: false } })
}
