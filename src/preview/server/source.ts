// Loads the part of the engine that may change while the preview runs: by Vite from its source, or as compiled in the package.
import type { ViteDevServer } from 'vite'
import type * as Completions from '../session/completions.ts'
import type { Engine } from '../session/engine.ts'
import type * as Stills from './stills.tsx'

export interface Source {
  engine: () => Promise<Engine>
  stills: () => Promise<typeof Stills>
  completions: () => Promise<typeof Completions>
}

/** Loads modules by Vite, which loads them again after their files have changed, and knows no types of theirs. */
export const sourceBy = (vite: ViteDevServer): Source => ({
  engine: async () => (await vite.ssrLoadModule('/src/preview/session/engine.ts')).engine,
  stills: () => vite.ssrLoadModule('/src/preview/server/stills.tsx') as Promise<typeof Stills>,
  completions: () => vite.ssrLoadModule('/src/preview/session/completions.ts') as Promise<typeof Completions>,
})

/** Imports the modules that belong to the running command. */
export const compiledSource: Source = {
  engine: async () => (await import('../session/engine.ts')).engine,
  stills: () => import('./stills.tsx'),
  completions: () => import('../session/completions.ts'),
}
