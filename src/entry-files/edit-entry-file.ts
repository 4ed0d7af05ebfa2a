// Operations on a file of entries, by splices: front matter, the text below it, the cells of a table, items of YAML and JSON. Each
// result is read again, and refused where anything but what was meant has changed.
import { edit } from '../edit/edit.ts'
import { type Edited, type Operation, type Refusal, Refused } from '../edit/operation.ts'
import { difference, inverse } from '../edit/splice.ts'
import { editJson } from './edit-json.ts'
import { editMarkdown } from './edit-markdown.ts'
import { editTable } from './edit-table.ts'

/** Paths are those within the file: `['title']` and `['body']` of Markdown, `[row, column]`, `[item, field]`. */
export function editEntryFile(file: string, text: string, operations: readonly Operation[]): Edited | Refusal {
  const change = ways.find(([ending]) => ending.test(file))?.[1]
  if (!change) return edit(text, operations)
  try {
    const after = change(text, operations)
    const edits = [difference(text, after) ?? []].flat()
    return { text: after, edits, undo: inverse(text, edits) }
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

const ways = [
  [/\.md$/i, editMarkdown],
  [/\.csv$/i, editTable],
  [/\.json$/i, editJson],
] as const
