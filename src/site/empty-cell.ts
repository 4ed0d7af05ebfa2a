/** Shown in a cell without a value. */
export const emptyCell = '–'
