import type { Plugin } from 'vite'

/** Islands have no styles of their own and few chunks: Vite's code for preloading those would only weigh. */
export const plainImports: Plugin = {
  name: 'lectern:plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
}
