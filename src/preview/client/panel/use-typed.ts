import { useEffect, useRef, useState } from 'react'
import type { Path } from '../../../problems/finding.ts'
import { dropFieldDraft, fieldDraft, keepFieldDraft } from './field-drafts.ts'
import { usePanel } from './panel-store.ts'
import { useInFile } from './use-in-file.ts'

/**
 * What is typed into the field of a place in the manifest, and whether that is saved. What is typed stays until it is saved or discarded,
 * whatever comes to stand in the file; what was saved already is not saved again when the field is left. A field that is taken away
 * while it is typed into is left too. `save` resolves to whether it was.
 */
export function useTyped(at: Path, value: string, save: (typed: string) => Promise<boolean>) {
  const isSaving = useRef(false)
  const given = useInFile(at, value, isSaving.current)
  const [typed, setTyped] = useState(() => {
    // It was saved, and its window closed before the answer came.
    if (fieldDraft(at)?.words === given) dropFieldDraft(at)
    return fieldDraft(at)?.words ?? given
  })
  /** What the file says, once that is neither what the typing began with nor what was saved here. */
  const [theirs, setTheirs] = useState(() => (isAnother(fieldDraft(at), given) ? given : undefined))
  /** What the file says, or says once what is being saved is there. */
  const known = useRef(given)
  const file = useRef(given)
  file.current = given
  const isTypedHere = useRef(false)
  // What is typed goes along where its section has moved.
  const place = useRef(at)
  useEffect(() => {
    const before = place.current
    place.current = at
    const draft = before.join('\n') === at.join('\n') ? undefined : fieldDraft(before)
    if (!draft) return
    dropFieldDraft(before)
    keepFieldDraft(at, draft)
  }, [at])
  const now = useRef(typed)
  now.current = typed
  const { declined } = usePanel()
  const discard = () => {
    dropFieldDraft(at)
    setTheirs(undefined)
    setTyped(given)
    known.current = given
    isTypedHere.current = false
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what the file says.
  useEffect(() => {
    const before = known.current
    if (given === before) return
    known.current = given
    if (now.current === before || now.current === given) discard()
    else setTheirs(given)
  }, [given])
  const agreed = useRef(declined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not agreed to is not kept.
  useEffect(() => {
    if (agreed.current !== declined) discard()
    agreed.current = declined
  }, [declined])
  const saveWords = async (words: string) => {
    if (words === known.current) return
    known.current = words
    isSaving.current = true
    setTheirs(undefined)
    const isDone = await save(words)
    if (known.current !== words) return
    isSaving.current = false
    // What was not saved is saved with the next leaving of the field.
    if (!isDone) known.current = file.current
    else if (fieldDraft(at)?.words === words) dropFieldDraft(at)
  }
  const leave = useRef(() => {})
  leave.current = () => {
    if (isTypedHere.current) void saveWords(now.current)
  }
  useEffect(() => () => leave.current(), [])
  return {
    typed,
    theirs,
    isChanged: typed !== given,
    discard,
    type(words: string) {
      setTyped(words)
      // A field may be left before it is drawn with what was typed last.
      now.current = words
      isTypedHere.current = true
      if (words === given) dropFieldDraft(at)
      else keepFieldDraft(at, { words, before: fieldDraft(at)?.before ?? given })
    },
    save(words: string = now.current) {
      void saveWords(words)
    },
  }
}

const isAnother = (draft: ReturnType<typeof fieldDraft>, given: string): boolean =>
  draft !== undefined && draft.before !== given && draft.words !== given
