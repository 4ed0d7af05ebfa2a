// Compiles a site's own blocks with Vite for the preview's pages, with the React that the pages already have.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { blockRoot } from '../../public/block-root.ts'
import { reexport } from '../../public/shared-react.ts'

/** URL of the script that registers own blocks. It comes before the script that draws the page. */
export const ownBlocksScript = '/__lectern/own-blocks.js'
/** The file of the package that exports React and everything that own blocks may import. */
const kit = '/__lectern/client/kit.js'

export const hasOwnBlocks = (): boolean => ownBlocks() !== undefined

/** Resolves what own blocks import from the engine. */
export interface SharedModules {
  /** Returns the file or the code of a module by its name; undefined for modules that Vite resolves. */
  module: (name: string, engine: string) => { id: string } | { code: string } | undefined
  /** The file from which React is resolved, since the site's folder need not have it; left out where `module` returns React. */
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
  /** The folder of own blocks. */
  root: string
  /** The engine's folder. */
  engine: string
  shared: SharedModules
  /** Called with a sentence for the author when a file has changed that is only read at start. */
  onStale: (message: string) => void
}

/** Files that are only read at start. Views, styles and islands are live. */
const fromStart = /\/(?:schema\.ts|(?:examples|translations)\.yaml)$/

/** Cascade layers in the order of src/ui/base/site.css: the first declaration decides the order. */
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
    // Vite only watches what pages import, and no page imports a schema.
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
        // A new block of several files is reported once.
        if (isKnown || !reported.has(block))
          onStale(`${message}, and is read when the preview starts: end it with Ctrl+C and start it again.`)
        reported.add(block)
        return []
      }
      const { moduleGraph } = this.environment
      const made = [...(moduleGraph.getModulesByFile(`${folder}own-blocks.js`) ?? [])]
      // A style or island was added or removed: the list of imports is compiled again.
      if (type !== 'update') for (const one of made) moduleGraph.invalidateModule(one)
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}
