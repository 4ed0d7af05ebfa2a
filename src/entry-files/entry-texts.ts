// Collects changed, new and deleted files of entries before they are written.
import { isRefusal, type Operation, RefusedEdit } from '../edit/operation.ts'
import { editEntryFile } from './edit-entry-file.ts'

export interface ChangedText {
  file: string
  /** Undefined for a new file. */
  before: string | undefined
  /** Undefined for a file to delete. */
  after: string | undefined
}

/** The changed texts, by file name. */
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

  /** Applies operations to a file. Throws a refusal. */
  edit(file: string, ...operations: Operation[]) {
    const edited = editEntryFile(file, this.of(file), operations)
    if (isRefusal(edited)) throw new RefusedEdit(edited)
    this.put(file, edited.text)
  }

  get changes(): ChangedText[] {
    return [...this.now].map(([file, after]) => ({ file, before: this.before.get(file), after }))
  }
}
