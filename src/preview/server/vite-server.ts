// Vite, inside the preview's own server: it serves the source to the browser and keeps it live.
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

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

export async function openVite(options: ViteOptions): Promise<ViteDevServer> {
  const { root, server, publicFolder, cache, onSource } = options
  const { createServer } = await import('vite')
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    publicDir: existsSync(publicFolder) ? publicFolder : false,
    cacheDir: cache,
    plugins: [engineNews(root, onSource)],
    server: { ws: { server }, allowedHosts: options.allowedHosts, fs: { allow: [cache] } },
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
