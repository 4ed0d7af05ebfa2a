// The site that an assistant works on. Loads it again for each call, because people edit it meanwhile.
import type { Loaded, LoadOptions } from '../../src/manifest/load.ts'
import { EditSession } from '../../src/preview/server/edits/edit-session.ts'
import { formFollowing } from '../../src/preview/server/form-following.ts'
import { healthOf } from '../../src/preview/server/health.ts'
import { engine } from '../../src/preview/session/engine.ts'
import { Project } from '../../src/project/project.ts'
import { type SoundSite, soundSite } from '../shared/sound-site.ts'

interface Folders {
  /** The manifest's path as shown to people. */
  manifest: string
  /** The site's folder. */
  root: string
  /** The engine's folder. */
  engine: string
}

export class AgentSite {
  readonly session: EditSession
  private readonly project: Project

  constructor(readonly folders: Folders) {
    const { root, engine: lectern, manifest } = folders
    this.project = new Project({ manifest, root })
    this.session = new EditSession({
      project: this.project,
      live: this.project,
      problemsOf: (loaded) => healthOf(loaded).problems,
      keysAt: engine.keysAt,
      followingOf: (before, after) => formFollowing(before, after, { engine, root: lectern, site: root }),
    })
  }

  /** Loads the site. Throws a Fault when its files cannot be read. */
  load({ launch, reading }: Pick<LoadOptions, 'launch' | 'reading'> = {}): Loaded {
    const known = launch || reading !== undefined ? undefined : this.project.current()
    return known ?? this.project.trial(new Map(), { launch, reading }).loaded
  }

  /** Returns the name that problems use for a file, given its path relative to the manifest's folder. */
  nameOf(below: string): string {
    return this.project.nameBeside(below)
  }

  /** Loads the site and throws a Fault when the manifest has errors, or no such reading. */
  sound(reading?: string): SoundSite {
    return soundSite(this.load({ reading }), this.folders.manifest, reading)
  }
}
