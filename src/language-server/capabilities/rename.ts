// Renames names in all files of a site, and YAML anchors in their file.
import type { Range, RenameParams, WorkspaceEdit } from 'vscode-languageserver'
import { withKeptHashes } from '../../content/kept-hashes.ts'
import { rename } from '../../manifest/inspect/rename.ts'
import { difference, splice } from '../../problems/splice.ts'
import type { RequestedPlace, ServerContext } from '../context.ts'
import { anchorsAt, isOnAnchor } from '../site/anchor-at.ts'
import { entryAtCursor } from '../site/entry-at.ts'
import { isDeclared, namedAt } from '../site/named-at.ts'
import { markAt } from '../text/anchors.ts'
import { workspaceEdit } from '../workspace-edit.ts'
import { invalidRequest, renamedEntry } from './rename-entry.ts'

export function prepareRename(place: RequestedPlace): { range: Range; placeholder: string } | null {
  const mark = markAt(place.file.anchors, place.offset)
  if (mark) {
    const isAnchored = anchorsAt(place)[0]?.role === 'anchor'
    return isAnchored ? { range: place.file.rangeOf(mark.start + 1, mark.end), placeholder: mark.name } : null
  }
  const named = namedAt(place)
  const found = entryAtCursor(place, named)
  if (found) return { range: place.file.rangeOf(found.start, found.end), placeholder: found.entry.slug }
  if (!named || !isDeclared(place.site, named.mention)) return null
  return { range: place.file.rangeOf(named.start, named.end), placeholder: named.mention.name }
}

export function renameAt(
  place: RequestedPlace,
  { newName }: Pick<RenameParams, 'newName'>,
  context: ServerContext,
): WorkspaceEdit | null {
  if (isOnAnchor(place)) return renamedAnchor(context, place, newName)
  const named = namedAt(place)
  const found = entryAtCursor(place, named)
  if (found) return renamedEntry(context, place, found, newName)
  const source = place.site.current()?.source
  if (!named || !source) return null
  const renaming = rename(place.site.draft(), source, named.mention, newName)
  if ('refused' in renaming) throw invalidRequest(renaming.refused)
  const textOf = (file: string) => source.allTexts.get(file) ?? ''
  const texts = new Map([...renaming.edits].map(([file, edits]) => [file, splice(textOf(file), edits)]))
  const hashed = withKeptHashes(source, texts, place.site.sourceWith)
  const edits = new Map(renaming.edits)
  for (const [file, text] of hashed)
    edits.set(
      file,
      [difference(textOf(file), text)].filter((one) => one !== undefined),
    )
  return workspaceEdit(
    context,
    [...edits].map(([name, own]) => [place.site.textNamed(name), own]),
  )
}

function renamedAnchor(context: ServerContext, place: RequestedPlace, typed: string): WorkspaceEdit {
  const to = typed.replace(/^[&*]/, '')
  const marks = anchorsAt(place)
  const name = marks[0]?.name ?? ''
  if (marks[0]?.role !== 'anchor') throw invalidRequest(`There is no anchor "&${name}" above this line.`)
  if (!/^[\w-]+$/.test(to))
    throw invalidRequest(`"${to}" cannot be the name of an anchor. Letters, digits, dashes and underscores.`)
  if (to !== name && place.file.anchors.some((one) => one.name === to))
    throw invalidRequest(`There is an anchor or an alias "${to}" in this file already.`)
  return workspaceEdit(context, [[place.file, marks.map(({ start, end }) => ({ start: start + 1, end, text: to }))]])
}
