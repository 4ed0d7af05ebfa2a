/** What every command is told besides its words and the site's folder. */
export interface Context {
  /** The engine's folder: this repository, or the installed package. */
  engine: string
  /** As it is written, or as the installed package has it compiled. */
  form: 'source' | 'package'
  /** Stands for everything the engine is made of. */
  sourceHash: string
}
