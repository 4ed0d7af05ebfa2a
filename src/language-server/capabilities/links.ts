// Returns the URLs and files in a manifest as links.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentLink } from 'vscode-languageserver'
import { pictureAt } from '../../files/picture-fault.ts'
import { everyNode, type TextNode, withinQuotes } from '../../manifest/read/written/text-node.ts'
import type { FileOfSite } from '../context.ts'
import { schemaOf } from '../schema/schema-of.ts'

export function documentLinks(found: FileOfSite): DocumentLink[] {
  return [...everyNode(found.file.tree)].flatMap((node): DocumentLink[] => {
    const target = node.kind === 'scalar' ? targetOf(found, node) : undefined
    const { start, end } = withinQuotes(node)
    return target === undefined ? [] : [{ range: found.file.rangeOf(start, end), target }]
  })
}

function targetOf(place: FileOfSite, node: TextNode): string | undefined {
  const { value, at } = node
  // Looking up the schema is slow in a file with many texts, so the value is tested first.
  if (/^(?:https:|mailto:|tel:)\S+$/.test(value)) return value
  if (at === 'include' && !value.includes('*')) return fileIfThere(join(dirname(place.site.manifest), value))
  if (!/^(?:\/|images\/)[\w./-]+\.\w+$/.test(value) || schemaOf(place, node)?.['x-kind'] !== 'file') return undefined
  return fileIfThere(pictureAt(value, place.site.project.surroundings.folders).path)
}

const fileIfThere = (path: string): string | undefined => (existsSync(path) ? pathToFileURL(path).href : undefined)
