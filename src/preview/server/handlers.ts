// Answers the endpoints that need no token: page states, text pointers, the catalogue, examples and pictures.

import type { Path } from '../../problems/finding.ts'
import { endpoints } from '../endpoints.ts'
import type { Catalogue } from '../messages.ts'
import { schemeOf } from '../scheme.ts'
import { pageRequestIn } from '../session/page-states.ts'
import { answered, type Call, notFound, pageIn } from './endpoint.ts'
import type { HandlerContext } from './handler-context.ts'
import { answerWithStill } from './still-answer.ts'

export const shownPage = async ({ url, context }: Call) =>
  (await context.pages.measured(pageRequestIn(url.searchParams, pageIn(url).path))) ??
  notFound('There is no such reading.')

export function textPointers({ url, context: { live } }: Call): Path[] {
  const { reading, path } = pageIn(url)
  const { texts } = live.good ? live.engine.editableTexts(live.good, reading, path) : { texts: [] }
  return [...texts.map(({ pointer }) => pointer), ['name']]
}

export const answerStill = async ({ url, response, context }: Call) =>
  answerWithStill(response, await stillOf(url, context), 'There is no such example.')

export function answerPicture({ url, response, context }: Call) {
  context.pictures.answer(url.searchParams.get('file') ?? '', response)
  return answered
}

/** Returns the catalogue with every picture of its examples measured. */
export async function catalogueOf({ live, pictures, source }: HandlerContext): Promise<Catalogue> {
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
