import type { Path } from '../../../../problems/finding.ts'
import type { ShownProblem } from '../../../messages.ts'
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
    if (answer.outcome === 'invalid') report(answer, [despite], referrersIn(answer.problems))
    else report(answer, [])
    if (answer.outcome === 'done') onDone(answer.at, request)
  }
}

/** Problems of a site that listed more would fill the panel. */
const maxListedProblems = 6

/** The sentence for an entry that others refer to; undefined for other problems. */
function referrersIn(problems: readonly ShownProblem[]): string | undefined {
  if (!problems.every(({ code }) => code === 'dead-reference' || code === 'dead-link')) return undefined
  const places = problems.map(({ file, line }) => `${file}:${line}`)
  return words.entries.namedIn(places.slice(0, maxListedProblems), places.length - maxListedProblems)
}
