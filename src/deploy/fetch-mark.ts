import { type BuildMark, parseBuildMark } from '../publish/build-mark.ts'
import { buildMarkFile } from '../site/addresses.ts'

/** The mark of the build, or the reason why there is none. */
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
