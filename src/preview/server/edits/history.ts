// What was done in this session, to be taken back to the byte. A change from outside goes in between: what it does not touch can
// still be taken back.
import { inverse, splice } from '../../../edit/splice.ts'
import type { Edit } from '../../../problems/problem.ts'

interface Step {
  label: string
  file: string
  /** From the text as it is to the one before, or, once taken back, to the one after. */
  edits: Edit[]
}

export interface Taken {
  label: string
  file: string
  text: string
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

  /** `undo` leads back from the text that was written. */
  add(label: string, file: string, undo: Edit[]): void {
    this.done.push({ label, file, edits: undo })
    this.undone = []
  }

  /** The file that the next step back, or forward, changes. */
  fileOf(back: boolean): string | undefined {
    return (back ? this.done : this.undone).at(-1)?.file
  }

  /** The text that a step leads to. Undefined when there is none; `confirm` is called once it is written. */
  step(back: boolean, text: string): (Taken & { confirm: () => void }) | undefined {
    const [from, to] = back ? [this.done, this.undone] : [this.undone, this.done]
    const last = from.at(-1)
    if (!last) return undefined
    const { label, file, edits } = last
    const confirm = () => {
      from.pop()
      to.push({ label, file, edits: inverse(text, edits) })
    }
    return { label, file, text: splice(text, edits), confirm }
  }

  /** Somebody else has changed the file by this edit. Steps that it reaches into, and those before them, cannot be taken back. */
  outside(file: string, change: Edit): void {
    this.undone = this.undone.filter((step) => step.file !== file)
    const kept: Step[] = []
    let theirs: Edit | undefined = change
    for (const step of this.done.toReversed()) {
      if (step.file !== file) {
        kept.unshift(step)
        continue
      }
      const shifted: Edit[] | undefined = theirs && past(step.edits, theirs)
      const before: Edit | undefined = theirs && past([theirs], ...step.edits)?.[0]
      if (!shifted || !before) break
      kept.unshift({ ...step, edits: shifted })
      theirs = before
    }
    this.done = kept
  }
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
