// Vite plugin for the stylesheet of all components: src/ui/base/site.css, then the sheets beside the components. Imported as
// `virtual:lectern-styles`.
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { filesUnder } from '../../src/files-under.ts'

const name = 'virtual:lectern-styles'

/** Folder → cascade layer of its sheets. The first matching folder counts. */
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
  /** Puts each sheet into a sublayer named by its path, so that the stylesheet can be taken apart again. */
  apart?: boolean
}

/** `root` is the project's folder. */
export function componentStyles(root: string, { apart = false }: Options = {}): Plugin {
  // A path inside the project, so that its imports resolve and Tailwind processes it.
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

/** Lists the sheets in their order: by layer, then by name, `header.css` before `header-row/`. */
function sheetsBelow(root: string) {
  return filesUnder(join(root, 'src'))
    .flatMap((name) => {
      const path = `src/${name}`
      const layer = name.endsWith('.css') ? layerOf(path) : undefined
      return layer ? [{ path, layer }] : []
    })
    .sort((a, b) => rankOf(a.path) - rankOf(b.path) || (stem(a.path) < stem(b.path) ? -1 : 1))
}

const stem = (path: string) => path.replace(/\.css$/, '')

const rankOf = (path: string) => layers.findIndex(([folder]) => path.replaceAll('\\', '/').startsWith(`${folder}/`))

const layerOf = (path: string): string | undefined => layers[rankOf(path)]?.[1]
