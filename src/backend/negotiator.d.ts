// What is used of the package; the published types do not know `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> })
    /** The best of these; among those the client likes as well as each other, the first in `preferred`. Undefined: none. */
    encoding(available: readonly string[], options?: { preferred?: readonly string[] }): string | undefined
  }
}
