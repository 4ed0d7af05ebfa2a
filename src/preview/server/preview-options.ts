import type { PublisherOptions } from '../../deploy/publisher.ts'
import type { Health } from '../messages.ts'
import type { EngineForm } from './engine-form.ts'

export interface PreviewOptions {
  /** The engine's folder: `src/`, `supabase/` and the packages stand in it. */
  root: string
  /** The site's folder. Left out, the engine's. */
  site?: string
  /** Left out, the engine as it is written. */
  form?: EngineForm
  /** Path of the manifest, and its name for people. */
  manifest: string
  file: string
  reading?: string
  /** The moment the site is shown as of, by its own clock; left out, now. */
  at?: string
  host: string
  /** 0 takes any free port. */
  port: number
  /** Where requests of the preview are kept. */
  data: string
  /** The same as a person here writes it after `--data`. */
  dataName: string
  /** Whether pages are opened to be edited, where that is allowed. */
  edit?: boolean
  /** Builds the site to publish it; left out, nothing is published from here. */
  build?: PublisherOptions['build']
  /** The editor to open lines in; left out, the one the environment names or that is running. */
  editor?: string
  /** Where prepared packages are kept. */
  cache: string
  /** Stands for the source of this very program. Left out, no page is drawn before Vite is there. */
  sourceHash?: string
  /** When the source of this very program was read, at the latest, as `Date.now()` has it. Left out, as the preview starts. */
  sourceRead?: number
  /** Called with every change of the list of problems, and with the text they are in. */
  onHealth?: (health: Health) => void
  onMessage?: (line: string) => void
}
