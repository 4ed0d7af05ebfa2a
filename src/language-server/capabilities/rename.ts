// Renaming, in all files at once.
import {
  ErrorCodes,
  type PrepareRenameParams,
  type Range,
  type RenameParams,
  ResponseError,
  type WorkspaceEdit,
} from 'vscode-languageserver'
import { rename } from '../../manifest/inspect/rename.ts'
import { askedAt, type Context } from '../context.ts'
import { isDeclared, namedAt } from '../site/named-at.ts'

export function prepareRename(
  context: Context,
  params: PrepareRenameParams,
): { range: Range; placeholder: string } | null {
  const place = askedAt(context, params)
  const named = place && namedAt(place)
  if (!place || !named || !isDeclared(place.site, named.mention)) return null
  return { range: place.file.rangeOf(named.start, named.end), placeholder: named.mention.name }
}

export function renameAt(context: Context, params: RenameParams): WorkspaceEdit | null {
  const place = askedAt(context, params)
  const named = place && namedAt(place)
  const source = place?.site.now()?.source
  if (!place || !named || !source) return null
  const renaming = rename(place.site.draft(), source, named.mention, params.newName)
  if ('refused' in renaming) throw new ResponseError(ErrorCodes.InvalidRequest, renaming.refused)
  const changes: WorkspaceEdit['changes'] = {}
  for (const [name, edits] of renaming.edits) {
    const file = place.site.text(place.site.around.pathOf(name))
    changes[file.uri] = edits.map(({ start, end, text }) => ({ range: file.rangeOf(start, end), newText: text }))
  }
  return { changes }
}
