// The hash of an entry's page in the panel: `#entry-` and the JSON of the entry's path.

const start = '#entry-'

export const entryHash = (at: readonly (string | number)[]) => start + encodeURIComponent(JSON.stringify(at))

/** JSON of the entry's path in the panel's address, undefined for other views. */
export const entryInHash = ({ hash }: Location): string | undefined =>
  hash.startsWith(start) ? decodeURIComponent(hash.slice(start.length)) : undefined
