/**
 * What is drawn by chance is drawn in part each time the suite runs, and whole by `npm test -- --whole`, as the workflow has it: the
 * suite is run after every change, and the draws alone would take minutes of it.
 */
export const isWhole = Boolean(process.env.LECTERN_WHOLE_SUITE)

/** How many are drawn of so many. */
export const drawn = (whole: number): number => (isWhole ? whole : Math.ceil(whole * 0.05))
