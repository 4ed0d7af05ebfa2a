// Renames an entry and the links to its pages in one workspace edit.
import { pathToFileURL } from 'node:url'
import { ErrorCodes, type RenameFile, ResponseError, type WorkspaceEdit } from 'vscode-languageserver'
import { contentOf } from '../../content/content-of.ts'
import { withKeptHashes } from '../../content/kept-hashes.ts'
import { isRefusal, orRefusal } from '../../edit/operation.ts'
import { EntryTexts } from '../../entry-files/entry-texts.ts'
import { renameEntry } from '../../entry-files/rename-entry.ts'
import type { Mention } from '../../manifest/inspect/names.ts'
import { mentionsInTranslations } from '../../manifest/inspect/names-in-translations.ts'
import { stretchesOf } from '../../manifest/inspect/stretches.ts'
import type { Source } from '../../manifest/read/source.ts'
import type { Edit } from '../../problems/problem.ts'
import { difference, splice } from '../../problems/splice.ts'
import type { RequestedPlace, ServerContext } from '../context.ts'
import { type EntryAt, linksToEntry } from '../site/entry-at.ts'
import { workspaceEdit } from '../workspace-edit.ts'

export const invalidRequest = (reason: string) => new ResponseError(ErrorCodes.InvalidRequest, reason)

/** `typed`: the new slug, or the address that ends with it. */
export function renamedEntry(
  context: ServerContext,
  { site }: RequestedPlace,
  { entry, collection }: EntryAt,
  typed: string,
): WorkspaceEdit {
  const slug = typed.trim().replace(/^.*\//, '')
  const source = site.current()?.source
  const content = source && contentOf(source)
  if (!source || !content || source.uncertain) throw invalidRequest('Parts of the site cannot be read. Fix them first.')
  const { allTexts } = source
  const texts = new EntryTexts(allTexts)
  const links = linksToEntry(site, entry)
  for (const [file, edits] of slugsIn([...links, ...mentionsInTranslations(source, links)], source, entry.slug, slug))
    texts.put(file, splice(allTexts.get(file) ?? '', edits))
  const moved = orRefusal(() => renameEntry({ entry, collection, content }, slug, { texts, loaded: { source } }))
  if (isRefusal(moved)) throw invalidRequest(moved.message)
  if (moved.size > 0 && !context.client.workspace?.workspaceEdit?.resourceOperations?.includes('rename'))
    throw invalidRequest(
      'This editor lets no language server rename files. Write "slug:" into the entry, and its old name under "was:".',
    )
  const changes = new Map(texts.changes.map(({ file, after }) => [file, after]))
  for (const [file, text] of withKeptHashes(source, changes, site.sourceWith, moved)) texts.put(file, text)
  const changed = [...allTexts].flatMap(([file, before]) => {
    const edit = difference(before, texts.of(moved.get(file) ?? file))
    return edit ? [[site.textNamed(file), [edit]] as const] : []
  })
  return workspaceEdit(
    context,
    changed,
    [...moved].map(
      ([from, to]): RenameFile => ({
        kind: 'rename',
        oldUri: site.textNamed(from).uri,
        newUri: pathToFileURL(site.project.pathOf(to)).href,
      }),
    ),
  )
}

/** Returns, for each file, the edits that replace the slug at the end of links. */
function slugsIn(mentions: readonly Mention[], source: Source, from: string, to: string): Map<string, Edit[]> {
  const found = new Map<string, Map<number, Edit>>()
  for (const mention of mentions)
    for (const { file, start, end } of stretchesOf(mention, source)) {
      const edits = found.get(file) ?? new Map<number, Edit>()
      found.set(file, edits.set(end, { start: Math.max(start, end - from.length), end, text: to }))
    }
  return new Map([...found].map(([file, edits]) => [file, [...edits.values()]]))
}
