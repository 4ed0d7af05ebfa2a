/** The scripts that are written from right to left, as ISO 15924 names them. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

const directions = new Map<string, 'ltr' | 'rtl'>()

/** The direction of a language's usual script, or of the one its tag names. `tag` may be no language tag. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  // Asked several times for each page.
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
