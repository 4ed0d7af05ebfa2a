// Options of a build and the callbacks it reports to.
import type { ReadLog } from '../project/read-log.ts'
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
  /** Date and time to build for, in the site's time zone; left out, now. */
  at?: string
  /** Output folder, and the ledger of the last build there. */
  out: string
  ledger: BuildLedger
  /** Records the files that are read. */
  log: ReadLog & Pick<InputLog, 'inputs' | 'stampsIn' | 'sinceBut' | 'changedSince' | 'until'>
  /** Target host; left out, any server of static files. */
  host?: Host
  /** Set when the embedded server serves the folder. */
  serving?: ServerHooks
  /** Called with each sentence for the owner. */
  note: (sentence: string) => void
  /** Called about once a second during a long build. */
  progress: (line: string) => void
  /** Disables overlapping stages, so that each can be timed. */
  oneByOne: boolean
  /** Called after each stage. */
  ended: (stage: string) => void
}

export interface ServerHooks {
  /** Whether the embedded server signs people in. */
  canSignIn(backend: Site['backend']): boolean
  /** Called for each page that cannot be rendered; it gets the error screen. */
  failed(path: string, error: Error): void
}
