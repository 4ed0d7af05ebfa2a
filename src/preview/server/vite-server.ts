// Vite, inside the preview's own server: it serves the source to the browser and keeps it live.
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { presetFaces } from './preset-faces.ts'

export interface ViteOptions {
  root: string
  server: Server
  publicFolder: string
  /** Where prepared packages are kept. */
  cache: string
  /** For blocks of the site's own: what compiles them, and where they stand. */
  plugins?: Plugin[]
  ownSource?: string[]
  /** Called when source has changed that the engine is made of. */
  onSource: () => void
}

/** What the package holds of the preview, below the engine's folder. */
export const packedFolder = 'lib/preview'

/** For what the package has compiled: nothing of the engine is live then, only the manifest. */
export async function openPackedVite(options: ViteOptions): Promise<ViteDevServer> {
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
      allowedHosts: true,
      fs: { allow: [home, ...ownSource] },
    },
  })
}

export async function openVite(options: ViteOptions): Promise<ViteDevServer> {
  const { root, server, publicFolder, cache, onSource, plugins = [], ownSource = [] } = options
  const { createServer } = await import('vite')
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    publicDir: existsSync(publicFolder) ? publicFolder : false,
    cacheDir: cache,
    plugins: [...plugins, presetFaces(root, publicFolder), engineNews(root, onSource)],
    server: { ws: { server }, allowedHosts: true, fs: { allow: [cache, ...ownSource] } },
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
