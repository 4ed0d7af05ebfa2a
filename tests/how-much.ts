/**
 * What is drawn by chance is drawn in part each time the suite runs, and whole by `npm test -- --whole`, as the workflow has it. What takes
 * long and seldom breaks is left out by `it.skipIf(!isWhole)`. The suite is run after every change, and has eight minutes.
 */
export const isWhole = Boolean(process.env.LECTERN_WHOLE_SUITE)

/** How many are drawn of so many. */
export const drawn = (whole: number): number => (isWhole ? whole : Math.ceil(whole * 0.02))

/** What chance begins with: the same in each run, but where LECTERN_SEED gives another number. */
export const seed = (usual: number): number => Number(process.env.LECTERN_SEED ?? usual)
