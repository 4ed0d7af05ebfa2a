import type { Plugin } from 'vite'

/** Islands have no styles of their own and few chunks, so preloading code would only add weight. */
export const plainImports: Plugin = {
  name: 'lectern:plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
}
