import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import { draftStore } from '../draft-store.ts'
import { usePanel } from './panel-store.ts'
import { useInFile } from './use-in-file.ts'

/** Survives a reload. `before`: the file's value when typing began. */
const drafts = draftStore(sessionStorage, 'lectern-field ', ['words', 'before'])

/** The stored draft of a field: the one that is there at first, and `put`, which stores what is typed; the file's text removes it. */
function useDraft(key: string, fileValue: string) {
  const [first] = useState(() => {
    // A draft equal to the file was saved just before its window closed.
    if (drafts.get(key)?.words === fileValue) drafts.set(key, undefined)
    return drafts.get(key)
  })
  // The draft moves along when the section moves.
  const place = useRef(key)
  useEffect(() => {
    const before = place.current
    place.current = key
    const draft = before === key ? undefined : drafts.get(before)
    if (!draft) return
    drafts.set(before, undefined)
    drafts.set(key, draft)
  }, [key])
  const put = (words: string) => {
    const draft = { words, before: drafts.get(key)?.before ?? fileValue }
    drafts.set(key, words === fileValue ? undefined : draft)
  }
  return { first, put }
}

/**
 * The typed text of a field at a path of the manifest. It stays until it is saved or discarded, whatever the file says meanwhile, and is
 * stored as a draft. Unmounting the field saves it. `save` resolves to whether it was saved.
 */
export function useTyped(at: Path, value: string, save: (typed: string) => Promise<boolean>) {
  const key = JSON.stringify(at)
  const isSaving = useRef(false)
  const fileValue = useInFile(at, value, isSaving.current)
  const draft = useDraft(key, fileValue)
  const [typed, setTyped] = useState(draft.first?.words ?? fileValue)
  /** The file's value, if others have changed it since typing began. */
  const [theirs, setTheirs] = useState(draft.first && draft.first.before !== fileValue ? fileValue : undefined)
  /** Whether the typed text waits to be saved again: after a refusal, or after a reload before it was saved. */
  const [isUnsaved, setUnsaved] = useState(typed !== fileValue)
  /** The file's value, or the value being saved. */
  const known = useRef(fileValue)
  const file = useRef(fileValue)
  file.current = fileValue
  const isTypedHere = useRef(false)
  const now = useRef(typed)
  now.current = typed
  const discard = () => {
    drafts.set(key, undefined)
    setTheirs(undefined)
    setUnsaved(false)
    setTyped(fileValue)
    known.current = fileValue
    isTypedHere.current = false
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each new value of the file.
  useEffect(() => {
    const before = known.current
    if (fileValue === before) return
    known.current = fileValue
    if (now.current === before || now.current === fileValue) discard()
    else setTheirs(fileValue)
  }, [fileValue])
  const { declined } = usePanel()
  const agreed = useRef(declined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a declined confirmation discards what was typed.
  useEffect(() => {
    if (agreed.current !== declined) discard()
    agreed.current = declined
  }, [declined])
  const saveWords = async (words: string) => {
    if (words === known.current) return
    known.current = words
    isSaving.current = true
    setTheirs(undefined)
    setUnsaved(false)
    const isDone = await save(words)
    if (known.current !== words) return
    isSaving.current = false
    // After a failure the next blur saves again.
    if (!isDone) {
      known.current = file.current
      setUnsaved(now.current !== file.current)
    } else if (drafts.get(key)?.words === words) drafts.set(key, undefined)
  }
  const leave = useEffectEvent(() => {
    if (isTypedHere.current) void saveWords(now.current)
  })
  useEffect(() => leave, [])
  return {
    typed,
    theirs,
    isUnsaved,
    isChanged: typed !== fileValue,
    /** Escape discards what was typed. Pressed again, it reaches the panel, which closes. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && typed !== fileValue) discard()
      else event.continuePropagation()
    },
    type(words: string) {
      setTyped(words)
      setUnsaved(false)
      // The blur may come before the next render.
      now.current = words
      isTypedHere.current = true
      draft.put(words)
    },
    save(words: string = now.current) {
      void saveWords(words)
    },
  }
}

export type Typed = Pick<ReturnType<typeof useTyped>, 'theirs' | 'isUnsaved' | 'save'>
