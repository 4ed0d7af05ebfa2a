// Describes how the preview loads the engine: as source, which Vite keeps live, or compiled, as in the package.
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { type SharedModules, sharedByPackage, sharedBySource } from './own-blocks.ts'
import { compiledSource, type Source, sourceBy } from './source.ts'
import { openPackedVite, openVite, type ViteOptions } from './vite-server.ts'

export interface EngineForm {
  /** URL of the script that draws the pages. */
  script: string
  openVite: (options: ViteOptions) => Promise<ViteDevServer>
  source: (vite: ViteDevServer) => Source
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
