// What a preview that may be edited has. One that other machines reach has none.
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Engine } from '../../session/engine.ts'
import type { LiveManifest } from '../../session/live-manifest.ts'
import { EditSession } from './edit-session.ts'

export interface Editing {
  session: EditSession
  /** Known to the pages of this preview alone. */
  token: string
}

export function startEditing(live: LiveManifest, manifest: string, engine: () => Engine): Editing {
  const session = new EditSession({
    current: () => live.current(),
    trial: (texts) => live.trial(texts),
    pathOf: (name) => (live.isIncluded(name) ? resolve(name) : manifest),
    problemsOf: (loaded) => engine().healthOf(loaded).problems,
    keysAt: (loaded, path) => engine().keysAt(loaded, path),
    written: () => live.look(),
  })
  return { session, token: randomBytes(24).toString('base64url') }
}
