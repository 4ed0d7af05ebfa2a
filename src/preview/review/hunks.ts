// Finds the lines in which two texts differ, and the edits that restore them.
import { diffArrays } from 'diff'
import { linesWithEnds } from '../../edit/line-ends.ts'
import type { Edit } from '../../problems/problem.ts'
import type { Hunk } from './review-messages.ts'

/** Milliseconds after which the comparison stops and the whole text counts as changed. */
const diffTimeout = 3000

export function hunksOf(file: string, before: string, now: string): Hunk[] {
  if (before === now) return []
  const [old, fresh] = [linesWithEnds(before), linesWithEnds(now)]
  const parts = diffArrays(old, fresh, { timeout: diffTimeout }) ?? [
    { added: false, removed: true, value: old },
    { added: true, removed: false, value: fresh },
  ]
  const hunks: Hunk[] = []
  let [left, right] = [0, 0]
  let open: Omit<Hunk, 'id'> | undefined
  const close = () => {
    if (open) hunks.push(...split(open).map((one) => ({ ...one, id: idOf(one) })))
    open = undefined
  }
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      close()
      left += value.length
      right += value.length
      continue
    }
    open ??= { file, before: { line: left + 1, lines: [] }, now: { line: right + 1, lines: [] } }
    if (removed) {
      open.before.lines.push(...value)
      left += value.length
    } else {
      open.now.lines.push(...value)
      right += value.length
    }
  }
  close()
  return hunks
}

/** Returns the edits of `now` that restore the earlier lines of these hunks. */
export function revertEdits(now: string, hunks: readonly Hunk[]): Edit[] {
  const lines = linesWithEnds(now)
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length)
  return hunks.map(({ before, now: { line, lines: added } }) => ({
    start: starts[line - 1] ?? now.length,
    end: starts[line - 1 + added.length] ?? now.length,
    text: before.lines.join(''),
  }))
}

/** Splits a hunk into one hunk per line when each line has the same indentation and key as its counterpart. */
function split(hunk: Omit<Hunk, 'id'>): Omit<Hunk, 'id'>[] {
  const { file, before, now } = hunk
  const isPaired =
    before.lines.length === now.lines.length &&
    before.lines.every((line, at) => keyOf(line) !== undefined && keyOf(line) === keyOf(now.lines[at]))
  if (!isPaired) return [hunk]
  return before.lines.map((line, at) => ({
    file,
    before: { line: before.line + at, lines: [line] },
    now: { line: now.line + at, lines: [now.lines[at] ?? ''] },
  }))
}

const keyOf = (line = ''): string | undefined => /^\s*(?:- +)*[^\s:#'"]+:(?= +[^\s|>&*!{[])/.exec(line)?.[0]

/** Hashes (FNV-1a) the content, so that the server finds the hunk that a page names. */
function idOf({ file, before, now }: Omit<Hunk, 'id'>): string {
  let hash = 0xcbf29ce484222325n
  for (const char of JSON.stringify([file, before, now]))
    hash = ((hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash.toString(36)
}
