import { useEffect, useState } from 'react'
import type { PublishState } from '../../../deploy/deploy-messages.ts'
import { publishEndpoints } from '../../endpoints.ts'
import { useEditState } from '../edit/edit-store.ts'
import { pageToken } from '../first-data.ts'
import { useNews } from '../news.ts'
import { useFetched } from '../use-fetched.ts'

/** Milliseconds from a save until the state is fetched again. */
const saveDelay = 300
/** Milliseconds between fetches while the site is being reviewed or deployed. */
const pollInterval = 5000

/** The publishing state; undefined until the server has answered, and where publishing is not permitted. */
export function usePublishState(): PublishState | undefined {
  const { turn, run } = useNews()
  const saves = useEditState().history?.revision
  const [polls, setPolls] = useState(0)
  // A save changes pages or problems (turn) or neither, as `publish:` does (saves); a run that ends changes the state.
  const revision = [turn, saves, run?.outcome, run?.kind, polls].join()
  const address = pageToken === undefined ? undefined : publishEndpoints.state
  const state = useFetched(address, revision, saveDelay)?.answer ?? undefined
  const isAwaited = state?.state === 'in review' && state.destination !== undefined
  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(() => setPolls((times) => times + 1), pollInterval)
    return () => clearInterval(timer)
  }, [isAwaited])
  return state
}
