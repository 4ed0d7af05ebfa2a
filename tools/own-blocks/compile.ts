// Own blocks as code: for the commands, which check and render them, and for visitors' browsers, which hydrate their islands.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { passingOn } from '../../src/public/react-names.ts'
import type { ScriptFiles } from '../../src/publish/bundle-scripts.ts'
import { bad, type OwnFolder } from './folders.ts'

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

/** Writes `blocks.mjs` to `out`: by type the schema, the view, the style and the examples. */
export async function compileBlocks(folders: readonly OwnFolder[], out: string, places: Places): Promise<void> {
  const { build } = await import('vite')
  const require = createRequire(join(places.engine, 'package.json'))
  const outside: Record<string, string> = {
    lectern: join(places.commands, 'lectern.cjs'),
    'lectern/island': join(places.commands, 'island.cjs'),
  }
  // The React of the engine: a second one would not see the engine's contexts.
  for (const id of ['react', 'react/jsx-runtime', 'react-dom']) outside[id] = require.resolve(id)
  const plugin: Plugin = {
    name: 'lectern:own-blocks',
    enforce: 'pre',
    resolveId(id) {
      if (id === entry) return id
      const file = outside[id]
      return file === undefined ? undefined : { id: pathToFileURL(file).href, external: true }
    },
    load: (id) => (id === entry ? entryOf(folders) : undefined),
  }
  await tried(() =>
    build({
      ...common(places.site),
      plugins: [plugin],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: out,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        cssMinify: true,
        rolldownOptions: { input: { blocks: entry }, output: { entryFileNames: '[name].mjs' } },
      },
    }),
  )
}

function entryOf(folders: readonly OwnFolder[]): string {
  const lines = folders.map(({ path, hasStyle }, at) => {
    const from = (file: string) => JSON.stringify(`${path.replaceAll('\\', '/')}/${file}`)
    const style = hasStyle ? `import style${at} from ${from('style.css?inline')}` : `const style${at} = ''`
    return `import schema${at} from ${from('schema.ts')}\nimport view${at} from ${from('view.tsx')}\nimport examples${at} from ${from('examples.yaml?raw')}\n${style}`
  })
  const members = folders.map(
    ({ type }, at) =>
      `${JSON.stringify(type)}: { schema: schema${at}, view: view${at}, style: style${at}, examples: examples${at} }`,
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
  const made = await tried(() =>
    build({
      ...common(site),
      plugins: [plugin],
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

async function tried<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw bad(
      `The blocks of this site cannot be compiled.\n\n${said}`,
      'Mend this file and run the command again.',
      cause,
    )
  }
}
