/** Right-to-left scripts by ISO 15924. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

const directions = new Map<string, 'ltr' | 'rtl'>()

/** Returns the direction of the tag's script, or of the language's usual one. `tag` may be invalid. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  // Cached, since each page calls it several times.
  const direction = directions.get(tag) ?? newDirection(tag)
  directions.set(tag, direction)
  return direction
}

function newDirection(tag: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
