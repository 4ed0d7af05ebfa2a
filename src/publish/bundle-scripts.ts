// Bundles islands and page scripts into files for the browser.
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { sharedReact } from '../public/shared-react.ts'

export interface ScriptFiles {
  /** Addresses of the script and its static imports, the script first. */
  atOnce: string[]
  /** Addresses of its dynamic imports. */
  later: string[]
}

export interface Bundled {
  /** File below the site's root → its text. */
  files: Record<string, string>
  /** Paths of all bundled modules. */
  modules: string[]
}

/** Bundles all islands together, so that they share one cached file with React. */
export async function bundleIslands(
  root: string,
  paths: Record<string, string>,
): Promise<Bundled & { islands: Record<string, ScriptFiles> }> {
  const chunks = await bundle(root, paths, {
    codeSplitting: {
      groups: [
        {
          name: 'react',
          test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/client\/(?:mount-island|island-boundary|typed-values|supabase)\./,
        },
      ],
    },
  })
  const entries = chunks.filter(({ isEntry }) => isEntry)
  return {
    ...bundledOf(chunks),
    islands: Object.fromEntries(entries.map((entry) => [entry.name, filesOf(entry, chunks)])),
  }
}

/** Bundles one page script into a single file, which needs no further request. Throws when it is more than one. */
export async function bundlePageScript(
  root: string,
  name: string,
  path: string,
): Promise<Bundled & { script: ScriptFiles }> {
  const chunks = await bundle(root, { [name]: path })
  const [entry] = chunks
  if (!entry || chunks.length > 1) throw new Error(`The script ${name} is to be one file.`)
  return { ...bundledOf(chunks), script: filesOf(entry, chunks) }
}

async function bundle(root: string, paths: Record<string, string>, output: Rolldown.OutputOptions = {}) {
  const { build } = await import('vite')
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'client',
    plugins: [sharedReact],
    build: {
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, join(root, path)])),
        output: { entryFileNames: 'assets/[name].[hash].js', chunkFileNames: 'assets/[name].[hash].js', ...output },
      },
    },
  })
  return 'output' in made ? made.output.filter((file) => file.type === 'chunk') : []
}

const bundledOf = (chunks: readonly Rolldown.OutputChunk[]): Bundled => ({
  files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
  modules: chunks.flatMap(({ moduleIds }) => moduleIds),
})

function filesOf(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): ScriptFiles {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (from: readonly string[], next: (chunk: Rolldown.OutputChunk) => readonly string[]): string[] => {
    const reached = new Set(from)
    for (const name of reached) {
      const chunk = named.get(name)
      if (chunk) for (const other of next(chunk)) reached.add(other)
    }
    return [...reached]
  }
  const atOnce = reach([entry.fileName], ({ imports }) => imports)
  const all = reach(atOnce, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  const address = (name: string) => `/${name}`
  return { atOnce: atOnce.map(address), later: all.filter((name) => !atOnce.includes(name)).map(address) }
}
