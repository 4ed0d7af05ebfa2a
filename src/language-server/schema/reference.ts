// Links into Lectern's own docs: the reference, and a picture of each block.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childOf, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { TextContext } from '../context.ts'
import { pictureMarkdown } from './picture.ts'

type Home = Pick<TextContext, 'engine'>

/** A block as Markdown, or nothing where the picture is not there. */
export function blockPicture(context: Home & Pick<TextContext, 'options'>, type: string): string {
  const file = join(context.engine, 'docs', 'images', 'blocks', `${type}.webp`)
  if (!/^[a-z0-9-]+$/.test(type) || !existsSync(file)) return ''
  return pictureMarkdown(context, type, file)
}

/** The page of the reference for a node's block or group; undefined where the reference is not there. */
export function referenceOf({ engine }: Home, node: TextNode): string | undefined {
  const { page, part } = pageOf(node)
  const file = join(engine, 'docs', 'reference', page)
  return existsSync(file) ? `${pathToFileURL(file).href}${part ? `#${part}` : ''}` : undefined
}

function pageOf(node: TextNode): { page: string; part?: string } {
  for (let here: TextNode | undefined = node; here; here = here.parent) {
    const list = here.parent?.at
    const type = here.kind === 'map' ? childOf(here, 'type') : undefined
    if (type && (list === 'blocks' || list === 'fragments')) return { page: 'blocks.md', part: type.value }
    if (type && list === 'fields') return { page: 'fields.md', part: type.value }
    if (here.at === 'theme') return { page: 'theme.md' }
  }
  return { page: 'manifest.md' }
}
