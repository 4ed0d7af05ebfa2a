// What a load reads from the disk, for a build that compares it later.

export interface ReadLog {
  read(file: string): void
  /** Called with the path of a folder whose file names are read. */
  search(folder: string): void
  /** Returns the paths of all files and links below a folder; undefined for one that is not listed yet. */
  pathsIn?(folder: string): readonly string[] | undefined
}
