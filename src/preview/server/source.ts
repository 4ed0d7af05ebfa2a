// The part of the engine that may change while the preview runs: loaded by Vite where it is written, and as it was compiled in
// the package.
import type { ViteDevServer } from 'vite'
import type { StaticExample } from '../catalogue/static-example.tsx'
import type { Engine } from '../session/engine.ts'

export interface Source {
  engine: () => Promise<Engine>
  /** What draws an example of a block. */
  examples: () => Promise<(example: StaticExample) => string>
}

interface Modules {
  engine: { engine: Engine }
  examples: { exampleDocument: (example: StaticExample) => string }
}

/** Loaded anew when its files have changed. */
export const sourceBy = (vite: ViteDevServer): Source => ({
  engine: async () => ((await vite.ssrLoadModule('/src/preview/session/engine.ts')) as Modules['engine']).engine,
  examples: async () =>
    ((await vite.ssrLoadModule('/src/preview/catalogue/static-example.tsx')) as Modules['examples']).exampleDocument,
})

export const packedSource: Source = {
  engine: async () => (await import('../session/engine.ts')).engine,
  examples: async () => (await import('../catalogue/static-example.tsx')).exampleDocument,
}
