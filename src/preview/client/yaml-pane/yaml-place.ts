/** A line to open in the YAML pane. */
export interface YamlPlace {
  /** File name as in problems. */
  file: string
  line: number
  column: number
}
