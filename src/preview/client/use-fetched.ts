import { useEffect, useState } from 'react'
import type { Address } from '../endpoints.ts'
import { logError } from './log-error.ts'
import { fetchJson } from './server-calls.ts'

/**
 * Fetches an address, unless it is undefined, and again with each revision of what it shows, after `delay` milliseconds without another.
 * Returns the latest answer with its revision, undefined until the first one. The answer is undefined for any status but 200; other
 * failures are logged.
 */
export function useFetched<Answer, Revision>(address: Address<Answer> | undefined, revision: Revision, delay = 0) {
  const [fetched, setFetched] = useState<{ answer: Answer | undefined; revision: Revision }>()
  const isFirst = fetched === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer is no reason to fetch again.
  useEffect(() => {
    if (address === undefined) return
    let isOld = false
    const fetchNow = () =>
      void fetchJson(address)
        .then((answer) => !isOld && setFetched({ answer, revision }))
        .catch(logError)
    const timer = setTimeout(fetchNow, isFirst ? 0 : delay)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [address, revision, delay])
  return fetched
}
