/** A line of a file, to go to in the YAML pane. */
export interface YamlPlace {
  /** As problems name it. */
  file: string
  line: number
  column: number
}
