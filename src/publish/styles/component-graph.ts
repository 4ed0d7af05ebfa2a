// Finds the source files of a component: its imports and theirs, as the bundler resolves them.
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

export class ComponentGraph {
  private constructor(private readonly imports: ReadonlyMap<string, readonly string[]>) {}

  /** Follows imports, including globs, from the given files; ignores type imports and packages. */
  static async from(root: string, entries: readonly string[]): Promise<ComponentGraph> {
    const { build } = await import('vite')
    const imports = new Map<string, readonly string[]>()
    const pathOf = (id: string) => relative(root, id).replaceAll('\\', '/')
    const recorder: Plugin = {
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
      plugins: [recorder],
      build: {
        minify: false,
        rolldownOptions: { input: entries.map((path) => join(root, path)), treeshake: false },
      },
    })
    return new ComponentGraph(imports)
  }

  /** Returns `file` and everything it imports, except what is reached only through `except`. */
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
