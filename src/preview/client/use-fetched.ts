import { useEffect, useState } from 'react'
import type { Address } from '../endpoints.ts'
import { logError } from './log-error.ts'
import { fetchJson } from './server-calls.ts'

/**
 * Fetches an address, and again with each revision of the site. Returns the latest answer with its revision, undefined until the first
 * one. The answer is undefined for any status but 200; other failures are logged.
 */
export function useFetched<Answer>(address: Address<Answer>, revision: number) {
  const [fetched, setFetched] = useState<{ answer: Answer | undefined; revision: number }>()
  useEffect(() => {
    let isOld = false
    void fetchJson(address)
      .then((answer) => !isOld && setFetched({ answer, revision }))
      .catch(logError)
    return () => {
      isOld = true
    }
  }, [address, revision])
  return fetched
}
