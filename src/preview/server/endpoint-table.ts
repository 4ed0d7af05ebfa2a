// Lists every endpoint of the preview.
import { endpoints } from '../endpoints.ts'
import { bodies } from '../request-bodies.ts'
import { openPlace, openSource } from './editor/answer-open.ts'
import { editEndpointTable } from './edits/answer-edits.ts'
import { entryEndpointTable } from './edits/answer-entries.ts'
import { type Call, type Endpoint, notFound, passedOn, withBody } from './endpoint.ts'
import { answerPicture, answerStill, catalogueOf, shownPage, textPointers } from './handlers.ts'
import { publishEndpointTable } from './publishing/answer-publish.ts'
import { reviewEndpointTable } from './review/answer-review.ts'
import { yamlEndpointTable } from './yaml-pane/answer-yaml.ts'

const maxBody = 16 * 1024

const endpoint =
  (method: Endpoint['method'], needs: 'nothing' | 'own machine') =>
  (path: string, answer: (call: Call) => unknown): Endpoint => ({ method, needs, path, answer })

const get = endpoint('GET', 'nothing')
const ownGet = endpoint('GET', 'own machine')
const ownPost = endpoint('POST', 'own machine')

/** Pages of the preview itself, and the scripts that draw them: passed on to the page handler and Vite. */
const ownPages: readonly Endpoint[] = [
  '/__lectern/blocks',
  '/__lectern/both',
  '/__lectern/widths',
  '/__lectern/panel',
  '/__lectern/example/',
  '/__lectern/client/',
  '/__lectern/own-blocks.js',
].map((path) => get(path, () => passedOn))

export const endpointTable: readonly Endpoint[] = [
  get(endpoints.shown, shownPage),
  get(endpoints.catalogue, ({ context }) => catalogueOf(context)),
  get(endpoints.still, answerStill),
  get(endpoints.picture, answerPicture),
  ownGet(endpoints.pointers, textPointers),
  ownPost(
    endpoints.open,
    withBody(bodies.open, maxBody, (place, { context }) => openPlace(place, context)),
  ),
  ownPost(
    endpoints.follow,
    withBody(bodies.follow, maxBody, (place, { context }) => {
      context.follow(place)
      return {}
    }),
  ),
  ownGet(
    endpoints.source,
    // A link on another site may navigate here, and opens nothing.
    async ({ request, url, context }) =>
      (request.headers['sec-fetch-mode'] !== 'navigate' && (await openSource(url.searchParams, context))) ||
      notFound('There is no such source file.'),
  ),
  ...editEndpointTable,
  ...entryEndpointTable,
  ...reviewEndpointTable,
  ...publishEndpointTable,
  ...yamlEndpointTable,
  ...ownPages,
]
