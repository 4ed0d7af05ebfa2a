// One thing that completion offers, and how it becomes an item of the protocol.
import { type CompletionItem, type CompletionItemKind, InsertTextFormat, MarkupKind } from 'vscode-languageserver'
import { completesOneLine, type RequestedPlace, type TextContext } from '../context.ts'
import { type Piece, rendered } from './snippet.ts'

export interface Offer {
  label: string
  kind: CompletionItemKind
  detail?: string
  /** Markdown. */
  about?: string
  pieces: readonly Piece[]
  /** What is typed for it; left out, the label. */
  filter?: string
  /** Taken apart by `completionItem/resolve`. */
  data?: { picture: string; manifest: string }
}

/** A word that may stand as a value. */
export interface Word extends Pick<Offer, 'detail' | 'about' | 'data' | 'kind'> {
  word: string
  /** True for what is no text, and never stands in quotes. */
  isBare?: boolean
}

/** Columns and blanks are those of the file: an editor may not indent again. */
const asIs = 1

export function itemOf(
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
  // Neovim's own completion writes at the cursor and leaves what follows, and takes the range only of what has no filter.
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
