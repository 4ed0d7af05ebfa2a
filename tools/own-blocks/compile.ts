// Own blocks as code: for the commands, which check and render them, and for visitors' browsers, which hydrate their islands.
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import type { Fault } from '../../src/problems/fault.ts'
import { passingOn } from '../../src/public/react-names.ts'
import type { ScriptFiles } from '../../src/publish/bundle-scripts.ts'
import { compileFault, missingPackage } from './block-faults.ts'
import type { OwnFolder } from './folders.ts'
import type { InputsOfBuild } from './inputs.ts'

export interface Places {
  /** The engine's folder. */
  engine: string
  /** The site's folder. */
  site: string
  /** The folder of the compiled commands. */
  commands: string
}

const entry = '\0own-blocks'

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

/** Writes `blocks.mjs` to `out`, with its source map: by type the schema, the view, the style and the examples. */
export async function compileBlocks(
  folders: readonly OwnFolder[],
  out: string,
  places: Places,
  inputs: InputsOfBuild,
): Promise<void> {
  const { build } = await import('vite')
  const require = createRequire(join(places.engine, 'package.json'))
  const outside: Record<string, string> = {
    lectern: join(places.commands, 'lectern.cjs'),
    'lectern/island': join(places.commands, 'island.cjs'),
  }
  // The React of the engine: a second one would not see the engine's contexts.
  for (const id of ['react', 'react/jsx-runtime', 'react-dom']) outside[id] = require.resolve(id)
  let refused: Fault | undefined
  const plugin: Plugin = {
    name: 'lectern:own-blocks',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === entry) return id
      if (id.startsWith('file:')) return { id, external: true }
      if (Object.hasOwn(outside, id)) return `\0outside:${id}`
      if (importer === undefined || /^[./\0]|^node:/.test(id) || isBuiltin(id)) return undefined
      // Vite leaves a package that is not there to the moment the bundle is loaded.
      const found = await this.resolve(id, importer, { skipSelf: true })
      if (found && !found.external) return found
      refused = missingPackage(id, importer, places.site)
      throw refused
    },
    load(id) {
      if (id === entry) return entryOf(folders)
      return id.startsWith('\0outside:') ? namesOf(outside[id.slice('\0outside:'.length)] ?? '') : undefined
    },
  }
  const made = tried(places.site, () =>
    build({
      ...common(places.site),
      plugins: [plugin, inputs.plugin()],
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

function entryOf(folders: readonly OwnFolder[]): string {
  const lines = folders.map(({ path, hasStyle }, at) => {
    const from = (file: string) => JSON.stringify(`${path.replaceAll('\\', '/')}/${file}`)
    const style = hasStyle ? `import style${at} from ${from('style.css?inline')}` : `const style${at} = ''`
    // As namespaces: a file without a default export has a sentence of its own.
    return `import * as schema${at} from ${from('schema.ts')}\nimport * as view${at} from ${from('view.tsx')}\nimport examples${at} from ${from('examples.yaml?raw')}\n${style}`
  })
  const members = folders.map(
    ({ type }, at) =>
      `${JSON.stringify(type)}: { schema: schema${at}.default, view: view${at}.default, style: style${at}, examples: examples${at} }`,
  )
  return `${lines.join('\n')}\nexport const blocks = { ${members.join(', ')} }\n`
}

export interface CompiledIslands {
  /** Type → its script and what it imports at once. */
  islands: Record<string, ScriptFiles>
  /** File below the site's root → its text. */
  files: Record<string, string>
}

/** `kit` is the engine's file with React, which every own island imports. */
export async function compileIslands(
  folders: readonly OwnFolder[],
  kit: ScriptFiles | undefined,
  { site }: Places,
  inputs: InputsOfBuild,
): Promise<CompiledIslands> {
  const own = folders.filter(({ hasIsland }) => hasIsland)
  const address = kit?.atOnce[0]
  if (own.length === 0 || !kit || address === undefined) return { islands: {}, files: {} }
  const { build } = await import('vite')
  const plugin: Plugin = {
    name: 'lectern:own-islands',
    enforce: 'pre',
    resolveId(id) {
      if (id === address) return { id, external: 'absolute' }
      if (id === 'lectern')
        throw new Error('An island imports from "react" and "lectern/island"; what is in "lectern" is for views.')
      return passingOn(id, address) === undefined ? undefined : `\0kit:${id}`
    },
    load: (id) => (id.startsWith('\0kit:') ? passingOn(id.slice(5), address) : undefined),
  }
  const made = await tried(site, () =>
    build({
      ...common(site),
      plugins: [plugin, inputs.plugin()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          input: Object.fromEntries(own.map(({ type, path }) => [type, join(path, 'island.tsx')])),
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
