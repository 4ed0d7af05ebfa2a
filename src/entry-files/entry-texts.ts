// Texts of files while entries come, go and are called otherwise.
import { isRefusal } from '../edit/edit.ts'
import { type Operation, Refused } from '../edit/operation.ts'
import { editEntryFile } from './edit-entry-file.ts'

export interface ChangedText {
  file: string
  /** Undefined for a file that is new. */
  before: string | undefined
  /** Undefined for one that goes. */
  after: string | undefined
}

/** Texts of files as they are to be, by their names; undefined for one that goes. */
export class EntryTexts {
  private readonly now = new Map<string, string | undefined>()

  constructor(private readonly before: ReadonlyMap<string, string>) {}

  put(file: string, text: string | undefined) {
    this.now.set(file, text)
  }

  of(file: string): string {
    return (this.now.has(file) ? this.now.get(file) : this.before.get(file)) ?? ''
  }

  has(file: string): boolean {
    return this.now.has(file) ? this.now.get(file) !== undefined : this.before.has(file)
  }

  /** Throws a refusal. */
  edit(file: string, ...operations: Operation[]) {
    const edited = editEntryFile(file, this.of(file), operations)
    if (isRefusal(edited)) throw new Refused(edited)
    this.put(file, edited.text)
  }

  get whole(): ChangedText[] {
    return [...this.now].map(([file, after]) => ({ file, before: this.before.get(file), after }))
  }
}
