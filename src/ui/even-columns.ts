/** Class of a grid with 2 to 4 columns whose last row is full or lacks one entry, so that no entry is alone in a row. */
export function evenColumns(count: number): string {
  if (count % 3 === 0) return 'even-3'
  if (count % 4 === 0 || count % 4 === 3) return 'even-4'
  return count % 2 === 0 ? 'even-2' : 'even-3'
}
