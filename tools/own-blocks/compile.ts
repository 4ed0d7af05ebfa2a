// Own blocks as code: for the commands, which check and render them, and for visitors' browsers, which hydrate their islands.
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
  // The owner's tsconfig.json has no say: what is made is the same in every folder.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { tsconfigPaths: false },
})

const parts = ['schemas', 'views', 'things', 'examples', 'translations', 'styles'] as const

/** Writes `blocks.mjs` to `out`, with its source map: what the folders hold, by the names of `parts`. */
export async function compileBlocks(out: string, places: BlockPlaces, inputs: InputsOfBuild): Promise<void> {
  const { build } = await import('vite')
  const require = createRequire(join(places.engine, 'package.json'))
  const outside: Record<string, string> = {
    lectern: join(places.commands, 'lectern.cjs'),
    'lectern/island': join(places.commands, 'island.cjs'),
  }
  // The React of the engine: a second one would not see the engine's contexts.
  for (const id of ['react', 'react/jsx-runtime', 'react-dom']) outside[id] = require.resolve(id)
  let refused: Fault | undefined
  const packages: Plugin = {
    name: 'lectern:packages-of-own-blocks',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith('file:')) return { id, external: true }
      if (importer === undefined || /^[./\0]|^node:|^virtual:/.test(id) || isBuiltin(id) || Object.hasOwn(outside, id))
        return undefined
      // Vite leaves a package that is not there to the moment the bundle is loaded.
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
  const made = tried(places.site, () =>
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
  await made.catch((error: unknown) => {
    throw refused ?? error
  })
}

/** A module of the engine by its names, so that a name it has not is told when the blocks are compiled. */
function namesOf(file: string): string {
  const names = Object.keys(createRequire(file)(file)).filter((name) => name !== 'default' && name !== '__esModule')
  return `import all from ${JSON.stringify(pathToFileURL(file).href)}\nexport default all\nexport const { ${names.join(', ')} } = all\n`
}

export interface CompiledIslands {
  /** Type → its script and what it imports at once. */
  islands: Record<string, ScriptFiles>
  /** File below the site's root → its text. */
  files: Record<string, string>
}

/** `kit` is the engine's file with React, which every own island imports. */
export async function compileIslands(
  own: readonly BlockFolder[],
  kit: ScriptFiles | undefined,
  { site }: BlockPlaces,
  inputs: InputsOfBuild,
): Promise<CompiledIslands> {
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
  const made = await tried(site, () =>
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
  const chunks = 'output' in made ? made.output.filter((file) => file.type === 'chunk') : []
  return {
    files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    islands: Object.fromEntries(
      chunks
        .filter(({ isEntry }) => isEntry)
        .map(({ name, fileName, imports }) => {
          const its = imports.filter((one) => chunks.some((chunk) => chunk.fileName === one)).map((one) => `/${one}`)
          return [name, { atOnce: [`/${fileName}`, ...its, ...kit.atOnce], later: kit.later }]
        }),
    ),
  }
}

async function tried<T>(site: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw compileFault(cause, site)
  }
}
