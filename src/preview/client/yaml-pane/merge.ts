// The file was written by another hand while it is typed into here: what does not touch is taken over.
import { type ChangeSet, type ChangeSpec, EditorState } from '@codemirror/state'
import { hunksOf } from '../../review/hunks.ts'

/** Changes of lines that lead from one text to another. */
export function changesBetween(one: string, other: string): ChangeSet {
  const { doc } = EditorState.create({ doc: one })
  const startOf = (line: number) => (line > doc.lines ? doc.length : doc.line(line).from)
  const specs: ChangeSpec[] = hunksOf('', one, other).map(({ before, now }) => ({
    from: startOf(before.line),
    to: before.lines.reduce((end, line) => end + line.length, startOf(before.line)),
    insert: now.lines.join(''),
  }))
  return EditorState.create({ doc: one }).changes(specs)
}

/** Their changes as changes of what stands here; undefined where both have changed the same lines. */
export function merged(base: string, mine: string, theirs: string): ChangeSet | undefined {
  const [own, other] = [changesBetween(base, mine), changesBetween(base, theirs)]
  let meets = false
  other.iterChangedRanges((from, to) => {
    own.iterChangedRanges((start, end) => {
      if (from <= end && start <= to) meets = true
    })
  })
  return meets ? undefined : other.map(own, true)
}
