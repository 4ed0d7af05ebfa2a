/** The first segment of paths into files of entries. No key of a manifest has this name. */
export const entryRoot = 'content'
