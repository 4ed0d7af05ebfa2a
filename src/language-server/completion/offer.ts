// Defines a completion, and converts it to an item of the protocol.
import { type CompletionItem, type CompletionItemKind, InsertTextFormat, MarkupKind } from 'vscode-languageserver'
import { completesOneLine, type RequestedPlace, type TextContext } from '../context.ts'
import { rendered, type SnippetPiece } from './snippet.ts'

export interface Offer {
  label: string
  kind: CompletionItemKind
  detail?: string
  /** Markdown. */
  about?: string
  pieces: readonly SnippetPiece[]
  /** The text that typed characters are matched with; left out, the label. */
  filter?: string
  /** Passed to `completionItem/resolve`. */
  data?: { picture: string; manifest: string }
}

/** A word that can be a value. */
export interface OfferedWord extends Pick<Offer, 'detail' | 'about' | 'data' | 'kind'> {
  word: string
  /** True for booleans, which are never quoted. */
  isBare?: boolean
}

/** InsertTextMode.asIs: the editor does not adjust the indentation. */
const asIs = 1

export function completionItemFor(
  offer: Offer,
  index: number,
  place: { start: number; end: number },
  { file, offset }: RequestedPlace,
  context: TextContext,
): CompletionItem {
  const { client } = context
  const asSnippet = client.textDocument?.completion?.completionItem?.snippetSupport === true
  const { label, kind, detail, about, pieces, filter, data } = offer
  const whole = rendered(pieces, asSnippet)
  const simple = completesOneLine(context)
  // Neovim's own completion inserts at the cursor, keeps what follows, and ignores the range of items with a filter.
  const after = file.text.slice(offset, place.end)
  const newText = simple && after !== '' && whole.endsWith(after) ? whole.slice(0, -after.length) : whole
  return {
    label,
    kind,
    ...(detail === undefined ? {} : { detail }),
    ...(about === undefined ? {} : { documentation: { kind: MarkupKind.Markdown, value: about } }),
    ...(simple ? {} : { filterText: filter ?? label }),
    sortText: String(index).padStart(5, '0'),
    insertTextFormat: asSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    insertTextMode: asIs,
    textEdit: { range: file.rangeOf(place.start, simple ? offset : place.end), newText },
    ...(data && { data }),
  }
}
