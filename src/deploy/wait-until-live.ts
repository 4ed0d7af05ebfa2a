// Asks the site on the web for its build until it is the expected one.
import { type Sentence, sentence } from '../history/sentences.ts'
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

/** The mark of the build, or the reason why there is none. */
export type SiteAnswer = { mark: BuildMark } | { mark?: undefined; says: Sentence }

const answerTimeout = 10_000

/** Requests the mark of the build. `url`: the site's URL without a path. */
export async function fetchMark(url: string): Promise<SiteAnswer> {
  const address = `${url.replace(/\/+$/, '')}/${buildMarkFile}?${Date.now().toString(36)}`
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(answerTimeout) })
    if (!answer.ok) {
      await answer.body?.cancel()
      return {
        says: answer.status === 404 ? sentence('noBuildMark', url) : sentence('answersStatus', url, answer.status),
      }
    }
    const mark = parseBuildMark((await answer.text()).slice(0, 4000))
    return mark ? { mark } : { says: sentence('noBuildMark', url) }
  } catch {
    return { says: sentence('noAnswer', url) }
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
