import type { InlineConfig, Plugin } from 'vite'

/**
 * Islands are written for React, which draws them when a page is built; in the browser Preact wakes the same markup at a
 * fifth of the weight. The same code whatever NODE_ENV says, since the bundle is kept and shared.
 */
export const islandRuntime = {
  resolve: {
    alias: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies InlineConfig

/** Islands have no styles of their own and few chunks: the bundler's code for preloading those would only weigh. */
export const plainImports: Plugin = {
  name: 'lectern:plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
}
