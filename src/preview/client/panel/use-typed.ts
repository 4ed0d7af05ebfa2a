import { useEffect, useRef, useState } from 'react'
import type { Path } from '../../../problems/finding.ts'
import { dropFieldDraft, fieldDraft, keepFieldDraft } from './field-drafts.ts'
import { usePanel } from './panel-store.ts'

/**
 * What is typed into the field of a place in the manifest, and whether that is saved. What is typed stays until it is saved or let go,
 * whatever comes to stand in the file; what was saved already is not saved again when the field is left. `save` resolves to whether it
 * was.
 */
export function useTyped(at: Path, given: string, save: (typed: string) => Promise<boolean>) {
  const [typed, setTyped] = useState(() => fieldDraft(at)?.words ?? given)
  /** What the file says, once that is neither what the typing began with nor what was saved here. */
  const [theirs, setTheirs] = useState(() => (isAnother(fieldDraft(at), given) ? given : undefined))
  const known = useRef(given)
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
  const letGo = () => {
    dropFieldDraft(at)
    setTheirs(undefined)
    setTyped(given)
    known.current = given
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what the file says.
  useEffect(() => {
    const before = known.current
    known.current = given
    if (now.current === before || now.current === given) letGo()
    else if (given !== before) setTheirs(given)
  }, [given])
  const agreed = useRef(declined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not agreed to is not kept.
  useEffect(() => {
    if (agreed.current !== declined) letGo()
    agreed.current = declined
  }, [declined])
  return {
    typed,
    theirs,
    isChanged: typed !== given,
    letGo,
    type(words: string) {
      setTyped(words)
      if (words === given) dropFieldDraft(at)
      else keepFieldDraft(at, { words, before: fieldDraft(at)?.before ?? given })
    },
    save(words: string = typed) {
      if (words === known.current) return
      known.current = words
      setTheirs(undefined)
      void save(words).then((isDone) => isDone && dropFieldDraft(at))
    },
  }
}

const isAnother = (draft: ReturnType<typeof fieldDraft>, given: string): boolean =>
  draft !== undefined && draft.before !== given && draft.words !== given
