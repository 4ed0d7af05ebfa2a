// Compiles a site's own blocks twice: for the commands, which check and render them, and for browsers, which hydrate islands.
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { type BlockFolder, blockFiles } from '../../src/blocks/block-folders.ts'
import type { Fault } from '../../src/problems/fault.ts'
import { blockRoot } from '../../src/public/block-root.ts'
import { reexport } from '../../src/public/shared-react.ts'
import type { ScriptFiles } from '../../src/publish/bundle-scripts.ts'
import { compileFault, missingPackage } from './block-faults.ts'
import type { InputsOfBuild } from './inputs.ts'

export interface BlockPlaces {
  /** The engine's folder. */
  engine: string
  /** The site's folder. */
  site: string
  /** The folder of the compiled commands. */
  commands: string
}

const entry = 'virtual:own-blocks'

const common = (site: string): InlineConfig => ({
  root: site,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'silent',
  // Ignores the owner's tsconfig.json, so that the output is the same in every folder.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { tsconfigPaths: false },
})

const parts = ['schemas', 'views', 'things', 'examples', 'translations', 'styles'] as const

/** Writes `blocks.mjs` and its source map to `out`. The module exports each of `parts`. */
export async function compileBlocks(out: string, places: BlockPlaces, inputs: InputsOfBuild): Promise<void> {
  const { build } = await import('vite')
  const require = createRequire(join(places.engine, 'package.json'))
  const outside: Record<string, string> = {
    lectern: join(places.commands, 'lectern.cjs'),
    'lectern/island': join(places.commands, 'island.cjs'),
  }
  // The engine's React: a second React would not see the engine's contexts.
  for (const id of ['react', 'react/jsx-runtime', 'react-dom']) outside[id] = require.resolve(id)
  let refused: Fault | undefined
  const packages: Plugin = {
    name: 'lectern:packages-of-own-blocks',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith('file:')) return { id, external: true }
      if (importer === undefined || /^[./\0]|^node:|^virtual:/.test(id) || isBuiltin(id) || Object.hasOwn(outside, id))
        return undefined
      // Vite would report a missing package only when the bundle is loaded.
      const found = await this.resolve(id, importer, { skipSelf: true })
      if (found && !found.external) return found
      refused = missingPackage(id, importer, places.site)
      throw refused
    },
  }
  const root = blockRoot({
    root: join(places.site, 'blocks'),
    parts,
    address: entry,
    shared: (id) => (Object.hasOwn(outside, id) ? { code: namesOf(outside[id] ?? '') } : undefined),
  })
  const built = withCompileFaults(places.site, () =>
    build({
      ...common(places.site),
      plugins: [root, packages, inputs.plugin()],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: out,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        sourcemap: true,
        cssMinify: true,
        rolldownOptions: { input: { blocks: entry }, output: { entryFileNames: '[name].mjs' } },
      },
    }),
  )
  await built.catch((error: unknown) => {
    throw refused ?? error
  })
}

/** Returns code that exports a module's names one by one, so that a wrong name fails while the blocks are compiled. */
function namesOf(file: string): string {
  const names = Object.keys(createRequire(file)(file)).filter((name) => name !== 'default' && name !== '__esModule')
  return `import all from ${JSON.stringify(pathToFileURL(file).href)}\nexport default all\nexport const { ${names.join(', ')} } = all\n`
}

/** Compiles the islands: files by path below the site's root, and for each block type its script and what it imports. `kit` is the engine's script with React, which every own island imports. Throws a Fault for their errors. */
export async function compileIslands(
  own: readonly BlockFolder[],
  kit: ScriptFiles | undefined,
  { site }: BlockPlaces,
  inputs: InputsOfBuild,
) {
  const address = kit?.atOnce[0]
  if (!kit || address === undefined) throw new Error('The client bundle has no file with React for own islands.')
  const { build } = await import('vite')
  const root = blockRoot({
    root: join(site, 'blocks'),
    parts: [],
    address: entry,
    shared(id) {
      if (id === 'lectern')
        throw new Error('An island imports from "react" and "lectern/island"; what is in "lectern" is for views.')
      const code = reexport(id, address)
      return code === undefined ? undefined : { code }
    },
  })
  const kitAddress: Plugin = {
    name: 'lectern:kit',
    enforce: 'pre',
    resolveId: (id) => (id === address ? { id, external: 'absolute' } : undefined),
  }
  const built = await withCompileFaults(site, () =>
    build({
      ...common(site),
      plugins: [kitAddress, root, inputs.plugin()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          input: Object.fromEntries(own.map(({ type, path }) => [type, join(path, blockFiles.islands)])),
          output: { entryFileNames: 'assets/[name].[hash].js', chunkFileNames: 'assets/[name].[hash].js' },
        },
      },
    }),
  )
  const chunks = 'output' in built ? built.output.filter((file) => file.type === 'chunk') : []
  return {
    files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    islands: Object.fromEntries(
      chunks
        .filter(({ isEntry }) => isEntry)
        .map(({ name, fileName, imports }) => {
          const own = imports
            .filter((each) => chunks.some((chunk) => chunk.fileName === each))
            .map((each) => `/${each}`)
          return [name, { atOnce: [`/${fileName}`, ...own, ...kit.atOnce], later: kit.later }]
        }),
    ),
  }
}

async function withCompileFaults<T>(site: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw compileFault(cause, site)
  }
}
