/** The hint of everything that was made by a newer engine. */
export const howToGetNewer = '"A newer Lectern" in docs/owner.md of Lectern says how it is installed.'
