// Lists every endpoint of the preview.
import type { Path } from '../../problems/finding.ts'
import { endpoints } from '../endpoints.ts'
import type { Catalogue } from '../messages.ts'
import { bodies } from '../request-bodies.ts'
import { schemeOf } from '../scheme.ts'
import { pageRequestIn } from '../session/page-states.ts'
import { answerOpen, openSource } from './editor/answer-open.ts'
import { editEndpointTable } from './edits/answer-edits.ts'
import { entryEndpointTable } from './edits/answer-entries.ts'
import { answered, type Endpoint, type EndpointCall, notFound, passedOn, requestedPage, withBody } from './endpoint.ts'
import type { HandlerContext } from './handler-context.ts'
import { publishEndpointTable } from './publishing/answer-publish.ts'
import { reviewEndpointTable } from './review/answer-review.ts'
import { answerWithStill } from './still-answer.ts'
import { yamlEndpointTable } from './yaml-pane/answer-yaml.ts'

const shownPage = async ({ url, context }: EndpointCall) =>
  (await context.pages.measured(pageRequestIn(url.searchParams, requestedPage(url).path))) ??
  notFound('There is no such reading.')

function textPointers({ url, context: { live } }: EndpointCall): Path[] {
  const { reading, path } = requestedPage(url)
  const { texts } = live.good ? live.engine.editableTexts(live.good, reading, path) : { texts: [] }
  return [...texts.map(({ pointer }) => pointer), ['name']]
}

const answerStill = async ({ url, response, context }: EndpointCall) =>
  answerWithStill(response, await stillOf(url, context), 'There is no such example.')

function answerPicture({ url, response, context }: EndpointCall) {
  context.pictures.answer(url.searchParams.get('file') ?? '', response)
  return answered
}

/** Returns the catalogue with every picture of its examples measured. */
async function catalogueOf({ live, pictures, source }: HandlerContext): Promise<Catalogue> {
  const entries = live.engine.catalogue(live.good?.manifest)
  // Examples are drawn next.
  await Promise.all([pictures.measure(entries), (await source).stills()])
  return { entries, images: pictures.sourcesIn(entries) }
}

/** Renders `/__lectern/still/hero/0?reading=A&scheme=dark`, an example as a document; undefined where there is none. */
async function stillOf({ pathname, searchParams }: URL, context: HandlerContext): Promise<string | undefined> {
  const [type = '', at] = pathname.slice(endpoints.still.length).split('/')
  const shown = context.pages.now(pageRequestIn(searchParams, '/'))
  const { entries, images } = await catalogueOf(context)
  const example = entries.find((entry) => entry.type === type)?.examples[Number(at)]
  if (!shown || !example) return undefined
  const scheme = schemeOf(searchParams.get('scheme'))
  const { exampleDocument } = await (await context.source).stills()
  return exampleDocument({ site: shown.site, type, props: example.props, images, scheme })
}

const maxBody = 16 * 1024

const endpoint =
  (method: Endpoint['method'], needs: 'nothing' | 'own machine') =>
  (path: string, answer: (call: EndpointCall) => unknown): Endpoint => ({ method, needs, path, answer })

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
    withBody(bodies.open, maxBody, (place, { context }) => answerOpen(place, context)),
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
