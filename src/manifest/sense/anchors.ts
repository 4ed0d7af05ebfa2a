// Resolves the part behind # of an address: the id of a block, of something inside one, or of an article's heading.
import { nearest } from '../../problems/nearest.ts'
import { headingsIn } from '../../site/markdown.ts'
import { suggestible } from '../shape/suggestible-names.ts'
import type { DraftBlock, DraftPage } from './draft.ts'

/** Returns the nearest id and all that the pages have; undefined where one of them has this. */
export function missingAnchor(pages: Pick<DraftPage, 'blocks'>[], anchor: string) {
  const blocks = pages.flatMap((page) => page.blocks)
  const ids = blocks.flatMap(({ anchors }) => anchors)
  if (ids.includes(anchor)) return undefined
  const headings = blocks.flatMap(headingsOf)
  if (headings.includes(anchor)) return undefined
  const known = [...suggestible.ids(ids), ...headings]
  return { nearest: nearest(anchor, known), known }
}

function headingsOf({ type, fields }: DraftBlock): string[] {
  const { text } = type === 'article' ? fields() : {}
  return typeof text === 'string' ? headingsIn(text).map(({ id }) => id) : []
}
