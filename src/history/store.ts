/** Where texts come from: every path there is, and some of them read. */
export interface Store {
  paths: () => Promise<readonly string[]>
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>
}
