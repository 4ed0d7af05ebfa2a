// Opens a file in the YAML editor, saves it, and merges changes that others save meanwhile.

import { EditorView } from '@codemirror/view'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { docOf, textOf } from '../../../edit/line-ends.ts'
import type { EditAnswer, FormFollowing } from '../../edit-messages.ts'
import { yamlEndpoints } from '../../endpoints.ts'
import type { FilePlace } from '../../messages.ts'
import type { RequestOf } from '../../request-bodies.ts'
import { draftStore } from '../draft-store.ts'
import { failureText } from '../edit/save-text.ts'
import { useNews } from '../news.ts'
import { addressWith, callServer } from '../server-calls.ts'
import type { Status } from '../status-line.tsx'
import { inOwnWords, words } from '../words.ts'
import { stateOf } from './editor-view.ts'
import { engineHelp, type OpenFile, placeAt } from './help.ts'
import { changesBetween, merged } from './merge.ts'

/** `before`: the file's text when typing began. */
const drafts = draftStore(localStorage, 'lectern-yaml ', ['before', 'doc'])

const fetchText = (file: string) => callServer(addressWith(yamlEndpoints.text, { file }))

export function useYamlFile(file: string, holder: RefObject<HTMLDivElement | null>) {
  const { turn } = useNews()
  const [isDirty, setDirty] = useState(false)
  const [status, setStatus] = useState<Status>()
  const [problems, setProblems] = useState<number>()
  const [conflict, setConflict] = useState<string>()
  /** Database changes that wait for confirmation. */
  const [following, setFollowing] = useState<FormFollowing>()
  const opened = useRef<OpenFile>({ file, before: '' })
  const target = useRef<FilePlace>(undefined)
  const current = useRef<EditorView>(undefined)

  const move = useCallback(() => {
    const [shown, place] = [current.current, target.current]
    if (!shown || !place) return
    target.current = undefined
    const at = placeAt(shown.state.doc, place.line, place.column)
    shown.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
    shown.focus()
  }, [])
  const goTo = useCallback(
    (place: FilePlace) => {
      target.current = place
      if (opened.current.file === place.file) move()
    },
    [move],
  )

  const isOther = (doc: string) => doc !== docOf(opened.current.before)
  const changed = (shown: EditorView) => {
    const doc = shown.state.doc.toString()
    const differs = isOther(doc)
    setDirty(differs)
    // These are about the previous text; only the offer to drop a draft stays.
    setFollowing(undefined)
    setStatus((last) => (last?.isWrong || !last?.action ? undefined : last))
    drafts.set(opened.current.file, differs ? { before: opened.current.before, doc } : undefined)
  }

  const onChange = useEffectEvent(changed)

  const save = async (confirmed: Pick<RequestOf<'save'>, 'despite' | 'agreed'> = {}): Promise<void> => {
    const shown = current.current
    if (!shown) return
    const { before, file: name } = opened.current
    const doc = shown.state.doc.toString()
    const after = textOf(before, doc)
    setFollowing(undefined)
    if (after === before) return setStatus({ text: words.sheets.yaml.nothingToSave })
    const answer = await callServer(yamlEndpoints.save, { file: name, before, after, ...confirmed }).catch(
      (error: Error): EditAnswer => ({ outcome: 'failed', message: words.editing.kept(error.message) }),
    )
    if (answer.outcome === 'done') {
      opened.current = { file: name, before: after }
      changed(shown)
      setConflict(undefined)
      return setStatus({ text: words.editing.saved })
    }
    if (answer.outcome === 'conflict' && typeof answer.theirs === 'string') return takeOver(answer.theirs)
    if (answer.outcome === 'invalid')
      return setStatus({
        text: words.sheets.yaml.notSaved(answer.problems.map(inOwnWords)[0]?.message ?? words.sheets.yaml.hasMistake),
        isWrong: true,
        action: { label: words.editing.saveAllTheSame, act: () => void save({ ...confirmed, despite: true }) },
      })
    if (answer.outcome === 'follows') {
      setStatus(undefined)
      return setFollowing(answer.following)
    }
    setStatus({ text: failureText(answer), isWrong: true })
  }
  const onSave = useEffectEvent(() => void save())

  /** Merges what others have saved; a conflict asks whose version to keep. */
  const takeOver = (theirs: string) => {
    const shown = current.current
    const { before, file: name } = opened.current
    if (!shown || theirs === before) return
    const doc = shown.state.doc.toString()
    const changes = merged(docOf(before), doc, docOf(theirs))
    if (!changes) return setConflict(theirs)
    opened.current = { file: name, before: theirs }
    shown.dispatch({ changes })
    changed(shown)
    if (isOther(shown.state.doc.toString())) setStatus({ text: words.sheets.yaml.takenOver })
  }
  const onTheirs = useEffectEvent(takeOver)

  const decide = (whose: 'mine' | 'theirs') => {
    const shown = current.current
    if (!shown || conflict === undefined) return
    opened.current = { ...opened.current, before: conflict }
    if (whose === 'theirs') shown.dispatch({ changes: changesBetween(shown.state.doc.toString(), docOf(conflict)) })
    setConflict(undefined)
    changed(shown)
    shown.focus()
  }

  const backToText = () => {
    setFollowing(undefined)
    current.current?.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a file; functions are called through refs.
  useEffect(() => {
    let isGone = false
    setConflict(undefined)
    setFollowing(undefined)
    setStatus(undefined)
    fetchText(file).then(
      ({ text }) => {
        const parent = holder.current
        if (isGone || !parent) return
        const draft = drafts.get(file)
        opened.current = { file, before: draft?.before ?? text }
        const root = parent.getRootNode()
        const shown = new EditorView({
          parent,
          root: root instanceof ShadowRoot ? root : undefined,
          state: stateOf({
            doc: draft?.doc ?? docOf(text),
            label: words.sheets.yaml.of(file),
            extensions: engineHelp(() => opened.current, setProblems),
            onSave,
            onChange,
          }),
        })
        current.current = shown
        setDirty(isOther(shown.state.doc.toString()))
        if (draft) {
          setStatus({
            text: words.sheets.yaml.typedNotSaved,
            action: {
              label: words.sheets.yaml.drop,
              act: () => {
                shown.dispatch({
                  changes: { from: 0, to: shown.state.doc.length, insert: docOf(opened.current.before) },
                })
                setStatus(undefined)
              },
            },
          })
          onTheirs(text)
        }
        if (target.current) move()
        else shown.focus()
      },
      (error: Error) => setStatus({ text: error.message, isWrong: true }),
    )
    return () => {
      isGone = true
      current.current?.destroy()
      current.current = undefined
    }
  }, [file])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every save, of anybody, changes the turn.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!current.current || opened.current.file !== file) return
      fetchText(file).then(
        ({ text }) => onTheirs(text),
        () => undefined,
      )
    }, 200)
    return () => clearTimeout(timer)
  }, [turn])

  return { goTo, save, isDirty, status, problems, conflict, decide, following, backToText }
}
