/** Hint for everything that a newer engine made. */
export const howToGetNewer = '"A newer Lectern" in docs/owner.md of Lectern says how it is installed.'
