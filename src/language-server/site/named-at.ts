// Finds the name at the cursor (a page, an anchor, a fact, a form …) and the places where names are written.
import type { Location } from 'vscode-languageserver'
import { blockFences } from '../../content/read/body-blocks.ts'
import { markdownFile } from '../../content/read/markdown-file.ts'
import { type Mention, mentionsNamed, mentionsOf } from '../../manifest/inspect/names.ts'
import { stretchesOf } from '../../manifest/inspect/stretches.ts'
import { nodePath, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { Path } from '../../problems/finding.ts'
import type { RequestedPlace } from '../context.ts'
import { entryFileOf } from './entry-file.ts'
import { locationIn } from './location.ts'
import type { SiteInEditor } from './site.ts'

export interface NamedAt {
  mention: Mention
  start: number
  end: number
}

export const wholePath = ({ site, file }: Pick<RequestedPlace, 'site' | 'file'>, node: TextNode): Path => [
  ...site.placeOf(file),
  ...nodePath(node),
]

/** Returns every path of the site's value that shows the node at the cursor. */
export function pathsShowing(place: RequestedPlace): readonly Path[] {
  const { site, file, node, tree } = place
  const { expansion } = site.lastSource ?? {}
  const own = wholePath(place, node)
  if (!expansion) return [own]
  if (!entryFileOf(place)) return [own, ...expansion.shown.ofTemplate(own)]
  const [first = 0, ...rest] = nodePath(node)
  const inFile =
    tree.part === 'table' ? [Number(first) - 1, ...rest] : tree.part === 'block' ? blockPath(place) : [first, ...rest]
  return expansion.shown.ofEntry(site.project.nameOf(file.path), inFile)
}

/** Returns the path of a node in a block within a Markdown text. */
const blockPath = ({ file, tree, node }: RequestedPlace): Path => {
  const { bodyStart } = markdownFile(file.text)
  const number = blockFences(file.text, bodyStart).findIndex(({ from }) => from === tree.head)
  return ['body', 'blocks', number, ...nodePath(node)]
}

export function namedAt(place: RequestedPlace): NamedAt | undefined {
  const { site, file, node, offset } = place
  const source = site.current()?.source
  if (!source || node.loose) return undefined
  const paths = new Set(pathsShowing(place).map((path) => path.join('\n')))
  const isKey = offset <= node.headEnd && typeof node.at === 'string' && node.at !== 'body'
  const here = mentionsOf(site.draft()).filter((one) => one.isKey === isKey && paths.has(one.path.join('\n')))
  for (const mention of here)
    for (const { start, end, file: name } of stretchesOf(mention, source))
      if (site.project.pathOf(name) === file.path && offset >= start && offset <= end) return { mention, start, end }
  return undefined
}

/** Returns the places of mentions, without duplicates from files that two readings include. */
export function locationsOf(site: SiteInEditor, mentions: readonly Mention[]): Location[] {
  const source = site.current()?.source
  if (!source) return []
  const found = new Map<string, Location>()
  for (const mention of mentions)
    for (const { start, end, file } of stretchesOf(mention, source))
      found.set(`${file} ${start}`, locationIn(site, file, start, end))
  return [...found.values()]
}

export const isDeclared = (site: SiteInEditor, { kind, name }: Pick<Mention, 'kind' | 'name'>): boolean =>
  mentionsNamed(site.draft(), { kind, name }).some(({ role }) => role === 'declared')
