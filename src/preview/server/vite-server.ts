// Opens Vite inside the preview's HTTP server.
import { createReadStream, existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { presetFont } from '../../presets/preset-files.ts'

export interface ViteOptions {
  root: string
  server: Server
  publicFolder: string
  /** The folder of Vite's cache. */
  cache: string
  /** Plugins that compile the site's own blocks. */
  plugins?: Plugin[]
  /** Folders of own blocks that Vite may serve. */
  ownSource?: string[]
  /** Called when a source file of the engine has changed. */
  onSource: () => void
}

/** The folder of the compiled preview in the package, below the engine's folder. */
export const packedFolder = 'lib/preview'

/** Opens Vite for the compiled engine, where only the manifest and own blocks are live. */
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

/** Reports changes of the engine's source. Vite calls the hook once per environment; the engine runs in `ssr`. */
function engineNews(root: string, onSource: () => void): Plugin {
  const source = `${root.replaceAll('\\', '/')}/src/`
  return {
    name: 'lectern:engine',
    hotUpdate({ file }) {
      if (this.environment.name === 'ssr' && file.startsWith(source)) onSource()
    },
  }
}

/** Serves the fonts of presets. `engine` is the engine's folder. A font of the same name in `publicFolder` wins. */
const presetFaces = (engine: string, publicFolder: string): Plugin => ({
  name: 'lectern:preset-faces',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, name = ''] = /^\/fonts\/([^/?]+)$/.exec(request.url ?? '') ?? []
      const file = name === '' || existsSync(join(publicFolder, 'fonts', name)) ? undefined : presetFont(engine, name)
      if (file === undefined) return next()
      response.setHeader('content-type', 'font/woff2')
      createReadStream(file).pipe(response)
    })
  },
})
