/** What `npm run bench` passes to each bench. Those that are left out have another default in each. */
export interface BenchOptions {
  root: string
  /** Numbers of pages or entries. */
  sizes?: readonly number[]
  /** Rounds, clicks or edits that are counted. */
  runs?: number
  /** Duration of each load of requests. */
  seconds: number
  /** Each seed draws other content. */
  seeds: readonly [number, ...number[]]
  /** Limits "diagnostics" to kinds whose names contain this, and prints every variant that is missed. */
  only?: string
  say: (line: string) => void
}

/** Prints its figures, and writes them into its page of docs. Returns whether every goal is met. */
export type Bench = (options: BenchOptions) => boolean | Promise<boolean>
