// Merges changes that others have saved to the file into the text that is being typed.
import { type ChangeSet, type ChangeSpec, EditorState } from '@codemirror/state'
import { hunksOf } from '../../review/hunks.ts'

/** Line changes that turn one text into the other. */
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

/** Their changes, mapped to my text; undefined when both sides changed the same lines. */
export function mergedChanges(base: string, mine: string, theirs: string): ChangeSet | undefined {
  const [own, other] = [changesBetween(base, mine), changesBetween(base, theirs)]
  let overlaps = false
  other.iterChangedRanges((from, to) => {
    own.iterChangedRanges((start, end) => {
      if (from <= end && start <= to) overlaps = true
    })
  })
  return overlaps ? undefined : other.map(own, true)
}
