// The name that the cursor is on: a page, an anchor, a fact, a form; and where in the files names are written.
import type { Location } from 'vscode-languageserver'
import { type Mention, mentionsNamed, mentionsOf } from '../../manifest/inspect/names.ts'
import { stretchesOf } from '../../manifest/inspect/stretches.ts'
import type { Path } from '../../problems/finding.ts'
import { isSamePath } from '../../problems/path.ts'
import type { AskedPlace } from '../context.ts'
import { pathOf, type TextNode } from '../text/text-node.ts'
import type { Site } from './site.ts'

export interface NamedAt {
  mention: Mention
  start: number
  end: number
}

export const wholePath = ({ site, file }: Pick<AskedPlace, 'site' | 'file'>, node: TextNode): Path => [
  ...site.placeOf(file),
  ...pathOf(node),
]

export function namedAt(place: AskedPlace): NamedAt | undefined {
  const { site, file, node, offset } = place
  const source = site.now()?.source
  if (!source || node.loose) return undefined
  const path = wholePath(place, node)
  const isKey = offset <= node.headEnd && typeof node.at === 'string'
  const here = mentionsOf(site.draft()).filter((one) => one.isKey === isKey && isSamePath(one.path, path))
  for (const mention of here)
    for (const { start, end, file: name } of stretchesOf(mention, source))
      if (site.project.pathOf(name) === file.path && offset >= start && offset <= end) return { mention, start, end }
  return undefined
}

/** Where mentions are written; a file that two readings include is one file. */
export function locationsOf(site: Site, mentions: readonly Mention[]): Location[] {
  const source = site.now()?.source
  if (!source) return []
  const found = new Map<string, Location>()
  for (const mention of mentions)
    for (const { start, end, file } of stretchesOf(mention, source)) {
      const text = site.text(site.project.pathOf(file))
      found.set(`${file} ${start}`, { uri: text.uri, range: text.rangeOf(start, end) })
    }
  return [...found.values()]
}

export const isDeclared = (site: Site, { kind, name }: Pick<Mention, 'kind' | 'name'>): boolean =>
  mentionsNamed(site.draft(), { kind, name }).some(({ role }) => role === 'declared')
