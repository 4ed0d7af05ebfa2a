/** What every command is told besides its words and the site's folder. */
export interface Context {
  /** The engine's folder: this repository, or the installed package. */
  engine: string
  /** True for the installed package, in which everything is compiled. */
  isPacked: boolean
  /** Stands for everything the engine is made of. */
  sourceHash: string
}
