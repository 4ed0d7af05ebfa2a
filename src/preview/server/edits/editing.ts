// Sets up editing: the edit session, the review, the publisher and the token. A preview that other machines can reach has none.
import { randomBytes } from 'node:crypto'
import { Publisher, type PublisherOptions } from '../../../deploy/publisher.ts'
import type { Path } from '../../../problems/finding.ts'
import type { LiveManifest } from '../../session/live-manifest.ts'
import { formFollowing } from '../form-following.ts'
import { Reviewing } from '../review/reviewing.ts'
import { EditSession } from './edit-session.ts'

export interface Editing {
  session: EditSession
  /** The paths of each renamed entry, before and after. */
  renamed: Path[][]
  review: Reviewing
  /** Missing where the preview cannot build. */
  publisher?: Publisher
  /** Secret that only pages of this preview know. */
  token: string
  /** Returns the folder of new pictures. */
  pictureFolder: () => string
  /** Makes the manifest find a picture that was just stored. */
  pictureStored: () => void
}

export interface EditingOptions {
  live: LiveManifest
  /** The engine's folder. */
  project: string
  /** The site's folder. */
  root: string
  /** Left out, nothing can be published. */
  build?: PublisherOptions['build']
  onPublish?: PublisherOptions['onRun']
}

export function startEditing(options: EditingOptions): Editing {
  const { live, project, root, build, onPublish } = options
  const session: EditSession = new EditSession({
    project: live.project,
    live,
    problemsOf: (loaded) => live.healthOf(loaded).problems,
    keysAt: (loaded, path) => live.engine.keysAt(loaded, path),
    followingOf: (before, after) => formFollowing(before, after, { engine: live.engine, root: project, site: root }),
    writing: () => review.copyDaily(),
  })
  const review: Reviewing = new Reviewing({ live, session, root })
  const { manifest, surroundings } = live.project
  return {
    session,
    renamed: [],
    review,
    publisher: build && new Publisher({ manifest, file: live.health.file, root, build, onRun: onPublish }),
    token: randomBytes(24).toString('base64url'),
    pictureFolder: () => surroundings.folders.imagesFolder,
    pictureStored: () => surroundings.forget(),
  }
}
