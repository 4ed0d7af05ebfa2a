/** The id of a stored request as a person reads it out: its first eight signs, in two groups. `requests show` finds it by that. */
export const referenceOf = (id: string): string =>
  /^[0-9a-f]{8}-/i.test(id) ? `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase() : id
