import { useEffect, useState } from 'react'
import { publishEndpoints } from '../../endpoints.ts'
import type { PublishState } from '../../publish-messages.ts'
import { useEditState } from '../edit/edit-store.ts'
import { pageToken } from '../first-data.ts'
import { useNews } from '../news.ts'
import { callServer } from '../server-calls.ts'

/** Milliseconds from a save until the state is fetched again. */
const saveDelay = 300
/** Milliseconds between fetches while the site is being reviewed or deployed. */
const pollInterval = 5000

/** The publishing state; undefined until the server has answered, and where publishing is not permitted. */
export function usePublishState(): PublishState | undefined {
  const { turn, health, run } = useNews()
  const revision = useEditState().history?.revision
  const [state, setState] = useState<PublishState>()
  const [reloads, setReloads] = useState(0)
  const isAwaited = state?.state === 'in review' && state.destination !== undefined
  // A save changes the pages (turn), the problems (health) or neither, as `publish:` does (revision); a run that ends changes the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change fetches the state again.
  useEffect(() => {
    if (pageToken === undefined) return
    const timer = setTimeout(
      () =>
        void callServer(publishEndpoints.state).then(
          (answer) => setState(answer ?? undefined),
          () => undefined,
        ),
      state ? saveDelay : 0,
    )
    return () => clearTimeout(timer)
  }, [turn, health, revision, run?.outcome, run?.kind, reloads])
  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(() => setReloads((times) => times + 1), pollInterval)
    return () => clearInterval(timer)
  }, [isAwaited])
  return state
}
