// Creates, copies, renames or removes an entry, and reports why that failed.

import { useState } from 'react'
import type { Path } from '../../../../problems/finding.ts'
import type { EntryFileRequest } from '../../../request-bodies.ts'
import { changeEntry } from '../../edit/edit-calls.ts'
import { failureText } from '../../edit/save-text.ts'
import { usePanel } from '../panel-store.ts'

export interface Trouble {
  says: string
  /** Saves despite mistakes. */
  despite?: () => void
}

/** `onDone` gets the path of the new or renamed entry. */
export function useChangeEntry(onDone: (at: Path | undefined, request: EntryFileRequest) => void) {
  const { reload } = usePanel()
  const [trouble, setTrouble] = useState<Trouble>()
  const change = async (request: EntryFileRequest): Promise<void> => {
    const answer = await changeEntry(request)
    if (answer.outcome === 'done') {
      setTrouble(undefined)
      reload()
      return onDone(answer.at, request)
    }
    setTrouble({
      says: failureText(answer),
      ...(answer.outcome === 'invalid' && { despite: () => void change({ ...request, despite: true }) }),
    })
  }
  return { trouble, change, dismiss: () => setTrouble(undefined) }
}
