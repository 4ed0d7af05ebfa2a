import type { Path } from '../../../../problems/finding.ts'
import type { RequestOf } from '../../../request-bodies.ts'
import { changeEntry } from '../../edit/edit-calls.ts'
import { words } from '../../words.ts'
import { usePanel } from '../panel-store.ts'

/** Returns the function that creates, copies, renames or removes an entry. `onDone` gets the path of the new or renamed entry. */
export function useChangeEntry(onDone: (at: Path | undefined, request: RequestOf<'entryFile'>) => void) {
  const { report } = usePanel()
  return async function change(request: RequestOf<'entryFile'>): Promise<void> {
    const answer = await changeEntry(request)
    const despite = { label: words.entries.allTheSame, act: () => void change({ ...request, despite: true }) }
    report(answer, answer.outcome === 'invalid' ? [despite] : [])
    if (answer.outcome === 'done') onDone(answer.at, request)
  }
}
