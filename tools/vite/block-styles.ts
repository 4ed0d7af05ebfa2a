// The stylesheet of all blocks, for the preview: the shared sheet, then each block's own in the same layer as in the finished
// site. Imported as `virtual:lectern-styles`.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:lectern-styles'

/** `root` is the project's folder. */
export function blockStyles(root: string): Plugin {
  // Its name ends as a stylesheet's does and has a folder, so that what it imports is found and Tailwind takes it up.
  const file = `${root.replaceAll('\\', '/')}/src/preview/all-blocks.css`
  return {
    name: 'lectern:block-styles',
    resolveId: (id) => (id === name || id === `${name}?inline` ? id.replace(name, file) : undefined),
    load(id) {
      if (id !== file && id !== `${file}?inline`) return undefined
      const sheets = readdirSync(join(root, 'src', 'blocks'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
      return ['@import "../ui/site.css";', ...sheets.map((path) => `@import "../../${path}" layer(components);`)].join(
        '\n',
      )
    },
    hotUpdate({ type, file: changed, modules }) {
      if (type === 'update' || !changed.endsWith('.css') || !changed.includes('/src/blocks/')) return undefined
      const { moduleGraph } = this.environment
      return [...modules, ...[file, `${file}?inline`].flatMap((id) => moduleGraph.getModuleById(id) ?? [])]
    },
  }
}
