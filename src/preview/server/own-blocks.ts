// The blocks of a site's own in the preview's pages: as they are written, compiled by Vite, with the React that is there already.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { blockRoot } from '../../public/block-root.ts'
import { reexport } from '../../public/shared-react.ts'

/** Address of the script that puts them where the pages look; it comes before the one that draws. */
export const ownBlocksScript = '/__lectern/own-blocks.js'
/** The file of the package with React and all that own blocks may import. */
const kit = '/__lectern/client/kit.js'

export const hasOwnBlocks = (): boolean => ownBlocks() !== undefined

/** What own blocks import from the engine. */
export interface SharedModules {
  /** A module, by its name, in place of one that has to be found. */
  module: (name: string, engine: string) => { id: string } | { code: string } | undefined
  /** The file from which React is found; left out, a module stands for it. The site's folder need not have React. */
  reactFrom?: (engine: string) => string
}

const publicSource = (engine: string, name: string) => join(engine, 'src/public', name)

export const sharedBySource: SharedModules = {
  module(name, engine) {
    const file = { lectern: 'index.ts', 'lectern/island': 'island.ts' }[name]
    return file === undefined ? undefined : { id: publicSource(engine, file) }
  },
  reactFrom: (engine) => publicSource(engine, 'index.ts'),
}

export const sharedByPackage: SharedModules = {
  module(name) {
    if (name === 'lectern') return { id: kit }
    const code = reexport(name, kit)
    return code === undefined ? undefined : { code }
  },
}

interface OwnBlocksOptions {
  /** The folder they stand in. */
  root: string
  /** The engine's folder. */
  engine: string
  shared: SharedModules
  /** Called with a sentence for the author when something has changed that is read as the preview starts. */
  onStale: (message: string) => void
}

/** Views, styles and islands are live. What a block takes, its examples and which blocks there are is known from the start. */
const fromStart = /\/(?:schema\.ts|(?:examples|translations)\.yaml)$/

/** Cascade layers as src/ui/base/site.css has them: the first to name them ranks them. */
const layers = '@layer theme, base, components, blocks, utilities;'

const registration = `const each = (found, of) => Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split('/').at(-2), of(one)]))
globalThis[Symbol.for('lectern.own-blocks')] = { schemas: {}, views: each(views, (one) => one.default), islands: each(islands, (one) => one.default) }
const style = document.createElement('style')
style.textContent = ${JSON.stringify(layers)} + Object.values(styles).map((css) => '@layer blocks{' + css + '}').join('')
document.head.append(style)
`

export function ownBlocksPlugins({ root, engine, shared, onStale }: OwnBlocksOptions): Plugin[] {
  const folder = `${root.replaceAll('\\', '/')}/`
  const compiled = blockRoot({
    root,
    parts: ['views', 'islands', 'styles'],
    besides: registration,
    address: ownBlocksScript,
    isOwn: (importer) => importer.startsWith(folder),
    shared: (id) => shared.module(id, engine),
  })
  return [compiled, live(folder, shared.reactFrom?.(engine), onStale)]
}

function live(folder: string, reactFrom: string | undefined, onStale: (message: string) => void): Plugin {
  const reported = new Set<string>()
  return {
    name: 'lectern:own-blocks',
    enforce: 'pre',
    // Vite watches what pages import, and a schema is imported by none.
    configureServer: ({ watcher }) => void watcher.add(folder.slice(0, -1)),
    resolveId(id, importer = '') {
      const isReact = importer.startsWith(folder) && reexport(id, '') !== undefined
      return isReact && reactFrom !== undefined ? this.resolve(id, reactFrom) : undefined
    },
    hotUpdate({ file, type, server }) {
      if (!file.startsWith(folder) || this.environment.name !== 'client') return undefined
      const below = file.slice(folder.length)
      const [block = ''] = below.split('/')
      const isKnown = block in (ownBlocks()?.schemas ?? {})
      if (!isKnown || fromStart.test(file)) {
        const message = isKnown ? `blocks/${below} has changed` : `blocks/${block} is new`
        // Every file of a new block is one piece of news.
        if (isKnown || !reported.has(block))
          onStale(`${message}, and is read when the preview starts: end it with Ctrl+C and start it again.`)
        reported.add(block)
        return []
      }
      const { moduleGraph } = this.environment
      const made = [...(moduleGraph.getModulesByFile(`${folder}own-blocks.js`) ?? [])]
      // A style or an island that came or went.
      if (type !== 'update') for (const one of made) moduleGraph.invalidateModule(one)
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}
