// Requests the mark of the build that the web shows.
import { type Sentence, sentence } from '../history/sentences.ts'
import { type BuildMark, parseBuildMark } from '../publish/build-mark.ts'
import { buildMarkFile } from '../site/addresses.ts'

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
