// Edits that the page asks for: found in the file as it is now, done to its text, tried, written, and remembered to be taken back.
import { readFileSync } from 'node:fs'
import { edit, isRefusal } from '../../../edit/edit.ts'
import type { Refusal } from '../../../edit/operation.ts'
import { difference, inverse } from '../../../edit/splice.ts'
import { type Disk, replaceFile } from '../../../files/replace-file.ts'
import { utf8Text } from '../../../files/utf8-text.ts'
import { valueAt } from '../../../manifest/groups.ts'
import type { Loaded } from '../../../manifest/load.ts'
import type { Edit } from '../../../problems/problem.ts'
import type {
  AppliedAnswer,
  AskedOperation,
  EditAnswer,
  EditRequest,
  FormFollowing,
  History,
} from '../../edit-messages.ts'
import type { ShownProblem } from '../../messages.ts'
import { foundPlace } from './find-place.ts'
import { EditHistory } from './history.ts'

export interface EditPorts {
  /** The manifest as it is on the disk, read with whatever is wrong with it. */
  current: () => Loaded | undefined
  /** The same with other texts for some of its files, by the names problems give them. */
  trial: (texts: ReadonlyMap<string, string>) => Loaded
  /** The path of a file by that name. */
  pathOf: (name: string) => string
  problemsOf: (loaded: Loaded) => ShownProblem[]
  /** What must follow in the database, as far as people have to agree to it. */
  followingOf?: (before: Loaded, after: Loaded) => FormFollowing | undefined
  /** Keys of a group in the order of its schema. */
  keysAt: (loaded: Loaded, path: EditRequest['operations'][number]['path']) => readonly string[]
  /** Called before files are written. */
  writing?: () => void
  /** Called once a file is written. */
  written: () => void
  disk?: Disk
}

interface WholeText {
  file: string
  /** What whoever asks has seen. */
  before: string
  after: string
}

/** Texts that may be written. */
interface Tried {
  /** What must follow in the database. */
  following: () => FormFollowing | undefined
  write: (label: string) => EditAnswer
}

interface Change {
  before: string
  after: string
  undo: Edit[]
}

export class EditSession {
  private revision = 0
  private readonly past = new EditHistory()
  /** Each file as this session has last seen it. */
  private readonly seen = new Map<string, string>()

  constructor(private readonly ports: EditPorts) {}

  get history(): History {
    return { revision: this.revision, undo: this.past.undoLabel, redo: this.past.redoLabel }
  }

  apply({ operations, base, label, despite = false, agreed = false }: EditRequest): AppliedAnswer {
    const loaded = this.ports.current()
    if (!loaded) return { outcome: 'failed', message: 'The manifest cannot be read at the moment.' }
    this.lookAt(loaded)
    const changes = this.changesOf(loaded, operations)
    if ('outcome' in changes) return changes
    const trial = once(() => this.trialOf(changes))
    const worse = despite ? [] : this.newMistakes(loaded, trial())
    if (worse.length > 0) return { outcome: 'invalid', problems: worse }
    // Only what is declared there is stored.
    const isOfForms = operations.some(({ path: [top] }) => top === 'forms')
    const following = isOfForms && !agreed ? this.ports.followingOf?.(loaded, trial()) : undefined
    if (following) return { outcome: 'follows', following }
    return this.write(changes, base, (file, { undo }) => this.past.add(label, file, undo))
  }

  /** Other texts for files as a whole; where another than `before` stands by now, nothing is written. */
  replace(texts: readonly WholeText[], { label, despite = false }: { label: string; despite?: boolean }): EditAnswer {
    const tried = this.tried(texts, despite)
    return 'outcome' in tried ? tried : tried.write(label)
  }

  /** The same, once it is agreed to what must follow in the database. */
  replaceAgreed(
    texts: readonly WholeText[],
    { label, despite = false, agreed = false }: { label: string; despite?: boolean; agreed?: boolean },
  ): AppliedAnswer {
    const tried = this.tried(texts, despite)
    if ('outcome' in tried) return tried
    const following = agreed ? undefined : tried.following()
    return following ? { outcome: 'follows', following } : tried.write(label)
  }

  private tried(texts: readonly WholeText[], despite: boolean): EditAnswer | Tried {
    const loaded = this.ports.current()
    if (loaded) this.lookAt(loaded)
    const changes = new Map<string, Change>()
    for (const { file, before, after } of texts) {
      const now = this.textOf(file)
      if (now === undefined) return { outcome: 'failed', message: `${file} cannot be read.` }
      if (now !== before)
        return {
          outcome: 'conflict',
          message: `${file} was written by somebody else meanwhile.`,
          theirs: now,
        }
      const change = difference(before, after)
      if (change) changes.set(file, { before, after, undo: inverse(before, [change]) })
    }
    const trial = once(() => this.trialOf(changes))
    const worse = despite || !loaded ? [] : this.newMistakes(loaded, trial())
    if (worse.length > 0) return { outcome: 'invalid', problems: worse }
    return {
      following: () => loaded && this.ports.followingOf?.(loaded, trial()),
      write: (label: string) =>
        this.write(changes, this.revision, (file, { undo }) => this.past.add(label, file, undo)),
    }
  }

  /** One step back, or forward again. */
  undo(back: boolean): EditAnswer {
    const loaded = this.ports.current()
    if (loaded) this.lookAt(loaded)
    const file = this.past.fileOf(back)
    const before = file === undefined ? undefined : this.textOf(file)
    const step = before === undefined ? undefined : this.past.step(back, before)
    if (!step || before === undefined || file === undefined)
      return { outcome: 'refused', refusal: { refused: 'no-such-place', message: 'There is nothing to take back.' } }
    const change = { before, after: step.text, undo: [] }
    return this.write(new Map([[file, change]]), this.revision, step.confirm)
  }

  /** Takes over what others have written since. */
  private lookAt({ source }: Loaded) {
    for (const file of source.files) {
      const text = this.textOf(file)
      const known = this.seen.get(file)
      if (text === undefined || known === text) continue
      this.seen.set(file, text)
      if (known === undefined) continue
      this.revision++
      const change = difference(known, text)
      if (change) this.past.outside(file, change)
    }
  }

  private changesOf(loaded: Loaded, operations: readonly AskedOperation[]): Map<string, Change> | EditAnswer {
    const inFiles = new Map<string, { operations: AskedOperation[]; above: AskedOperation['path'] }>()
    for (const asked of operations) {
      const found = foundPlace(loaded.source.value, asked)
      if ('theirs' in found)
        return { outcome: 'conflict', message: 'Somebody else has changed this meanwhile.', theirs: found.theirs }
      const whole = found.operation.path
      const { file, path } = loaded.source.fileOf(whole)
      const inFile = this.inFile(loaded, { ...found.operation, path }, whole)
      if ('refused' in inFile) return { outcome: 'refused', refusal: inFile }
      const known = inFiles.get(file) ?? { operations: [], above: whole.slice(0, whole.length - path.length) }
      inFiles.set(file, { ...known, operations: [...known.operations, inFile] })
    }
    const changes = new Map<string, Change>()
    for (const [file, { operations: own, above }] of inFiles) {
      const before = this.textOf(file)
      if (before === undefined) return { outcome: 'failed', message: `${file} cannot be read.` }
      // What a repair has guessed is not known.
      const isKnown = loaded.source.findings.length === 0 && this.textIn(loaded, file) === before
      const known = (path: AskedOperation['path']) => valueAt(loaded.source.value, [...above, ...path])
      const result = edit(before, own, isKnown ? known : undefined)
      if (isRefusal(result)) return { outcome: 'refused', refusal: result }
      changes.set(file, { before, after: result.text, undo: result.undo })
    }
    return changes
  }

  /** Both ends of a move stand in one file; a new key comes where the schema has it. */
  private inFile(loaded: Loaded, operation: AskedOperation, whole: AskedOperation['path']): AskedOperation | Refusal {
    if (operation.do === 'set') return { order: this.ports.keysAt(loaded, whole.slice(0, -1)), ...operation }
    if (operation.do !== 'move') return operation
    const target = loaded.source.fileOf(operation.to)
    if (target.file !== loaded.source.fileOf(whole).file)
      return { refused: 'no-such-place', message: 'It cannot be moved into another file.' }
    return { ...operation, to: target.path }
  }

  private trialOf(changes: ReadonlyMap<string, Change>): Loaded {
    return this.ports.trial(new Map([...changes].map(([file, { after }]) => [file, after])))
  }

  private newMistakes(loaded: Loaded, trial: Loaded): ShownProblem[] {
    const known = new Map<string, number>()
    const name = ({ code, message }: ShownProblem) => `${code} ${message}`
    for (const problem of this.ports.problemsOf(loaded)) known.set(name(problem), (known.get(name(problem)) ?? 0) + 1)
    return this.ports.problemsOf(trial).filter((problem) => {
      const count = known.get(name(problem)) ?? 0
      known.set(name(problem), count - 1)
      return problem.severity === 'error' && count <= 0
    })
  }

  private write(
    changes: ReadonlyMap<string, Change>,
    base: number,
    remember: (file: string, change: Change) => void,
  ): EditAnswer {
    const tookOver = base !== this.revision
    try {
      if (changes.size > 0) this.ports.writing?.()
      for (const [file, change] of changes) {
        if (change.after === change.before) continue
        if (this.textOf(file) !== change.before)
          return {
            outcome: 'conflict',
            message: 'The file was written by somebody else just now. Save again.',
            theirs: undefined,
          }
        replaceFile(this.ports.pathOf(file), change.after, this.ports.disk)
        this.seen.set(file, change.after)
        this.revision++
        remember(file, change)
      }
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'Fault') throw error
      return { outcome: 'failed', message: error.message }
    }
    this.ports.written()
    return { outcome: 'done', tookOver, ...this.history }
  }

  private textIn({ source }: Loaded, file: string): string | undefined {
    return source.files[0] === file ? source.text : source.texts.get(file)
  }

  private textOf(file: string): string | undefined {
    try {
      return utf8Text(readFileSync(this.ports.pathOf(file)))
    } catch {
      // Whoever asked is told that it cannot be read.
      return undefined
    }
  }
}

function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}
