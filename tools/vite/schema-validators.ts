// Vite plugin for the compiled schema, imported as `virtual:schema-validators`. ajv compiles it when the tools or tests are built.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { Cache, cacheFolder } from '../../src/cache/cache.mjs'
import { cachedValidators } from './compiled-schema.ts'

const name = 'virtual:schema-validators'
const require = createRequire(import.meta.url)

interface Options {
  /** Lets Node load the compiled code as a file, because it is megabytes that need no transformation. */
  isExternal?: boolean
}

/** `root` is the project's folder. */
export function schemaValidators(root: string, { isExternal = false }: Options = {}): Plugin {
  return {
    name: 'lectern:schema-validators',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const file = await validatorsOf(root)
      return isExternal ? `export * from ${JSON.stringify(file)}` : readFileSync(file, 'utf8')
    },
    // The compiled code does not import the schema, so its module is invalidated by hand.
    hotUpdate({ file, modules }) {
      const compiled = this.environment.moduleGraph.getModuleById(`\0${name}`)
      return compiled && /\/(?:schema|vocabulary)\b/.test(file) ? [...modules, compiled] : undefined
    },
  }
}

/** Returns the file of the compiled code. */
async function validatorsOf(root: string): Promise<string> {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport<{ publishedSchema: object }>(
    join(root, 'src/manifest/shape/published-schema.ts'),
    { root, configFile: false, logLevel: 'error' },
  )
  const schema = JSON.stringify(module.publishedSchema)
  const hash = createHash('sha256').update(require('ajv/package.json').version)
  for (const name of ['compiled-schema.ts', 'compact-validators.ts'])
    hash.update(readFileSync(join(import.meta.dirname, name)))
  const state = hash.update(schema).digest('hex').slice(0, 16)
  return cachedValidators(new Cache(cacheFolder(root)), state, () => schema)
}
