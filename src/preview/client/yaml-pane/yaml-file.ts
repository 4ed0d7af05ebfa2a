// A file that is open in the YAML editor: its view, its draft, saving, and changes that others save meanwhile.
import { EditorView } from '@codemirror/view'
import { docOf, withLineEnds } from '../../../edit/line-ends.ts'
import type { EditAnswer, FormFollowing } from '../../edit-messages.ts'
import { yamlEndpoints } from '../../endpoints.ts'
import type { FilePlace } from '../../messages.ts'
import type { RequestOf } from '../../request-bodies.ts'
import { draftStore } from '../draft-store.ts'
import { failureText } from '../edit/save-text.ts'
import { windowId, withoutOpenWindows } from '../open-windows.ts'
import { addressWith, callServer } from '../server-calls.ts'
import type { Status } from '../status-line.tsx'
import { createStore } from '../store.ts'
import { inOwnWords, words } from '../words.ts'
import { stateOf } from './editor-view.ts'
import { engineHelp, offsetOfPlace } from './help.ts'
import { changesBetween, mergedChanges } from './merge.ts'

/** `before`: the file's text when typing began. */
const drafts = draftStore(localStorage, 'lectern-yaml ', ['before', 'doc'])

const keyOf = (file: string) => `${windowId} ${file}`

/** Returns the draft of this window, or of one that is closed, which becomes that of this window. */
async function draftOf(file: string) {
  const keys = (await withoutOpenWindows(drafts.keys())).filter((key) => key.slice(key.indexOf(' ') + 1) === file)
  const key = keys.find((one) => one === keyOf(file)) ?? keys[0]
  const draft = key && drafts.get(key)
  if (!draft) return undefined
  drafts.set(key, undefined)
  drafts.set(keyOf(file), draft)
  return draft
}

interface YamlFileState {
  isDirty: boolean
  status?: Status
  /** Undefined while it is not known. */
  problems?: number
  /** The file's text, which others have saved and which cannot be merged. */
  conflict?: string
  /** Database changes that wait for confirmation. */
  following?: FormFollowing
}

const initial: YamlFileState = { isDirty: false }

export class YamlFile {
  private readonly store = createStore(initial)
  readonly use = this.store.use
  private view?: EditorView
  /** The file's text when last read or written. */
  private before = ''
  private target?: FilePlace

  constructor(readonly file: string) {}

  /** Shows the file within the element as soon as its text is there. Returns the function that closes it. */
  open(parent: HTMLElement): () => void {
    let isClosed = false
    this.store.update({ status: undefined, conflict: undefined, following: undefined })
    Promise.all([this.fetchText(), draftOf(this.file)]).then(
      ([text, draft]) => {
        if (!isClosed) this.show(text, draft, parent)
      },
      (error: Error) => this.store.update({ status: { text: error.message, isWrong: true } }),
    )
    return () => {
      isClosed = true
      this.view?.destroy()
      this.view = undefined
    }
  }

  private show(text: string, draft: ReturnType<typeof drafts.get>, parent: HTMLElement) {
    this.before = draft?.before ?? text
    const root = parent.getRootNode()
    const opened = () => ({ file: this.file, before: this.before })
    this.view = new EditorView({
      parent,
      root: root instanceof ShadowRoot ? root : undefined,
      state: stateOf({
        doc: draft?.doc ?? docOf(text),
        label: words.labelled(words.bar.yaml, this.file),
        extensions: engineHelp(opened, (problems) => this.store.update({ problems })),
        onSave: () => void this.save(),
        onChange: () => this.changed(),
      }),
    })
    this.store.update({ isDirty: this.isTyped })
    if (draft) {
      const action = { label: words.bar.throwAway, act: () => this.drop() }
      this.store.update({ status: { text: words.sheets.yaml.typedNotSaved, action } })
      this.merge(text)
    }
    if (this.target) this.goTo(this.target)
    else this.view.focus()
  }

  private get doc(): string {
    return this.view?.state.doc.toString() ?? ''
  }

  /** Whether the text differs from the file's. */
  private get isTyped(): boolean {
    return this.doc !== docOf(this.before)
  }

  private async fetchText(): Promise<string> {
    return (await callServer(addressWith(yamlEndpoints.text, { file: this.file }))).text
  }

  private changed() {
    const { before, isTyped } = this
    const { status } = this.store.now()
    // These are about the previous text; only the offer to drop a draft stays.
    const kept = status?.isWrong || !status?.action ? undefined : status
    this.store.update({ isDirty: isTyped, following: undefined, status: kept })
    drafts.set(keyOf(this.file), isTyped ? { before, doc: this.doc } : undefined)
  }

  private drop() {
    this.view?.dispatch({ changes: { from: 0, to: this.doc.length, insert: docOf(this.before) } })
    this.store.update({ status: undefined })
  }

  /** Scrolls to the place, now or once the text is there. */
  goTo(place: FilePlace): void {
    this.target = this.view ? undefined : place
    if (!this.view) return
    const at = offsetOfPlace(this.view.state.doc, place.line, place.column)
    this.view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
    this.view.focus()
  }

  async save(confirmed: Pick<RequestOf<'save'>, 'despite' | 'agreed'> = {}): Promise<void> {
    if (!this.view) return
    const { file, before } = this
    const after = withLineEnds(before, this.doc)
    this.store.update({ following: undefined })
    if (after === before) return this.report({ text: words.sheets.yaml.nothingToSave })
    const answer = await callServer(yamlEndpoints.save, { file, before, after, ...confirmed }).catch(
      (error: Error): EditAnswer => ({ outcome: 'failed', message: words.editing.kept(error.message) }),
    )
    if (answer.outcome === 'done') {
      this.before = after
      this.changed()
      this.store.update({ conflict: undefined, status: { text: words.editing.saved } })
    } else if (answer.outcome === 'conflict' && typeof answer.theirs === 'string') this.merge(answer.theirs)
    else if (answer.outcome === 'follows') this.store.update({ status: undefined, following: answer.following })
    else if (answer.outcome === 'invalid') {
      const [problem] = answer.problems.map(inOwnWords)
      const act = () => void this.save({ ...confirmed, despite: true })
      this.report({
        text: words.sheets.yaml.notSaved(problem?.message ?? ''),
        isWrong: true,
        action: { label: words.editing.saveAllTheSame, act },
      })
    } else this.report({ text: failureText(answer), isWrong: true })
  }

  private report(status: Status) {
    this.store.update({ status })
  }

  /** Fetches what others have saved. */
  async refresh(): Promise<void> {
    if (!this.view) return
    const text = await this.fetchText().catch(() => undefined)
    if (text !== undefined) this.merge(text)
  }

  /** Merges what others have saved; a conflict asks whose version to keep. */
  private merge(theirs: string) {
    if (!this.view || theirs === this.before) return
    const changes = mergedChanges(docOf(this.before), this.doc, docOf(theirs))
    if (!changes) return this.store.update({ conflict: theirs })
    this.before = theirs
    this.view.dispatch({ changes })
    this.changed()
    if (this.isTyped) this.report({ text: words.sheets.yaml.takenOver })
  }

  decide(whose: 'mine' | 'theirs'): void {
    const { conflict } = this.store.now()
    if (!this.view || conflict === undefined) return
    this.before = conflict
    if (whose === 'theirs') this.view.dispatch({ changes: changesBetween(this.doc, docOf(conflict)) })
    this.store.update({ conflict: undefined })
    this.changed()
    this.view.focus()
  }

  backToText(): void {
    this.store.update({ following: undefined })
    this.view?.focus()
  }
}
