// The part of the package that is used: its published types lack `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> })
    /** The available encoding that the client prefers; of equally preferred ones the first in `preferred`. Undefined for none. */
    encoding(available: readonly string[], options?: { preferred?: readonly string[] }): string | undefined
  }
}
