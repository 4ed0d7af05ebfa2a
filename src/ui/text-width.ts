// How much room words take, known before any browser sets them.

/** How wide a text is at most, in ems of its face. Estimated on the safe side: no script measures it. */
export const ems = (text: string): number => [...text].reduce((sum, letter) => sum + emOf(letter), 0)

function emOf(letter: string): number {
  if (/[iljtfrI.,:;'| ]/.test(letter)) return 0.36
  if (/[mwMW@]/.test(letter)) return 0.9
  if (/[A-Z&]/.test(letter)) return 0.68
  return letter.charCodeAt(0) > 0x2e80 ? 1.05 : 0.58
}

/** How wide the longest word of a text is at most, in ems. A word ends where a line may break. */
export const longestWordEms = (text: string): number =>
  Math.max(0, ...text.split(/[\s\u00ad\u200b]+|(?<=[-\u2013\u2014])/).map(ems))
