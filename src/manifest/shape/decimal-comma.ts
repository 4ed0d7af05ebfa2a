// A number with a comma between brackets, where the comma ends it: `{ price: 4,80 }`.

/** The comma and the digits right behind a number that ends at the offset; undefined where something else follows. */
export const decimalBehind = (text: string, end: number): string | undefined =>
  /^,\d+(?=\s*[,}\]])/.exec(text.slice(end, end + 30))?.[0]
