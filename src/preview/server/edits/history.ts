// Keeps the undo history of a session. Changes of other writers are rebased into it: steps that they do not touch can still be undone,
// exact to the byte.
import type { ChangedText } from '../../../entry-files/entry-texts.ts'
import type { Edit } from '../../../problems/problem.ts'
import { inverse, splice } from '../../../problems/splice.ts'

/** Turns the text of a file into another one. */
interface FileStep {
  file: string
  /** Edits of the current text; left out where the file is created or deleted. */
  edits?: Edit[]
  /** The text of a file to create; left out with `edits`, the file is deleted. */
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

  /** Adds a step. `files` undo what was written. */
  add(label: string, files: FileStep[]): void {
    this.done.push({ label, files })
    this.undone = []
  }

  /**
   * Returns the changes of the next undo (`back`) or redo, from the texts that `textOf` returns; undefined where there is none. Call
   * `confirm` once they are written.
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
      to.push({ label: last.label, files: changes.map((change, at) => inverted(change, last.files[at]?.edits)) })
    }
    return { changes, confirm }
  }

  /** Shifts the steps past an edit of another writer. A step that the edit touches is dropped, with all steps before it. */
  rebase(file: string, change: Edit): void {
    this.undone = this.undone.filter(({ files }) => files.every((step) => step.file !== file))
    const kept: Step[] = []
    let theirs: Edit | undefined = change
    for (const step of this.done.toReversed()) {
      const own = step.files.find((one) => one.file === file)
      if (!own) {
        kept.unshift(step)
        continue
      }
      const shifted: Edit[] | undefined = theirs && own.edits && shiftedPast(own.edits, theirs)
      const before: Edit | undefined = theirs && own.edits && shiftedPast([theirs], ...own.edits)?.[0]
      if (!shifted || !before) break
      kept.unshift({ ...step, files: step.files.map((one) => (one === own ? { ...own, edits: shifted } : one)) })
      theirs = before
    }
    this.done = kept
  }
}

const inverted = ({ file, before }: ChangedText, edits: Edit[] | undefined): FileStep => {
  if (edits && before !== undefined) return { file, edits: inverse(before, edits) }
  return before === undefined ? { file } : { file, text: before }
}

const growth = ({ start, end, text }: Edit) => text.length - (end - start)

/** Moves edits so that they apply after the others; undefined where they touch. */
function shiftedPast(edits: readonly Edit[], ...others: readonly Edit[]): Edit[] | undefined {
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
