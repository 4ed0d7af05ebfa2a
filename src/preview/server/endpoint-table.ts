// Lists every endpoint of the preview.
import { endpoints } from '../endpoints.ts'
import { bodies } from '../request-bodies.ts'
import { openPlace, openSource } from './editor/answer-open.ts'
import { editEndpointTable } from './edits/answer-edits.ts'
import { entryEndpointTable } from './edits/answer-entries.ts'
import { translationEndpointTable } from './edits/answer-translations.ts'
import { type Call, type Endpoint, notFound, passedOn, withBody } from './endpoint.ts'
import { answerPicture, answerStill, catalogueOf, shownPage, textPointers } from './handlers.ts'
import { publishEndpointTable } from './publishing/answer-publish.ts'
import { reviewEndpointTable } from './review/answer-review.ts'
import { yamlEndpointTable } from './yaml-pane/answer-yaml.ts'

const maxBody = 16 * 1024

/** Pages of the preview itself, and the scripts that draw them: passed on to the page handler and Vite. */
const ownPages: readonly Endpoint[] = [
  '/__lectern/blocks',
  '/__lectern/both',
  '/__lectern/widths',
  '/__lectern/panel',
  '/__lectern/example/',
  '/__lectern/client/',
  '/__lectern/own-blocks.js',
].map((path) => ({ method: 'GET', path, needs: 'nothing', answer: () => passedOn }))

export const endpointTable: readonly Endpoint[] = [
  { method: 'GET', path: endpoints.shown, needs: 'nothing', answer: shownPage },
  {
    method: 'GET',
    path: endpoints.catalogue,
    needs: 'nothing',
    answer: ({ context }: Call) => catalogueOf(context),
  },
  { method: 'GET', path: endpoints.still, needs: 'nothing', answer: answerStill },
  { method: 'GET', path: endpoints.picture, needs: 'nothing', answer: answerPicture },
  { method: 'GET', path: endpoints.pointers, needs: 'own machine', answer: textPointers },
  {
    method: 'POST',
    path: endpoints.open,
    needs: 'own machine',
    answer: withBody(bodies.open, maxBody, (where, { context }) => openPlace(where, context)),
  },
  {
    method: 'POST',
    path: endpoints.follow,
    needs: 'own machine',
    answer: withBody(bodies.follow, maxBody, (place, { context }) => {
      context.follow(place)
      return {}
    }),
  },
  {
    method: 'GET',
    path: endpoints.source,
    needs: 'own machine',
    // A link on another site may navigate here, and opens nothing.
    answer: async ({ request, url, context }) =>
      (request.headers['sec-fetch-mode'] !== 'navigate' && (await openSource(url.searchParams, context))) ||
      notFound('There is no such source file.'),
  },
  ...editEndpointTable,
  ...entryEndpointTable,
  ...translationEndpointTable,
  ...reviewEndpointTable,
  ...publishEndpointTable,
  ...yamlEndpointTable,
  ...ownPages,
]
