// Converts edits to the client's format, with the version of each text where the client supports it.
import type { RenameFile, TextEdit, WorkspaceEdit } from 'vscode-languageserver'
import type { Edit } from '../problems/problem.ts'
import type { ServerContext } from './context.ts'
import type { SiteText } from './site/site-text.ts'

/** Clients refuse edits of an outdated version. */
export function workspaceEdit(
  { client, versionOf }: Pick<ServerContext, 'client' | 'versionOf'>,
  changed: Iterable<readonly [file: SiteText, edits: readonly Edit[]]>,
  moved: readonly RenameFile[] = [],
): WorkspaceEdit {
  const files = [...changed].map(([file, edits]) => ({ file, edits: textEdits(file, edits) }))
  if (client.workspace?.workspaceEdit?.documentChanges)
    return {
      documentChanges: [
        ...files.map(({ file: { uri, path }, edits }) => ({
          textDocument: { uri, version: versionOf(path) ?? null },
          edits,
        })),
        // Renames come after the edits, which use the old names.
        ...moved,
      ],
    }
  return { changes: Object.fromEntries(files.map(({ file, edits }) => [file.uri, edits])) }
}

export const textEdits = (file: SiteText, edits: readonly Edit[]): TextEdit[] =>
  edits.map(({ start, end, text }) => ({ range: file.rangeOf(start, end), newText: text }))
