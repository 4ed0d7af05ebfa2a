// Edits of files as the client takes them: with the version of each text they were made for, where it knows versions.
import type { RenameFile, TextEdit, WorkspaceEdit } from 'vscode-languageserver'
import type { Edit } from '../problems/problem.ts'
import type { Context } from './context.ts'
import type { SiteText } from './site/site-text.ts'

/** A client refuses what was made for a text that has changed since. */
export function workspaceEdit(
  { client, versionOf }: Pick<Context, 'client' | 'versionOf'>,
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
        // Behind the edits, which name the files as they were.
        ...moved,
      ],
    }
  return { changes: Object.fromEntries(files.map(({ file, edits }) => [file.uri, edits])) }
}

export const textEdits = (file: SiteText, edits: readonly Edit[]): TextEdit[] =>
  edits.map(({ start, end, text }) => ({ range: file.rangeOf(start, end), newText: text }))
