/** Returns a table of which each key is several words as a map by word. */
export const byWord = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(table).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)))
