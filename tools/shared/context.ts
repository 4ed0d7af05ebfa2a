/** What every command gets besides its options and the site's folder. */
export interface CommandContext {
  /** The engine's folder: this repository, or the installed package. */
  engine: string
  /** `source` in this repository, `package` where Lectern is installed. */
  form: 'source' | 'package'
  /** Hash of everything that the engine is made of. */
  sourceHash: string
}
