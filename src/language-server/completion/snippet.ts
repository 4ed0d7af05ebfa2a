// Text to insert with places to fill in, each with a number of its own. For editors that know no such places, the text with
// their first words.

/** A place to fill in: what stands there at first, or the words to choose from. */
export type Stop = { stands: string } | { choose: readonly string[] }
export type Piece = string | Stop

export function rendered(pieces: readonly Piece[], asSnippet: boolean): string {
  let number = 0
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return asSnippet ? piece.replace(/[\\$]/g, '\\$&') : piece
      if (!asSnippet) return 'stands' in piece ? piece.stands : (piece.choose[0] ?? '')
      number++
      if ('stands' in piece) return `\${${number}:${escaped(piece.stands)}}`
      return `\${${number}|${piece.choose.map((word) => word.replace(/[\\,|]/g, '\\$&')).join(',')}|}`
    })
    .join('')
}

const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&')

/** Words that YAML reads as something else than text. */
const taken = /^(?:true|false|null|yes|no|on|off|~)$/i

/** A text as it is written after a colon or a dash, or, in brackets, between commas. */
export function written(text: string): string {
  const isPlain = /^[A-Za-z/$©][^:#,[\]{}"'`\\\n]*$/.test(text) && text === text.trim() && !taken.test(text)
  return isPlain ? text : JSON.stringify(text)
}
