// Answers the endpoints of the review sheet. No endpoint takes a file path outside the site.
import type { HistoryAnswer } from '../../../history/history-messages.ts'
import { reviewEndpoints } from '../../endpoints.ts'
import { bodies } from '../../request-bodies.ts'
import { schemeOf } from '../../scheme.ts'
import { type EditorCall, type Endpoint, editorGet, editorPost, requestedPage } from '../endpoint.ts'
import { answerWithStill } from '../still-answer.ts'
import { picturesBefore } from './pictures-before.ts'
import type { Reviewing } from './reviewing.ts'

const post = editorPost(256 * 1024)

export const reviewEndpointTable: readonly Endpoint[] = [
  { method: 'GET', path: reviewEndpoints.page, needs: 'token', tokenInAddress: true, answer: answerFrame },
  editorGet(reviewEndpoints.review, ({ editing }) => editing.review.state()),
  post(reviewEndpoints.takeBack, bodies.takeBack, (request, { editing }) => editing.review.takeBack(request)),
  post(reviewEndpoints.takeBackFile, bodies.file, ({ file }, { editing }) => editing.review.takeBackFile(file)),
  post(reviewEndpoints.commit, bodies.commit, (request, { editing }) => editing.review.commit(request)),
  post(reviewEndpoints.push, bodies.nothing, (_, { editing }) => editing.review.push()),
  post(reviewEndpoints.copy, bodies.nothing, (_, { editing }) => makeCopy(editing.review)),
  post(reviewEndpoints.restore, bodies.copyName, ({ name }, { editing }) => editing.review.restore(name)),
]

/** Renders a page as it was (`when=before`) or as it is; undefined where there is none. */
async function pageHtml({ url, editing, context }: EditorCall): Promise<string | undefined> {
  const { live, pictures, source } = context
  const isBefore = url.searchParams.get('when') === 'before'
  const { reading, path } = requestedPage(url)
  const loaded = isBefore ? (await editing.review.earlier())?.loaded : live.good
  const site = loaded?.readings?.site(reading)
  const route = site?.routes.find((one) => one.path === path)
  if (!site || !route) return undefined
  await pictures.measure(route)
  const earlierPictures = isBefore ? await picturesBefore(route, editing.review.files) : {}
  const { pageDocument } = await (await source).stills()
  return pageDocument({
    site,
    path,
    images: { ...pictures.sourcesIn(route), ...earlierPictures },
    scheme: schemeOf(url.searchParams.get('scheme')),
  })
}

async function answerFrame(call: EditorCall) {
  return answerWithStill(call.response, await pageHtml(call), 'There is no such page.')
}

function makeCopy(review: Reviewing): HistoryAnswer {
  try {
    review.copy()
    return { outcome: 'done', message: ['A copy is made.'] }
  } catch (error) {
    const hint = [error instanceof Error ? error.message : String(error)]
    return { outcome: 'failed', message: ['No copy could be made.'], hint }
  }
}
