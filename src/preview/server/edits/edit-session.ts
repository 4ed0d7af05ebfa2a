// Applies edits of the page: finds their place in the current file, changes its text, checks the result, writes it, and keeps the undo.
import { edit } from '../../../edit/edit.ts'
import { isRefusal, type Refusal } from '../../../edit/operation.ts'
import { editEntryFile } from '../../../entry-files/edit-entry-file.ts'
import { gapOf, homeOf, isItem, slotOf, valueWithEntries, withMissingItems } from '../../../entry-files/entry-places.ts'
import { entryRoot } from '../../../entry-files/entry-root.ts'
import type { ChangedText } from '../../../entry-files/entry-texts.ts'
import { createFile, type Disk, removeFile, replaceFile } from '../../../files/replace-file.ts'
import type { Loaded } from '../../../manifest/load.ts'
import { type Fault, isFault, orFault } from '../../../problems/fault.ts'
import { difference } from '../../../problems/splice.ts'
import type { EditTrial } from '../../../project/project.ts'
import { valueAt } from '../../../site/groups.ts'
import type { EditAnswer, FormFollowing, History, RequestedOperation } from '../../edit-messages.ts'
import type { RequestOf } from '../../request-bodies.ts'
import { type EditPorts, type FileChange, inverseEdits, waitsFor } from './edit-ports.ts'
import { findPlaces } from './find-places.ts'
import { EditHistory } from './history.ts'
import { newMistakes } from './new-mistakes.ts'
import { ShownStates } from './shown-states.ts'
import { beginningOf, changedMeanwhile, splitTranslations } from './translation-edits.ts'

interface SaveOptions {
  /** Label of the undo step. */
  label: string
  /** The last revision that the page has; left out, the current one. */
  base?: number
  /** True to write although the result has errors. */
  despite?: boolean
  /** False to return database changes that have to be confirmed first. */
  agreed?: boolean
}

export class EditSession {
  private revision = 0
  /** The revision after the last change of another writer. */
  private revisionOfOthers = 0
  private readonly past = new EditHistory()
  private readonly states = new ShownStates()
  /** The text of each file, as this session has last read or written it. */
  private readonly seen = new Map<string, string>()

  constructor(private readonly ports: EditPorts) {}

  get history(): History {
    return { revision: this.revision, undo: this.past.undoLabel, redo: this.past.redoLabel }
  }

  /** Returns a number for the state that a page shows, which its requests name. Changes of other writers up to here count as known. */
  stateOf({ source }: Loaded): number {
    this.current()
    return this.states.numberOf(source.value)
  }

  apply({ operations, base, state, label, despite, agreed = false }: RequestOf<'edit'>): EditAnswer {
    const loaded = this.current()
    if (!loaded) return { outcome: 'failed', message: 'The manifest cannot be read at the moment.' }
    const changes = this.changesOf(loaded, operations, state)
    if ('outcome' in changes) return changes
    // Only changes of forms affect stored data.
    const isOfForms = operations.some(({ path: [top] }) => top === 'forms')
    return this.save(loaded, changes, { label, base, despite, agreed: agreed || !isOfForms })
  }

  /** Loads the site as it would be after the operations, without writing; undefined where they cannot be applied. */
  loadTrial(operations: readonly RequestedOperation[]): Loaded | undefined {
    const loaded = this.ports.live.current()
    const changes = loaded && this.changesOf(loaded, operations)
    if (!changes || 'outcome' in changes) return undefined
    const trial = this.trialOf(changes)()
    return 'loaded' in trial ? trial.loaded : undefined
  }

  /**
   * Replaces whole texts of files. Returns a conflict where a file's text is no longer `before`, and database changes to be confirmed
   * first where `agreed` is false.
   */
  replace(texts: readonly ChangedText[], options: Omit<SaveOptions, 'base'>): EditAnswer {
    const loaded = this.current()
    const changes = new Map<string, FileChange>()
    for (const { file, before, after } of texts) {
      const now = this.textOf(file, loaded)
      if (now === undefined && before !== undefined) return { outcome: 'failed', message: `${file} cannot be read.` }
      if (now !== before)
        return {
          outcome: 'conflict',
          message: `${file} was written by somebody else meanwhile.`,
          theirs: now,
        }
      if (before === after) continue
      const isWhole = before === undefined || after === undefined
      changes.set(file, { before, after, ...(!isWhole && { undo: inverseEdits(before, after) }) })
    }
    return this.save(loaded, changes, options)
  }

  /** Writes the changes, unless they add errors or have to be confirmed first. */
  private save(
    loaded: Loaded | undefined,
    changes: ReadonlyMap<string, FileChange>,
    { label, base = this.revision, despite = false, agreed = true }: SaveOptions,
  ): EditAnswer {
    const trial = this.trialOf(changes)
    const worse = despite || !loaded ? undefined : newMistakes(this.ports, loaded, trial())
    if (worse) return worse
    const following = agreed ? undefined : this.followingOf(loaded, trial())
    if (following) return { outcome: 'follows', following }
    return this.write(changes, base, trial, (written) =>
      this.past.add(
        label,
        [...written].map(([file, { before, undo }]) => ({
          file,
          ...(undo ? { edits: undo } : before === undefined ? {} : { text: before }),
        })),
      ),
    )
  }

  /** Undoes the last step, or redoes the last undone one. */
  undo(back: boolean): EditAnswer {
    const loaded = this.current()
    const step = this.past.step(back, (file) => this.textOf(file, loaded))
    if (!step)
      return { outcome: 'refused', refusal: { refused: 'no-such-place', message: 'There is nothing to take back.' } }
    const changes = new Map(step.changes.map(({ file, ...change }) => [file, change]))
    return this.write(changes, this.revision, this.trialOf(changes), step.confirm)
  }

  /** Returns undefined for a missing file and for files outside the site. */
  private textOf(file: string, loaded = this.ports.live.current()): string | undefined {
    return loaded && !loaded.source.allTexts.has(file) ? undefined : this.ports.project.textOf(file)
  }

  /** Loads the site, and rebases the undo history on changes of other writers: files that differ from `seen`. */
  private current(): Loaded | undefined {
    const loaded = this.ports.live.current()
    for (const [file, text] of loaded?.source.allTexts ?? []) {
      const known = this.seen.get(file)
      if (known === text) continue
      this.seen.set(file, text)
      if (known === undefined) continue
      this.revisionOfOthers = ++this.revision
      const change = difference(known, text)
      if (change) this.past.rebase(file, change)
    }
    return loaded
  }

  private changesOf(
    loaded: Loaded,
    operations: readonly RequestedOperation[],
    state?: number,
  ): Map<string, FileChange> | EditAnswer {
    const inFiles = new Map<string, { operations: RequestedOperation[]; above: RequestedOperation['path'] }>()
    const separated = splitTranslations(loaded, operations)
    if ('outcome' in separated) return separated
    const { inTexts, begun, others } = separated
    const now = valueWithEntries(loaded, others)
    const shown = state === undefined ? loaded.source.value : this.states.valueOf(state)
    if (shown === undefined) return { outcome: 'conflict', message: changedMeanwhile }
    const { value, expansion } = loaded.source
    const found = findPlaces(now, others, shown === value ? now : shown, (path) => expansion?.writtenAt(path))
    if ('theirs' in found) return { outcome: 'conflict', message: changedMeanwhile, theirs: found.theirs }
    for (const operation of [...found.operations.map((one) => withMissingItems(one, now)), ...inTexts]) {
      const whole = operation.path
      const { file, path } = operation.do === 'insert' ? gapOf(loaded, whole) : homeOf(loaded, whole)
      if (operation.do !== 'set' && isItem(whole) && !isItem(path)) return { outcome: 'refused', refusal: ofCollection }
      if (whole[0] !== entryRoot && /\.(?:md|csv)$/i.test(file)) return { outcome: 'refused', refusal: ofEntry(file) }
      const inFile = this.inFile(loaded, { ...operation, path }, whole)
      if ('refused' in inFile) return { outcome: 'refused', refusal: inFile }
      const known = inFiles.get(file) ?? { operations: [], above: whole.slice(0, whole.length - path.length) }
      inFiles.set(file, { ...known, operations: [...known.operations, inFile] })
    }
    const changes = new Map<string, FileChange>(
      begun.map(({ file, text }) => [this.ports.project.nameBeside(file), { before: undefined, after: text }]),
    )
    for (const [file, { operations: own, above }] of inFiles) {
      const before = loaded.source.allTexts.get(file)
      const text = before ?? beginningOf(loaded, file)
      if (text === undefined) return { outcome: 'failed', message: `${file} cannot be read.` }
      // Values of repaired YAML are guesses, so they are not compared with the text.
      const canCompare = loaded.source.findings.length === 0 && !own.some((one) => inTexts.includes(one))
      const known = (path: RequestedOperation['path']) => valueAt(loaded.source.value, [...above, ...path])
      const result =
        above[0] === entryRoot ? editEntryFile(file, text, own) : edit(text, own, canCompare ? known : undefined)
      if (isRefusal(result)) return { outcome: 'refused', refusal: result }
      changes.set(file, { before, after: result.text, ...(before !== undefined && { undo: result.undo }) })
    }
    return changes
  }

  /** Converts an operation to its file: gives new keys the order of the schema, and refuses moves between files. */
  private inFile(
    loaded: Loaded,
    operation: RequestedOperation,
    whole: RequestedOperation['path'],
  ): RequestedOperation | Refusal {
    if (operation.do === 'set') return { order: this.ports.keysAt(loaded, whole.slice(0, -1)), ...operation }
    if (operation.do !== 'move') return operation
    const target = slotOf(loaded, operation.to)
    if (target.file !== homeOf(loaded, whole).file)
      return { refused: 'no-such-place', message: 'It cannot be moved into another file.' }
    return { ...operation, to: target.path }
  }

  /** Returns a function that loads the texts once, on its first call; a Fault where they cannot be loaded. */
  private trialOf(changes: ReadonlyMap<string, FileChange>): () => EditTrial | Fault {
    let result: EditTrial | Fault | undefined
    return () => {
      result ??= orFault(() =>
        this.ports.project.trial(new Map([...changes].map(([file, { after }]) => [file, after]))),
      )
      return result
    }
  }

  private followingOf(before: Loaded | undefined, trial: EditTrial | Fault): FormFollowing | undefined {
    return before && 'loaded' in trial ? this.ports.followingOf?.(before, trial.loaded) : undefined
  }

  private writeFile(file: string, { before, after }: FileChange, disk: Disk | undefined) {
    const path = this.ports.project.pathOf(file)
    if (after === undefined) {
      removeFile(path)
      this.seen.delete(file)
      return
    }
    if (before === undefined) createFile(path, after)
    else replaceFile(path, after, disk)
    this.seen.set(file, after)
  }

  private write(
    changes: ReadonlyMap<string, FileChange>,
    base: number,
    trial: () => EditTrial | Fault,
    remember: (written: ReadonlyMap<string, FileChange>) => void,
  ): EditAnswer {
    const tookOver = base < this.revisionOfOthers
    const { live, writing, disk } = this.ports
    const next = trial()
    const loaded = live.current()
    const written = new Map<string, FileChange>()
    try {
      if (changes.size > 0) writing?.()
      for (const [file, change] of changes) {
        if (change.after === change.before) continue
        if (this.textOf(file, loaded) !== change.before)
          return {
            outcome: 'conflict',
            message: 'The file was written by somebody else just now. Save again.',
          }
        this.writeFile(file, change, disk)
        this.revision++
        written.set(file, change)
      }
    } catch (error) {
      if (!isFault(error)) throw error
      live.refresh()
      return { outcome: 'failed', message: error.message }
    } finally {
      if (written.size > 0) remember(written)
    }
    const isSame = [...changes.values()].every(({ before, after }) => before !== undefined && after !== undefined)
    // With created or deleted files the folders are read again.
    if ('loaded' in next && isSame) live.adopt(next)
    else live.refresh()
    return { outcome: 'done', tookOver, waitsFor: waitsFor(next), ...this.history }
  }
}

/** Refuses operations on Markdown and tables: they only apply to YAML. */
const ofEntry = (file: string): Refusal => ({
  refused: 'no-such-place',
  message: `This stands in ${file}. Change it there: the preview shows every save.`,
})

const ofCollection: Refusal = {
  refused: 'no-such-place',
  message: 'The entries of a collection fill this list. Change them there.',
}
