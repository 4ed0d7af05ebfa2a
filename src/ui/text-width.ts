// Estimates text widths without a browser.

/** Upper estimate of a text's width in ems. */
export const ems = (text: string): number => [...text].reduce((sum, letter) => sum + emOf(letter), 0)

function emOf(letter: string): number {
  if (/[iljtfrI.,:;'| ]/.test(letter)) return 0.36
  if (/[mwMW@]/.test(letter)) return 0.9
  if (/[A-Z&]/.test(letter)) return 0.68
  return letter.charCodeAt(0) > 0x2e80 ? 1.05 : 0.58
}

/** Upper estimate of the longest word's width in ems. Words end where a line may break. */
export const longestWordEms = (text: string): number =>
  Math.max(0, ...text.split(/[\s\u00ad\u200b]+|(?<=[-\u2013\u2014])/).map(ems))
