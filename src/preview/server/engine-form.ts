// The two forms of the engine: as it is written, where its source is live in the preview, and as its package has it compiled.
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { type SharedModules, sharedByPackage, sharedBySource } from './own-blocks.ts'
import { compiledSource, type Source, sourceBy } from './source.ts'
import { openPackedVite, openVite, type ViteOptions } from './vite-server.ts'

export interface EngineForm {
  /** Address of the script that draws the pages. */
  script: string
  openVite: (options: ViteOptions) => Promise<ViteDevServer>
  source: (vite: ViteDevServer) => Source
  /** Folders of the engine that are live. */
  liveFolders: (engine: string) => string[]
  /** What blocks of the site's own import from it. */
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
