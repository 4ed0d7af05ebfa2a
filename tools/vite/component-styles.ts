// One stylesheet of everything that components look like: src/ui/base/site.css, then the sheets that stand beside the components.
// Imported as `virtual:lectern-styles`.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:lectern-styles'

/** Where sheets stand → the cascade layer of their rules. The first folder that fits counts. */
const layers: readonly [folder: string, layer: string][] = [
  ['src/ui/base', ''],
  ['src/ui/elements', 'base'],
  ['src/ui', 'components'],
  ['src/render', 'components'],
  ['src/sign-in', 'components'],
  ['src/forms', 'components'],
  ['src/blocks', 'blocks'],
]

interface Options {
  /** Gives each sheet a layer of its own within its layer, named by its path, so that the whole can be taken apart again. */
  apart?: boolean
}

/** `root` is the project's folder. */
export function componentStyles(root: string, { apart = false }: Options = {}): Plugin {
  // Its name has a folder, so that what it imports is found and Tailwind takes it up.
  const file = `${root.replaceAll('\\', '/')}/src/ui/base/all-components.css`
  return {
    name: 'lectern:component-styles',
    resolveId: (id) => (id === name || id === `${name}?inline` ? id.replace(name, file) : undefined),
    load(id) {
      if (id !== file && id !== `${file}?inline`) return undefined
      const imports = sheetsBelow(root).map(({ path, layer }) => {
        const own = apart ? `${layer}.${path.replace(/[^\w-]/g, '\\$&')}` : layer
        return `@import "../../../${path}" layer(${own});`
      })
      return ['@import "./site.css";', ...imports].join('\n')
    },
    hotUpdate({ type, file: changed, modules }) {
      if (type === 'update' || !changed.endsWith('.css') || !layerOf(relative(root, changed))) return undefined
      const { moduleGraph } = this.environment
      return [...modules, ...[file, `${file}?inline`].flatMap((id) => moduleGraph.getModuleById(id) ?? [])]
    },
  }
}

/** The sheets beside components; `header.css` goes before what stands in `header-row/`, and so on. */
function sheetsBelow(root: string) {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .flatMap((path) => {
      const layer = layerOf(path)
      return layer ? [{ path, layer }] : []
    })
    .sort((a, b) => rankOf(a.path) - rankOf(b.path) || (stem(a.path) < stem(b.path) ? -1 : 1))
}

const stem = (path: string) => path.replace(/\.css$/, '')

const rankOf = (path: string) => layers.findIndex(([folder]) => path.replaceAll('\\', '/').startsWith(`${folder}/`))

const layerOf = (path: string): string | undefined => layers[rankOf(path)]?.[1]
