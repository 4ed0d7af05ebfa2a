// Describes how the preview loads the engine: as source, which Vite keeps live, or compiled, as in the package.
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type * as Completions from '../session/completions.ts'
import type { Engine } from '../session/engine.ts'
import { type SharedModules, sharedByPackage, sharedBySource } from './own-blocks.ts'
import type * as Stills from './stills.tsx'
import { openPackedVite, openVite, type ViteOptions } from './vite-server.ts'

/** The part of the engine that may change while the preview runs. */
export interface EngineSource {
  engine: () => Promise<Engine>
  stills: () => Promise<typeof Stills>
  completions: () => Promise<typeof Completions>
}

/** Loads modules by Vite, without their types, and again after their files have changed. */
const sourceBy = (vite: ViteDevServer): EngineSource => ({
  engine: async () => (await vite.ssrLoadModule('/src/preview/session/engine.ts')).engine,
  stills: () => vite.ssrLoadModule('/src/preview/server/stills.tsx') as Promise<typeof Stills>,
  completions: () => vite.ssrLoadModule('/src/preview/session/completions.ts') as Promise<typeof Completions>,
})

/** Imports the modules that belong to the running command. */
export const compiledSource: EngineSource = {
  engine: async () => (await import('../session/engine.ts')).engine,
  stills: () => import('./stills.tsx'),
  completions: () => import('../session/completions.ts'),
}

export interface EngineForm {
  /** URL of the script that draws the pages. */
  script: string
  openVite: (options: ViteOptions) => Promise<ViteDevServer>
  source: (vite: ViteDevServer) => EngineSource
  /** Source folders of the engine that are watched. */
  liveFolders: (engine: string) => string[]
  /** Modules of the engine that a site's own blocks import. */
  shared: SharedModules
}

export const engineForms: Record<'source' | 'package', EngineForm> = {
  source: {
    script: '/src/preview/client/main.tsx',
    openVite,
    source: sourceBy,
    liveFolders: (engine) => [join(engine, 'src')],
    shared: sharedBySource,
  },
  package: {
    script: '/__lectern/client/main.js',
    openVite: openPackedVite,
    source: () => compiledSource,
    liveFolders: () => [],
    shared: sharedByPackage,
  },
}
