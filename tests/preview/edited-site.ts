// A site on disk with its edit session, as in the preview's server.
import { fileURLToPath } from 'node:url'
import { EditSession } from '../../src/preview/server/edits/edit-session.ts'
import { engine } from '../../src/preview/session/engine.ts'
import { LiveManifest } from '../../src/preview/session/live-manifest.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const liveSite = (path: string, options: Partial<ConstructorParameters<typeof LiveManifest>[0]> = {}) =>
  new LiveManifest({
    path,
    file: 'site.yaml',
    engine,
    root,
    signIn: false,
    onPages: () => undefined,
    onHealth: () => undefined,
    ...options,
  })

export const sessionOn = (
  live: LiveManifest,
  ports: Partial<ConstructorParameters<typeof EditSession>[0]> = {},
): EditSession =>
  new EditSession({
    project: live.project,
    live,
    problemsOf: (loaded) => live.healthOf(loaded).problems,
    keysAt: engine.keysAt,
    ...ports,
  })
