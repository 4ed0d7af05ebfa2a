// Renders text with placeholders as an LSP snippet, or as plain text for editors without snippets.

/** A placeholder: initial text, or words to choose from. */
export type Placeholder = { placeholder: string } | { choose: readonly string[] }
export type SnippetPiece = string | Placeholder

export function rendered(pieces: readonly SnippetPiece[], asSnippet: boolean): string {
  let number = 0
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return asSnippet ? piece.replace(/[\\$]/g, '\\$&') : piece
      if (!asSnippet) return 'placeholder' in piece ? piece.placeholder : (piece.choose[0] ?? '')
      number++
      if ('placeholder' in piece) return `\${${number}:${escaped(piece.placeholder)}}`
      return `\${${number}|${piece.choose.map((word) => word.replace(/[\\,|]/g, '\\$&')).join(',')}|}`
    })
    .join('')
}

const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&')

/** Matches words that YAML 1.1 or 1.2 parses as another type than text. */
const otherType = /^(?:true|false|null|yes|no|on|off|~)$/i

/** Prints a text as a YAML scalar, in quotes where it needs them in block or flow style. */
export function printedScalar(text: string): string {
  const isPlain = /^[A-Za-z/$©][^:#,[\]{}"'`\\\n]*$/.test(text) && text === text.trim() && !otherType.test(text)
  return isPlain ? text : JSON.stringify(text)
}
