/** The number of columns, of those offered, whose last row lacks the fewest entries; the first of equals. */
export function fullestColumns<Columns extends number>(
  count: number,
  offered: readonly [Columns, ...Columns[]],
): Columns {
  const lacking = (columns: number) => (columns - (count % columns)) % columns
  return offered.reduce((best, columns) => (lacking(columns) < lacking(best) ? columns : best))
}

const classes = { 2: 'even-2', 3: 'even-3', 4: 'even-4' } as const

/** Class of a grid with 2 to 4 columns, so that no entry is alone in a row. */
export const evenColumns = (count: number): string => classes[fullestColumns(count, [3, 4, 2])]
