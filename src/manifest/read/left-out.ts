// Mistakes that leave out entries or pages. Nothing follows from what is not there then: it is there once they are fixed.

const leavingOut: ReadonlySet<string> = new Set([
  'content-place',
  'content-unread',
  'csv-cells',
  'csv-open-quote',
  'entry-without-for',
  'for-without-entry',
  'not-entries',
  'unknown-collection',
])

export const leavesOut = ({ code }: { code: string }): boolean => leavingOut.has(code)
