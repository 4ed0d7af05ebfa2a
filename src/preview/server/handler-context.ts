// Defines what the handlers of endpoints work with.
import type { RequestOf } from '../request-bodies.ts'
import type { LiveManifest } from '../session/live-manifest.ts'
import type { PageStates } from '../session/page-states.ts'
import type { Pictures } from '../session/pictures.ts'
import type { EditorOptions } from './editor/open-editor.ts'
import type { Editing } from './edits/editing.ts'
import type { EngineSource } from './engine-form.ts'

export interface HandlerContext {
  live: LiveManifest
  pages: PageStates
  pictures: Pictures
  /** Resolves when Vite is open. */
  source: Promise<EngineSource>
  /** The engine's folder. */
  root: string
  /** The site's folder. */
  site: string
  editor: EditorOptions
  /** Makes every open page scroll to a block. */
  follow: (place: RequestOf<'follow'>) => void
  /** Undefined where the preview does not allow edits. */
  editing?: Editing
}
