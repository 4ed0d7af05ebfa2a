// Links to the reference and to pictures of blocks in the engine's docs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childOf, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { TextContext } from '../context.ts'
import { pictureMarkdown } from './picture.ts'

type Home = Pick<TextContext, 'engine'>

/** Returns the picture of a block as Markdown; empty where there is none. */
export function blockPicture(context: Home & Pick<TextContext, 'options'>, type: string): string {
  const file = join(context.engine, 'docs', 'images', 'blocks', `${type}.webp`)
  if (!/^[a-z0-9-]+$/.test(type) || !existsSync(file)) return ''
  return pictureMarkdown(context, type, file)
}

/** Returns the URL of the reference for a node's block or group; undefined where the docs are missing. */
export function referenceUrl({ engine }: Home, node: TextNode): string | undefined {
  const { page, part } = pageOf(node)
  const file = join(engine, 'docs', 'reference', page)
  return existsSync(file) ? `${pathToFileURL(file).href}${part ? `#${part}` : ''}` : undefined
}

function pageOf(node: TextNode): { page: string; part?: string } {
  for (let current: TextNode | undefined = node; current; current = current.parent) {
    const list = current.parent?.at
    const type = current.kind === 'map' ? childOf(current, 'type') : undefined
    if (type && (list === 'blocks' || list === 'fragments')) return { page: 'blocks.md', part: type.value }
    if (type && list === 'fields') return { page: 'fields.md', part: type.value }
    if (current.at === 'theme') return { page: 'theme.md' }
  }
  return { page: 'manifest.md' }
}
