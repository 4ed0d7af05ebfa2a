// Asks the site on the web for its build until it is the expected one.
import { type BuildMark, parseBuildMark } from '../publish/build-mark.ts'
import { buildMarkFile } from '../site/addresses.ts'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after that many milliseconds. */
  pause(milliseconds: number): Promise<void>
}

export const realClock: Clock = {
  now: Date.now,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** The mark of the build, or a sentence that says why there is none. */
export type SiteAnswer = { mark: BuildMark } | { mark?: undefined; says: string }

const answerTimeout = 10_000

/** Requests the mark of the build. `url`: the site's URL without a path. */
export async function fetchMark(url: string): Promise<SiteAnswer> {
  const address = `${url.replace(/\/+$/, '')}/${buildMarkFile}?${Date.now().toString(36)}`
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(answerTimeout) })
    if (!answer.ok) {
      await answer.body?.cancel()
      return {
        says: answer.status === 404 ? `${url} does not say which build it is.` : `${url} answers ${answer.status}.`,
      }
    }
    const mark = parseBuildMark((await answer.text()).slice(0, 4000))
    return mark ? { mark } : { says: `${url} does not say which build it is.` }
  } catch {
    return { says: `${url} does not answer.` }
  }
}

interface WaitOptions {
  url: string
  isLive: (mark: BuildMark) => boolean | Promise<boolean>
  /** Milliseconds. */
  timeout: number
  clock?: Clock
  ask?: (url: string) => Promise<SiteAnswer>
}

/** Resolves with undefined once the site answers with the build, or with its last answer after the timeout. */
export async function waitUntilLive({
  url,
  isLive,
  timeout,
  clock = realClock,
  ask = fetchMark,
}: WaitOptions): Promise<SiteAnswer | undefined> {
  const end = clock.now() + timeout
  for (let pause = 500; ; pause = Math.min(pause * 1.5, 10_000)) {
    const answer = await ask(url)
    if (answer.mark && (await isLive(answer.mark))) return undefined
    if (clock.now() + pause > end) return answer
    await clock.pause(pause)
  }
}
