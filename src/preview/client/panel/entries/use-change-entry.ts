// Something done to an entry as a whole, and what there is to say of it: what keeps it from being done, and doing it all the same.

import { useState } from 'react'
import type { Path } from '../../../../problems/finding.ts'
import type { EntryFileRequest } from '../../../request-bodies.ts'

import { changeEntry } from '../../edit/edit-calls.ts'
import { failureText } from '../../edit/save-text.ts'
import { usePanel } from '../panel-store.ts'

export interface Trouble {
  says: string
  /** Does it although it has mistakes. */
  despite?: () => void
}

/** `onDone` is given the entry that has come of it. */
export function useChangeEntry(onDone: (at: Path | undefined, request: EntryFileRequest) => void) {
  const { reload } = usePanel()
  const [trouble, tell] = useState<Trouble>()
  const change = async (request: EntryFileRequest): Promise<void> => {
    const answer = await changeEntry(request)
    if (answer.outcome === 'done') {
      tell(undefined)
      reload()
      return onDone(answer.at, request)
    }
    tell({
      says: failureText(answer),
      ...(answer.outcome === 'invalid' && { despite: () => void change({ ...request, despite: true }) }),
    })
  }
  return { trouble, change, quiet: () => tell(undefined) }
}
