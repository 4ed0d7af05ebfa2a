// Options of `startPreview`.
import type { PublisherOptions } from '../../deploy/publisher.ts'
import type { Health } from '../messages.ts'
import type { EngineForm } from './engine-form.ts'

export interface PreviewOptions {
  /** The engine's folder, with `src/`, `supabase/` and the packages. */
  root: string
  /** The site's folder; left out, the engine's. */
  site?: string
  /** Left out, the engine runs from its source. */
  form?: EngineForm
  /** Path of the manifest. */
  manifest: string
  /** The manifest's name in messages. */
  file: string
  reading?: string
  /** The moment at which the site is shown, in the site's time zone; left out, now. */
  at?: string
  host: string
  /** 0 takes any free port. */
  port: number
  /** The folder in which requests of the preview are stored. */
  data: string
  /** The same folder as a user writes it after `--data`. */
  dataName: string
  /** True to open pages with the editor on, where edits are allowed. */
  edit?: boolean
  /** Builds the site for publishing; left out, nothing can be published from the preview. */
  build?: PublisherOptions['build']
  /** The editor that opens lines; left out, the one that the environment names or that is running. */
  editor?: string
  /** The folder of caches. */
  cache: string
  /** Hash of the source of this program; left out, no page is drawn before Vite is ready. */
  sourceHash?: string
  /** Time of the last read of this program's source, as of `Date.now()`; left out, the start of the preview. */
  sourceRead?: number
  /** Called with every change of the list of problems. */
  onHealth?: (health: Health) => void
  onMessage?: (line: string) => void
}
