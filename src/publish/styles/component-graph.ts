// Which source files a component is made of: what it imports, what those import, and so on, as the bundler sees it.
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Paths are below the project's folder, with forward slashes. */
export type Files = ReadonlySet<string>

export class ComponentGraph {
  private constructor(private readonly imports: ReadonlyMap<string, readonly string[]>) {}

  /** Follows imports of values, globs included, from the given files; packages are left out. */
  static async from(root: string, entries: readonly string[]): Promise<ComponentGraph> {
    const { build } = await import('vite')
    const imports = new Map<string, readonly string[]>()
    const pathOf = (id: string) => relative(root, id).replaceAll('\\', '/')
    const noting: Plugin = {
      name: 'lectern:component-graph',
      enforce: 'pre',
      resolveId: (id) => (/^(?:[./\0]|[A-Z]:)/i.test(id) ? undefined : { id, external: true }),
      buildEnd() {
        for (const id of this.getModuleIds()) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          imports.set(pathOf(id), [...importedIds, ...dynamicallyImportedIds].map(pathOf))
        }
      },
    }
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'client',
      plugins: [noting],
      build: {
        minify: false,
        rolldownOptions: { input: entries.map((path) => join(root, path)), treeshake: false },
      },
    })
    return new ComponentGraph(imports)
  }

  /** The files that lead to `file`s parts, itself included; `except` and whatever only they lead to is left out. */
  reach(file: string, except: Iterable<string> = []): Set<string> {
    const left = new Set(except)
    const reached = new Set<string>()
    const walk = (path: string) => {
      if (reached.has(path) || left.has(path) || !this.imports.has(path)) return
      reached.add(path)
      for (const next of this.importsOf(path)) walk(next)
    }
    walk(file)
    return reached
  }

  importsOf(file: string): readonly string[] {
    return this.imports.get(file) ?? []
  }
}
