/** Reads the texts of a commit or copy: `paths` lists all files, `read` returns the texts of some. */
export interface Store {
  paths: () => Promise<readonly string[]>
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>
}
