// Estimates text widths without a browser.

/** Upper estimate of a text's width in ems. */
export function ems(text: string): number {
  let sum = 0
  for (const letter of text) sum += widths[letter] ?? (letter.charCodeAt(0) > 0x2e80 ? 1.05 : 0.58)
  return sum
}

/** Widths of characters that are not as wide as a small letter. */
const widths: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ "iljtfrI.,:;'| ": 0.36, 'mwMW@': 0.9, 'ABCDEFGHJKLNOPQRSTUVXYZ&': 0.68 }).flatMap(
    ([letters, width]) => [...letters].map((letter) => [letter, width]),
  ),
)

/** Upper estimate of the longest word's width in ems. Words end where a line may break. */
export const longestWordEms = (text: string): number =>
  Math.max(0, ...text.split(/[\s\u00ad\u200b]+|(?<=[-\u2013\u2014])/).map(ems))
