/** Short form of a request's UUID for people: "3F2A-91BC". `requests show` accepts it. */
export const requestReference = (id: string): string =>
  /^[0-9a-f]{8}-/i.test(id) ? `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase() : id
