// What was done in this session, to be taken back to the byte. A change from outside goes in between: what it does not touch can
// still be taken back.

import { inverse, splice } from '../../../edit/splice.ts'
import type { ChangedText } from '../../../entry-files/entry-texts.ts'
import type { Edit } from '../../../problems/problem.ts'

/** The way from the text of a file to another one. */
interface FileStep {
  file: string
  /** From the text as it is; left out where the file comes or goes as a whole. */
  edits?: Edit[]
  /** What a file comes with; left out, it goes. */
  text?: string
}

interface Step {
  label: string
  files: FileStep[]
}

export class EditHistory {
  private done: Step[] = []
  private undone: Step[] = []

  get undoLabel(): string | undefined {
    return this.done.at(-1)?.label
  }

  get redoLabel(): string | undefined {
    return this.undone.at(-1)?.label
  }

  /** `files`: what leads back from what was written. */
  add(label: string, files: FileStep[]): void {
    this.done.push({ label, files })
    this.undone = []
  }

  /**
   * The texts that a step leads to, from those that `textOf` returns. Undefined where there is none; `confirm` is called once it is
   * written.
   */
  step(
    back: boolean,
    textOf: (file: string) => string | undefined,
  ): { changes: ChangedText[]; confirm: () => void } | undefined {
    const [from, to] = back ? [this.done, this.undone] : [this.undone, this.done]
    const last = from.at(-1)
    if (!last) return undefined
    const changes = last.files.map(({ file, edits, text }) => {
      const before = textOf(file)
      return { file, before, after: edits ? splice(before ?? '', edits) : text }
    })
    const confirm = () => {
      from.pop()
      to.push({ label: last.label, files: changes.map((change, at) => turnedRound(change, last.files[at]?.edits)) })
    }
    return { changes, confirm }
  }

  /** Another writer has changed the file by this edit. Steps that it reaches into, and those before them, cannot be taken back. */
  outside(file: string, change: Edit): void {
    this.undone = this.undone.filter(({ files }) => files.every((step) => step.file !== file))
    const kept: Step[] = []
    let theirs: Edit | undefined = change
    for (const step of this.done.toReversed()) {
      const own = step.files.find((one) => one.file === file)
      if (!own) {
        kept.unshift(step)
        continue
      }
      const shifted: Edit[] | undefined = theirs && own.edits && past(own.edits, theirs)
      const before: Edit | undefined = theirs && own.edits && past([theirs], ...own.edits)?.[0]
      if (!shifted || !before) break
      kept.unshift({ ...step, files: step.files.map((one) => (one === own ? { ...own, edits: shifted } : one)) })
      theirs = before
    }
    this.done = kept
  }
}

const turnedRound = ({ file, before }: ChangedText, edits: Edit[] | undefined): FileStep => {
  if (edits && before !== undefined) return { file, edits: inverse(before, edits) }
  return before === undefined ? { file } : { file, text: before }
}

const growth = ({ start, end, text }: Edit) => text.length - (end - start)

/** Edits as they are once others are done first; undefined where they touch. */
function past(edits: readonly Edit[], ...others: readonly Edit[]): Edit[] | undefined {
  const moved: Edit[] = []
  for (const edit of edits) {
    let shift = 0
    for (const other of others) {
      if (other.end < edit.start) shift += growth(other)
      else if (other.start <= edit.end) return undefined
    }
    moved.push({ ...edit, start: edit.start + shift, end: edit.end + shift })
  }
  return moved
}
