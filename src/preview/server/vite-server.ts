// Vite, inside the preview's own server: it serves the source to the browser and keeps it live.
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { schemaValidators } from '../../../tools/setup/schema-validators.mjs'

export interface ViteOptions {
  root: string
  server: Server
  publicFolder: string
  /** Where prepared packages are kept. */
  cache: string
  /** Names besides this machine's own that may be asked for; whoever is not allowed never gets here. */
  allowedHosts: true | string[]
  /** Called when source has changed that the engine is made of. */
  onSource: () => void
}

const packages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@supabase/supabase-js',
  'mdast-util-from-markdown',
]

export async function openVite(options: ViteOptions): Promise<ViteDevServer> {
  const { root, server, publicFolder, cache, onSource } = options
  const [{ createServer }, { default: react }, { default: tailwind }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ])
  return createServer({
    root,
    configFile: false,
    envFile: false,
    appType: 'custom',
    mode: 'development',
    logLevel: 'error',
    clearScreen: false,
    publicDir: existsSync(publicFolder) ? publicFolder : false,
    cacheDir: cache,
    plugins: [react(), tailwind(), schemaValidators(root), styles(root), engineNews(root, onSource)],
    resolve: { dedupe: ['react', 'react-dom'] },
    optimizeDeps: { include: packages, entries: ['src/preview/client/main.tsx'] },
    server: {
      middlewareMode: true,
      ws: { server },
      cors: false,
      allowedHosts: options.allowedHosts,
      fs: {
        strict: true,
        allow: [join(root, 'src'), join(root, 'supabase', 'functions', '_shared'), cache, realModules(root)],
      },
      watch: {
        ignored: ['**/.lectern/**', '**/dist/**', '**/docs/**', '**/tests/**', '**/.git/**', '**/node_modules/**'],
      },
      warmup: { clientFiles: ['./src/preview/client/main.tsx'] },
    },
  })
}

const realModules = (root: string) => realpathSync(join(root, 'node_modules'))

/** The address under which the browser asks for the stylesheet of all blocks. */
export const stylesId = 'virtual:lectern-styles'

/** The shared sheet, then each block's own beside its component: the same layers as in the finished site. */
function styles(root: string): Plugin {
  // Its name ends as a stylesheet's does and has a folder, so that what it imports is found and Tailwind takes it up.
  const file = `${root.replaceAll('\\', '/')}/src/preview/all-blocks.css`
  return {
    name: 'lectern:styles',
    resolveId: (id) => (id === stylesId || id === `${stylesId}?inline` ? id.replace(stylesId, file) : undefined),
    load(id) {
      if (id !== file && id !== `${file}?inline`) return undefined
      const sheets = readdirSync(join(root, 'src', 'blocks'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
      return [
        '@import "../ui/site.css";',
        ...sheets.map((path) => `@import "../../${path}" layer(components);`),
      ].join('\n')
    },
    hotUpdate({ type, file: changed, modules }) {
      if (type === 'update' || !changed.endsWith('.css') || !changed.includes('/src/blocks/')) return undefined
      const { moduleGraph } = this.environment
      return [...modules, ...[file, `${file}?inline`].flatMap((id) => moduleGraph.getModuleById(id) ?? [])]
    },
  }
}

/** Vite calls the hook once for each environment; the engine runs in one of them. */
function engineNews(root: string, onSource: () => void): Plugin {
  const source = `${root.replaceAll('\\', '/')}/src/`
  return {
    name: 'lectern:engine',
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'ssr' || !file.startsWith(source)) return undefined
      onSource()
      // What is compiled of the schema does not import it.
      const compiled = this.environment.moduleGraph.getModuleById('\0virtual:schema-validators')
      return compiled && /\/(?:schema|vocabulary)\b/.test(file) ? [...modules, compiled] : undefined
    },
  }
}
