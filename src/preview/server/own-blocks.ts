// The blocks of a site's own in the preview's pages: as they are written, compiled by Vite, with the React that is there already.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { passingOn } from '../../public/react-names.ts'

/** Address of the script that puts them where the pages look; it comes before the one that draws. */
export const ownBlocksScript = '/__lectern/own-blocks.js'
const id = '\0own-blocks'

export const hasOwnBlocks = (): boolean => ownBlocks() !== undefined

interface OwnBlocksOptions {
  /** The site's folder. */
  site: string
  /** The engine's folder. */
  engine: string
  isPacked: boolean
  /** Called with a sentence for the author when something has changed that is read as the preview starts. */
  onStale: (said: string) => void
}

/** Views, styles and islands are live. What a block takes, its examples and which blocks there are is known from the start. */
const fromStart = /\/(?:schema\.ts|examples\.yaml)$/

export function ownBlocksPlugin({ site, engine, isPacked, onStale }: OwnBlocksOptions): Plugin {
  const folder = `${join(site, 'blocks').replaceAll('\\', '/')}/`
  const ours: Record<string, string> = isPacked
    ? { lectern: '/__lectern/client/kit.js', 'lectern/island': '/__lectern/client/kit.js' }
    : { lectern: join(engine, 'src/public/index.ts'), 'lectern/island': join(engine, 'src/public/island.ts') }
  const told = new Set<string>()
  return {
    name: 'lectern:own-blocks',
    enforce: 'pre',
    // Vite watches what pages import, and a schema is imported by none.
    configureServer: ({ watcher }) => void watcher.add(folder.slice(0, -1)),
    async resolveId(asked, importer = '') {
      if (asked === ownBlocksScript) return id
      if (importer !== id && !importer.startsWith(folder)) return undefined
      const file = ours[asked]
      if (file !== undefined) return isPacked ? this.resolve(file) : file
      if (passingOn(asked, '') === undefined) return undefined
      return isPacked ? `\0kit:${asked}` : this.resolve(asked, join(engine, 'src/public/index.ts'))
    },
    load(asked) {
      if (asked === id) return codeOf(folder)
      return asked.startsWith('\0kit:') ? passingOn(asked.slice(5), '/__lectern/client/kit.js') : undefined
    },
    hotUpdate({ file, type, server }) {
      if (!file.startsWith(folder) || this.environment.name !== 'client') return undefined
      const below = file.slice(folder.length)
      const [block = ''] = below.split('/')
      const isKnown = block in (ownBlocks()?.schemas ?? {})
      if (!isKnown || fromStart.test(file)) {
        const said = isKnown ? `blocks/${below} has changed` : `blocks/${block} is new`
        // Every file of a new block is one piece of news.
        if (isKnown || !told.has(block))
          onStale(`${said}, and is read when the preview starts: end it with Ctrl+C and start it again.`)
        told.add(block)
        return []
      }
      const { moduleGraph } = this.environment
      const made = moduleGraph.getModuleById(id)
      // A style or an island that came or went.
      if (made && type !== 'update') moduleGraph.invalidateModule(made)
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Cascade layers as src/ui/base/site.css has them: the first to name them ranks them. */
const layers = '@layer theme, base, components, blocks, utilities;'

function codeOf(folder: string): string {
  const types = Object.keys(ownBlocks()?.schemas ?? {})
  const imports: string[] = []
  const members = { views: [] as string[], islands: [] as string[], styles: [] as string[] }
  for (const [at, type] of types.entries()) {
    const path = (file: string) => JSON.stringify(`${folder}${type}/${file}`)
    const name = JSON.stringify(type)
    imports.push(`import view${at} from ${path('view.tsx')}`)
    members.views.push(`${name}: view${at}`)
    if (existsSync(join(folder, type, 'island.tsx'))) {
      imports.push(`import island${at} from ${path('island.tsx')}`)
      members.islands.push(`${name}: island${at}.Component`)
    }
    if (existsSync(join(folder, type, 'style.css'))) {
      imports.push(`import style${at} from ${path('style.css?inline')}`)
      members.styles.push(`style${at}`)
    }
  }
  return `${imports.join('\n')}
globalThis[Symbol.for('lectern.own-blocks')] = { schemas: {}, views: { ${members.views} }, islands: { ${members.islands} } }
const style = document.createElement('style')
style.textContent = ${JSON.stringify(layers)} + [${members.styles}].map((css) => '@layer blocks{' + css + '}').join('')
document.head.append(style)
`
}
