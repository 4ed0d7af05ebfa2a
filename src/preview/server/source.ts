// Loads the part of the engine that may change while the preview runs: by Vite from its source, or as compiled in the package.
import type { ViteDevServer } from 'vite'
import type { StaticExample } from '../catalogue/static-example.tsx'
import type { Completion } from '../review/yaml-messages.ts'
import type { CompletionPlace } from '../session/completions.ts'
import type { Engine } from '../session/engine.ts'
import type { StaticPage } from './review/static-page.tsx'

export interface Source {
  engine: () => Promise<Engine>
  /** Loads the function that renders an example of a block. */
  examples: () => Promise<(example: StaticExample) => string>
  /** Loads the function that renders a page for the comparison of two states. */
  pages: () => Promise<(page: StaticPage) => string | undefined>
  /** Loads the function that completes a place of a file. */
  completions: () => Promise<(place: CompletionPlace) => Completion[]>
  /** Loads the styles of the site, without its theme. */
  styles: () => Promise<string>
}

/** Loads modules by Vite, which loads them again after their files have changed, and knows no types of theirs. */
export const sourceBy = (vite: ViteDevServer): Source => ({
  engine: async () => (await vite.ssrLoadModule('/src/preview/session/engine.ts')).engine,
  examples: async () => (await vite.ssrLoadModule('/src/preview/catalogue/static-example.tsx')).exampleDocument,
  pages: async () => (await vite.ssrLoadModule('/src/preview/server/review/static-page.tsx')).pageDocument,
  completions: async () => (await vite.ssrLoadModule('/src/preview/session/completions.ts')).completionsAt,
  styles: async () => (await vite.ssrLoadModule('virtual:lectern-styles?inline')).default,
})

/** Imports the modules that belong to the running command. */
export const compiledSource: Source = {
  engine: async () => (await import('../session/engine.ts')).engine,
  examples: async () => (await import('../catalogue/static-example.tsx')).exampleDocument,
  pages: async () => (await import('./review/static-page.tsx')).pageDocument,
  completions: async () => (await import('../session/completions.ts')).completionsAt,
  styles: async () => (await import('virtual:lectern-styles?inline')).default,
}

/** Returns functions that load their module at each call. */
export const loadedLater = (source: Promise<Source>) => ({
  warmUp: async () => (await source).examples(),
  complete: async (place: CompletionPlace) => (await (await source).completions())(place),
  drawPage: async (page: StaticPage) => (await (await source).pages())(page),
  drawExample: async (example: StaticExample) => (await (await source).examples())(example),
})
