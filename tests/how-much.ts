/**
 * The everyday suite runs some of the random cases and skips slow tests that seldom fail (`tests/whole-suite.ts`), so that it takes at most
 * eight minutes. `npm test -- --whole` runs everything, as CI does.
 */
export const isWhole = Boolean(process.env.LECTERN_WHOLE_SUITE)

/** Number of random cases to run of `whole`. */
export const drawn = (whole: number): number => (isWhole ? whole : Math.ceil(whole * 0.02))

/** The seed of random cases: the same in each run, unless LECTERN_SEED sets another. */
export const seed = (usual: number): number => Number(process.env.LECTERN_SEED ?? usual)
