// What the handlers of the preview's own endpoints work with.

import type { StaticExample } from '../catalogue/static-example.tsx'
import type { Followed } from '../request-bodies.ts'

import type { Completion } from '../review/yaml-messages.ts'
import type { CompletionPlace } from '../session/completions.ts'
import type { Engine } from '../session/engine.ts'
import type { LiveManifest } from '../session/live-manifest.ts'
import type { PageStates } from '../session/page-states.ts'
import type { Pictures } from '../session/pictures.ts'
import type { EditorOptions } from './editor/open-editor.ts'
import type { Editing } from './edits/editing.ts'
import type { StaticPage } from './review/static-page.tsx'

export interface HandlerContext {
  live: LiveManifest
  pages: PageStates
  pictures: Pictures
  engine: () => Engine
  /** Loads what draws examples. */
  warmUp: () => Promise<unknown>
  drawExample: (example: StaticExample) => Promise<string>
  complete: (place: CompletionPlace) => Promise<Completion[]>
  drawPage: (page: StaticPage) => Promise<string | undefined>
  /** Path of the manifest. */
  manifest: string
  /** The engine's folder, and the site's. */
  root: string
  site: string
  editor: EditorOptions
  /** Has every open page show a block. */
  follow: (place: Followed) => void
  /** Undefined where nothing may be edited. */
  editing?: Editing
}
