// Builds what a page with a form needs in the browser, the way a finished site has it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, minify, type Rolldown, transformWithOxc } from 'vite'

const root = join(import.meta.dirname, '../..')

export interface Built {
  /** Address → content of the files under /assets. */
  files: Map<string, string>
  island: string
  loader: string
  badges: string
  css: string
}

async function bundle(island: string): Promise<Rolldown.RolldownOutput> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwind()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: {
          'request-form': join(root, island),
          site: join(root, 'src/ui/site.css'),
        },
        // An island's script is imported for what it exports.
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
  if (Array.isArray(made) || !('output' in made)) throw new Error('One build was expected.')
  return made
}

/** A script that is written by hand and has no imports, as its own file. */
export async function loneScript(path: string): Promise<string> {
  const file = join(root, path)
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
  return (await minify(file, code, { module: true })).code
}

/** Builds as `build` does, whatever the tests themselves run as. */
async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    process.env.NODE_ENV = before
  }
}

/** With another island in place of the form's own, when one is given. */
export async function buildForm(source = 'src/blocks/request-form/island.tsx'): Promise<Built> {
  const { output } = await inProduction(() => bundle(source))
  const loader = await loneScript('src/client/loader.ts')
  const badges = await loneScript('src/client/remove-badges.ts')
  const files = new Map([
    ['/assets/loader.js', loader],
    ['/assets/remove-badges.js', badges],
  ])
  let css = ''
  let island = ''
  for (const part of output) {
    if (part.type === 'chunk') files.set(`/${part.fileName}`, part.code)
    if (part.type === 'chunk' && part.isEntry && part.name === 'request-form') island = `/${part.fileName}`
    if (part.type === 'asset' && part.fileName.endsWith('.css')) css += part.source
  }
  return { files, island, css, loader: '/assets/loader.js', badges: '/assets/remove-badges.js' }
}
