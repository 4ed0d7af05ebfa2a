/** The first part of a path into a file of entries; no key of a manifest. */
export const entryRoot = 'content'
