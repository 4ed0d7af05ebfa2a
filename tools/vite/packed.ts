// What the package needs besides when Vite compiles it.
import type { Plugin } from 'vite'

/** What makes styles and scripts of the engine's own source: the package brings them made. */
export const makers = ['@tailwindcss/node', '@tailwindcss/vite', '@vitejs/plugin-react']

/** With what visitors' browsers alone load, which it brings in `lib/client.json`. */
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

/** Keeps `import.meta.hot` through a build: the preview's server gives it to the finished script. */
export const hotLater: Plugin = {
  name: 'lectern:hot-later',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/preview/client/') && code.includes('import.meta.hot')
      ? code.replaceAll('import.meta.hot', later)
      : undefined,
  renderChunk: (code) => (code.includes(later) ? code.replaceAll(later, 'import.meta.hot') : undefined),
}
