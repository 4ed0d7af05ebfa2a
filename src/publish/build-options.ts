// What a build is asked for, and by whom it is heard.
import type { ReadLog } from '../project/project.ts'
import type { Site } from '../site/model.ts'
import type { Host } from './hosts/host.ts'
import type { InputLog } from './inputs.ts'
import type { BuildLedger } from './ledger.ts'

export interface Build {
  /** The site's folder. */
  root: string
  /** The engine's folder. */
  engine: string
  sourceHash: string
  /** The manifest's path, as problems name it. */
  manifest: string
  reading: string | undefined
  /** The moment it is made for, by the site's clock; left out, now. */
  at?: string
  /** The folder the site goes to, and what the last build wrote there. */
  out: string
  ledger: BuildLedger
  /** Records the files that are read. */
  log: ReadLog & Pick<InputLog, 'inputs' | 'stampsIn' | 'sinceBut' | 'until'>
  /** The host it is made for; left out, any that serves files. */
  host?: Host
  /** Given where the folder is served by this machine. */
  serving?: Serving
  /** Called with each sentence for the owner. */
  note: (sentence: string) => void
  /** Called now and then, where a build is long. */
  progress: (line: string) => void
  /** One stage after another, so that each can be timed by itself. */
  oneByOne: boolean
  /** Called after each stage. */
  ended: (stage: string) => void
}

export interface Serving {
  /** Whether the server signs people in by itself. */
  canSignIn(backend: Site['backend']): boolean
  /** Called for each page that cannot be drawn; the error screen is served in its place. */
  failed(path: string, error: Error): void
}
