// Vite, inside the preview's own server: it serves the source to the browser and keeps it live.
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { dirname, join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { hasOwnBlocks, ownBlocksPlugins } from './own-blocks.ts'
import { presetFaces } from './preset-faces.ts'
import type { PreviewOptions } from './preview-options.ts'

interface ViteOptions {
  root: string
  server: Server
  publicFolder: string
  /** Where prepared packages are kept. */
  cache: string
  /** Host names besides this machine's own; requests for others are refused before. */
  allowedHosts: true | string[]
  /** For blocks of the site's own: what compiles them, and where they stand. */
  plugins?: Plugin[]
  ownSource?: string[]
  /** Called when source has changed that the engine is made of. */
  onSource: () => void
}

/** Address of the script that draws the pages: as it is written, and as the package of the engine has it compiled. */
export const entries = { source: '/src/preview/client/main.tsx', packed: '/__lectern/client/main.js' }

/** What the package holds of the preview, below the engine's folder. */
export const packedFolder = 'lib/preview'

interface OpenedViteOptions extends Pick<ViteOptions, 'server' | 'publicFolder' | 'onSource'> {
  /** Called with what has changed that the preview takes up when it starts anew. */
  onStale: (message: string) => void
}

/** Vite as this preview needs it, with the blocks of the site's own. */
export function openedVite(
  { root, manifest, cache, isPacked = false }: Pick<PreviewOptions, 'root' | 'manifest' | 'cache' | 'isPacked'>,
  { onStale, ...options }: OpenedViteOptions,
): Promise<ViteDevServer> {
  const site = dirname(manifest)
  return (isPacked ? openPackedVite : openVite)({
    ...options,
    root,
    cache,
    plugins: ownBlocksPlugins({ site, engine: root, isPacked, onStale }),
    ownSource: hasOwnBlocks() ? [join(site, 'blocks')] : [],
    allowedHosts: true,
  })
}

/** The same for what the package has compiled: nothing of the engine is live then, only the manifest. */
async function openPackedVite(options: ViteOptions): Promise<ViteDevServer> {
  const { root, server, publicFolder, cache, plugins = [], ownSource = [] } = options
  const home = join(root, packedFolder)
  const { createServer } = await import('vite')
  return createServer({
    root: home,
    plugins: [...plugins, presetFaces(root, publicFolder)],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    configFile: false,
    envDir: false,
    logLevel: 'error',
    clearScreen: false,
    appType: 'custom',
    publicDir: existsSync(publicFolder) ? publicFolder : false,
    cacheDir: cache,
    optimizeDeps: { noDiscovery: true, include: [] },
    server: {
      middlewareMode: true,
      cors: false,
      ws: { server },
      allowedHosts: options.allowedHosts,
      fs: { allow: [home, ...ownSource] },
    },
  })
}

async function openVite(options: ViteOptions): Promise<ViteDevServer> {
  const { root, server, publicFolder, cache, onSource, plugins = [], ownSource = [] } = options
  const { createServer } = await import('vite')
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    publicDir: existsSync(publicFolder) ? publicFolder : false,
    cacheDir: cache,
    plugins: [...plugins, presetFaces(root, publicFolder), engineNews(root, onSource)],
    server: { ws: { server }, allowedHosts: options.allowedHosts, fs: { allow: [cache, ...ownSource] } },
  })
}

/** Vite calls the hook once for each environment; the engine runs in one of them. */
function engineNews(root: string, onSource: () => void): Plugin {
  const source = `${root.replaceAll('\\', '/')}/src/`
  return {
    name: 'lectern:engine',
    hotUpdate({ file }) {
      if (this.environment.name === 'ssr' && file.startsWith(source)) onSource()
    },
  }
}
