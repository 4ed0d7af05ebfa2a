// Codes of problems that leave out whole entries or pages. What only follows from their absence is not reported.

/** Stands in for a value that cannot be filled in, so that no required text is reported as missing. */
export const unknown = '…'

const leavingOut: ReadonlySet<string> = new Set([
  'content-misnamed',
  'content-place',
  'content-unread',
  'csv-cells',
  'csv-open-quote',
  'entry-without-for',
  'front-matter-open',
  'for-without-entry',
  'merge-conflict',
  'not-entries',
  'unknown-collection',
])

export const leavesOut = ({ code }: { code: string }): boolean => leavingOut.has(code)
