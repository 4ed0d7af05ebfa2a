// Applies operations to a file of entries by splices: front matter, Markdown text, cells of a table, items of YAML and JSON. Each result
// is parsed again, and refused where anything else has changed.
import { edit } from '../edit/edit.ts'
import { type Edited, type Operation, orRefusal, type Refusal, refuse } from '../edit/operation.ts'
import { isJson } from '../edit/yaml-style.ts'
import { difference, inverse } from '../problems/splice.ts'
import { editMarkdown } from './edit-markdown.ts'
import { editTable } from './edit-table.ts'

/** Paths are relative to the file: `['title']` and `['body']` of Markdown, `[row, column]` of a table, `[item, field]` of YAML and JSON. */
export function editEntryFile(file: string, text: string, operations: readonly Operation[]): Edited | Refusal {
  if (/\.json$/i.test(file) && !isJson(text))
    return orRefusal(() => refuse('unreadable', 'The file is no JSON as it is: fix that first.'))
  const change = editors.find(([ending]) => ending.test(file))?.[1]
  if (!change) return edit(text, operations)
  return orRefusal(() => {
    const after = operations.reduce(change, text)
    const edits = [difference(text, after) ?? []].flat()
    return { text: after, edits, undo: inverse(text, edits) }
  })
}

const editors = [
  [/\.md$/i, editMarkdown],
  [/\.csv$/i, editTable],
] as const
