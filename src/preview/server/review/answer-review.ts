// The endpoints of the review sheet. No path of a file is ever taken from a page.
import { type PublishAnswer, reviewEndpoints } from '../../review/review-messages.ts'
import { bodies } from '../bodies.ts'
import { answered, type EditorCall, type Endpoint, withBody } from '../endpoint.ts'
import { picturesBefore } from './pictures-before.ts'
import type { Reviewing } from './reviewing.ts'

const maxBody = 256 * 1024

export const reviewEndpointTable: readonly Endpoint[] = [
  { method: 'GET', path: reviewEndpoints.page, needs: 'token', tokenInAddress: true, answer: answerFrame },
  { method: 'GET', path: reviewEndpoints.review, needs: 'token', answer: ({ editing }) => editing.review.state() },
  {
    method: 'POST',
    path: reviewEndpoints.takeBack,
    needs: 'token',
    answer: withBody(bodies.takeBack, maxBody, (asked, { editing }: EditorCall) => editing.review.takeBack(asked)),
  },
  {
    method: 'POST',
    path: reviewEndpoints.takeBackFile,
    needs: 'token',
    answer: withBody(bodies.file, maxBody, ({ file }, { editing }: EditorCall) => editing.review.takeBackFile(file)),
  },
  {
    method: 'POST',
    path: reviewEndpoints.commit,
    needs: 'token',
    answer: withBody(bodies.commit, maxBody, (asked, { editing }: EditorCall) => editing.review.commit(asked)),
  },
  {
    method: 'POST',
    path: reviewEndpoints.push,
    needs: 'token',
    answer: withBody(bodies.nothing, maxBody, (_, { editing }: EditorCall) => editing.review.push()),
  },
  {
    method: 'POST',
    path: reviewEndpoints.copy,
    needs: 'token',
    answer: withBody(bodies.nothing, maxBody, (_, { editing }: EditorCall) => copied(editing.review)),
  },
  {
    method: 'POST',
    path: reviewEndpoints.restore,
    needs: 'token',
    answer: withBody(bodies.copy, maxBody, ({ name }, { editing }: EditorCall) => editing.review.restore(name)),
  },
]

/** A page as it was or as it is; undefined where there is none. */
async function framed({ url, editing, context }: EditorCall): Promise<string | undefined> {
  const { live, pictures, drawPage } = context
  const asked = url.searchParams
  const isBefore = asked.get('when') === 'before'
  const loaded = isBefore ? (await editing.review.earlier())?.loaded : live.good
  const site = loaded?.readings?.site(asked.get('reading') ?? '')
  const path = asked.get('path') ?? '/'
  const route = site?.routes.find((one) => one.path === path)
  if (!site || !route) return undefined
  await pictures.learn(route)
  const wanted = asked.get('scheme')
  const scheme = wanted === 'light' || wanted === 'dark' ? wanted : undefined
  const then = isBefore ? await picturesBefore(route, editing.review.files) : {}
  return drawPage({ site, path, images: { ...pictures.in(route), ...then }, scheme })
}

async function answerFrame(call: EditorCall) {
  const { response } = call
  const html = await framed(call)
  response.writeHead(html === undefined ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "script-src 'none'; form-action 'none'; frame-ancestors 'self'",
  })
  response.end(html ?? 'There is no such page.')
  return answered
}

function copied(review: Reviewing): PublishAnswer {
  try {
    review.copy()
    return { outcome: 'done', message: 'A copy is made.' }
  } catch (error) {
    return { outcome: 'failed', message: 'No copy could be made.', hint: error instanceof Error ? error.message : '' }
  }
}
