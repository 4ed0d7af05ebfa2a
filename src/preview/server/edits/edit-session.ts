// Edits that the page asks for: found in the file as it is now, done to its text, tried, written, and remembered to be taken back.
import { edit, isRefusal } from '../../../edit/edit.ts'
import type { Refusal } from '../../../edit/operation.ts'
import { difference, inverse } from '../../../edit/splice.ts'
import { type Disk, replaceFile } from '../../../files/replace-file.ts'
import type { Loaded } from '../../../manifest/load.ts'
import { type Fault, isFault } from '../../../problems/fault.ts'
import type { Edit } from '../../../problems/problem.ts'
import type { Project, Trial } from '../../../project/project.ts'
import { valueAt } from '../../../site/groups.ts'
import type {
  AppliedAnswer,
  AskedOperation,
  EditAnswer,
  EditRequest,
  FormFollowing,
  History,
} from '../../edit-messages.ts'
import type { ShownProblem } from '../../messages.ts'
import { foundPlaces } from './find-place.ts'
import { EditHistory } from './history.ts'

export interface EditPorts {
  /** The site's files. */
  live: Pick<Project, 'current' | 'trial' | 'adopt' | 'textOf' | 'pathOf'> & { look(): void }
  problemsOf: (loaded: Loaded) => ShownProblem[]
  /** What must follow in the database, as far as people have to agree to it. */
  followingOf?: (before: Loaded, after: Loaded) => FormFollowing | undefined
  /** Keys of a group in the order of its schema. */
  keysAt: (loaded: Loaded, path: EditRequest['operations'][number]['path']) => readonly string[]
  /** Called before files are written. */
  writing?: () => void
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
    const loaded = this.ports.live.current()
    if (!loaded) return { outcome: 'failed', message: 'The manifest cannot be read at the moment.' }
    this.lookAt(loaded)
    const changes = this.changesOf(loaded, operations)
    if ('outcome' in changes) return changes
    const trial = this.trialOf(changes)
    if (!despite) {
      const worse = this.newMistakes(loaded, trial())
      if (worse) return worse
    }
    // Only what is declared there is stored.
    const isOfForms = operations.some(({ path: [top] }) => top === 'forms')
    const following = isOfForms && !agreed ? this.followingOf(loaded, trial()) : undefined
    if (following) return { outcome: 'follows', following }
    return this.write(changes, base, trial, (file, { undo }) => this.past.add(label, file, undo))
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
    const loaded = this.ports.live.current()
    if (loaded) this.lookAt(loaded)
    const changes = new Map<string, Change>()
    for (const { file, before, after } of texts) {
      const now = this.ports.live.textOf(file)
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
    const trial = this.trialOf(changes)
    const worse = despite || !loaded ? undefined : this.newMistakes(loaded, trial())
    if (worse) return worse
    return {
      following: () => this.followingOf(loaded, trial()),
      write: (label: string) =>
        this.write(changes, this.revision, trial, (file, { undo }) => this.past.add(label, file, undo)),
    }
  }

  /** One step back, or forward again. */
  undo(back: boolean): EditAnswer {
    const loaded = this.ports.live.current()
    if (loaded) this.lookAt(loaded)
    const file = this.past.fileOf(back)
    const before = file === undefined ? undefined : this.ports.live.textOf(file)
    const step = before === undefined ? undefined : this.past.step(back, before)
    if (!step || before === undefined || file === undefined)
      return { outcome: 'refused', refusal: { refused: 'no-such-place', message: 'There is nothing to take back.' } }
    const changes = new Map([[file, { before, after: step.text, undo: [] }]])
    return this.write(changes, this.revision, this.trialOf(changes), step.confirm)
  }

  /** Takes over what others have written since. */
  private lookAt(loaded: Loaded) {
    for (const [file, text] of loaded.source.allTexts) {
      const known = this.seen.get(file)
      if (known === text) continue
      this.seen.set(file, text)
      if (known === undefined) continue
      this.revision++
      const change = difference(known, text)
      if (change) this.past.outside(file, change)
    }
  }

  private changesOf(loaded: Loaded, operations: readonly AskedOperation[]): Map<string, Change> | EditAnswer {
    const inFiles = new Map<string, { operations: AskedOperation[]; above: AskedOperation['path'] }>()
    const found = foundPlaces(loaded.source.value, operations)
    if ('theirs' in found)
      return { outcome: 'conflict', message: 'Somebody else has changed this meanwhile.', theirs: found.theirs }
    for (const operation of found.operations) {
      const whole = operation.path
      const { file, path } = loaded.source.fileOf(whole)
      if (/\.(?:md|csv)$/i.test(file)) return { outcome: 'refused', refusal: ofEntry(file) }
      const inFile = this.inFile(loaded, { ...operation, path }, whole)
      if ('refused' in inFile) return { outcome: 'refused', refusal: inFile }
      const known = inFiles.get(file) ?? { operations: [], above: whole.slice(0, whole.length - path.length) }
      inFiles.set(file, { ...known, operations: [...known.operations, inFile] })
    }
    const changes = new Map<string, Change>()
    for (const [file, { operations: own, above }] of inFiles) {
      const before = loaded.source.allTexts.get(file)
      if (before === undefined) return { outcome: 'failed', message: `${file} cannot be read.` }
      // What a repair has guessed is not known.
      const isKnown = loaded.source.findings.length === 0
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

  /** Loads the texts when it is first called, and only then; a Fault where they cannot be loaded. */
  private trialOf(changes: ReadonlyMap<string, Change>): () => Trial | Fault {
    let done: Trial | Fault | undefined
    return () => {
      try {
        done ??= this.ports.live.trial(new Map([...changes].map(([file, { after }]) => [file, after])))
      } catch (error) {
        if (!isFault(error)) throw error
        done = error
      }
      return done
    }
  }

  private followingOf(before: Loaded | undefined, trial: Trial | Fault): FormFollowing | undefined {
    return before && 'loaded' in trial ? this.ports.followingOf?.(before, trial.loaded) : undefined
  }

  private newMistakes(loaded: Loaded, trial: Trial | Fault): EditAnswer | undefined {
    if (!('loaded' in trial)) return { outcome: 'failed', message: trial.message }
    const { problemsOf } = this.ports
    const known = new Map<string, number>()
    const name = ({ code, message }: ShownProblem) => `${code} ${message}`
    for (const problem of problemsOf(loaded)) known.set(name(problem), (known.get(name(problem)) ?? 0) + 1)
    const problems = problemsOf(trial.loaded).filter((problem) => {
      const count = known.get(name(problem)) ?? 0
      known.set(name(problem), count - 1)
      return problem.severity === 'error' && count <= 0
    })
    return problems.length > 0 ? { outcome: 'invalid', problems } : undefined
  }

  private write(
    changes: ReadonlyMap<string, Change>,
    base: number,
    trial: () => Trial | Fault,
    remember: (file: string, change: Change) => void,
  ): EditAnswer {
    const tookOver = base !== this.revision
    const { live, writing, disk } = this.ports
    const next = trial()
    try {
      if (changes.size > 0) writing?.()
      for (const [file, change] of changes) {
        if (change.after === change.before) continue
        if (live.textOf(file) !== change.before)
          return {
            outcome: 'conflict',
            message: 'The file was written by somebody else just now. Save again.',
            theirs: undefined,
          }
        replaceFile(live.pathOf(file), change.after, disk)
        this.seen.set(file, change.after)
        this.revision++
        remember(file, change)
      }
    } catch (error) {
      if (!isFault(error)) throw error
      live.look()
      return { outcome: 'failed', message: error.message }
    }
    if ('loaded' in next) live.adopt(next)
    else live.look()
    return { outcome: 'done', tookOver, waitsFor: waitsFor(next), ...this.history }
  }
}

/** Where the first mistake stands that keeps what was written from visitors. */
function waitsFor(trial: Trial | Fault): { file: string; line: number } | undefined {
  if (!('loaded' in trial) || trial.loaded.manifest) return undefined
  const problem = trial.loaded.problems.find(({ severity }) => severity === 'error')
  return problem && { file: problem.file, line: problem.line }
}

/** Edits are operations on YAML: the text of an entry in Markdown, or of a table, is changed in its file. */
const ofEntry = (file: string): Refusal => ({
  refused: 'no-such-place',
  message: `This stands in ${file}. Change it there: the preview shows every save.`,
})
