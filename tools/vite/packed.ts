// Vite plugins for compiling the package.
import type { Plugin } from 'vite'

/** Packages that compile styles and scripts of the engine's source. The package has the results. */
export const makers = ['@tailwindcss/node', '@tailwindcss/vite', '@vitejs/plugin-react']

/** Those, and packages that only visitors' browsers load, which the package has in `lib/client.json`. */
const absent = [...makers, '@supabase/supabase-js']

export const notPacked: Plugin = {
  name: 'lectern:not-packed',
  enforce: 'pre',
  resolveId: (id) => (absent.includes(id) ? `\0not-packed:${id}` : undefined),
  load: (id) =>
    id.startsWith('\0not-packed:')
      ? `throw new Error('${id.slice(12)} is not part of the package.')\nexport default undefined\nexport const optimize = undefined\nexport const createClient = undefined`
      : undefined,
}

const later = '__lecternHot'

/** Keeps `import.meta.hot` through a build, because the preview's server provides it to the built script. */
export const hotLater: Plugin = {
  name: 'lectern:hot-later',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/preview/client/') && code.includes('import.meta.hot')
      ? code.replaceAll('import.meta.hot', later)
      : undefined,
  renderChunk: (code) => (code.includes(later) ? code.replaceAll(later, 'import.meta.hot') : undefined),
}
