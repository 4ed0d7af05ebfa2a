/** Class of a grid whose rows are full, or lack one, however many entries there are: nothing stands alone below the others. */
export function evenColumns(count: number): string {
  if (count % 3 === 0) return 'even-3'
  if (count % 4 === 0 || count % 4 === 3) return 'even-4'
  return count % 2 === 0 ? 'even-2' : 'even-3'
}
