import type { AliasOptions, Plugin } from 'vite'

/**
 * Islands are written for React, which draws them when a page is built; in the browser Preact wakes the same markup at a
 * fifth of the weight.
 */
export const islandRuntime: AliasOptions = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
]

/** Islands have no styles of their own and few chunks: the bundler's code for preloading those would only weigh. */
export const plainImports: Plugin = {
  name: 'lectern:plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
}
