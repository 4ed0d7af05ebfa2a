// A number with a comma between brackets, where the comma ends it: `{ price: 4,80 }`.

/** The comma and the digits right behind a number that ends at the offset; undefined where something else follows. */
export const decimalBehind = (text: string, end: number): string | undefined =>
  /^,\d+(?=\s*[,}\]])/.exec(text.slice(end, end + 30))?.[0]

/** Whether the key at the offset is what stands behind such a comma. */
export const isDecimal = (text: string, start: number, key: string): boolean =>
  /^\d+$/.test(key) && /\d,$/.test(text.slice(Math.max(0, start - 2), start))
