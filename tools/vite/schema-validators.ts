// The published schema as code: compiled by ajv when the tools or the tests are, and imported as `virtual:schema-validators`.
// Compiling takes ajv about a second, so the code is cached under the hash of the schema.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compiledSchema } from './compiled-schema.ts'

const name = 'virtual:schema-validators'
const require = createRequire(import.meta.url)

/** `root` is the project's folder. */
export function schemaValidators(root: string): Plugin {
  return {
    name: 'lectern:schema-validators',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? validatorsOf(root) : undefined),
    // What is compiled of the schema does not import it.
    hotUpdate({ file, modules }) {
      const compiled = this.environment.moduleGraph.getModuleById(`\0${name}`)
      return compiled && /\/(?:schema|vocabulary)\b/.test(file) ? [...modules, compiled] : undefined
    },
  }
}

async function validatorsOf(root: string): Promise<string> {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport<{ publishedSchema: object }>(
    join(root, 'src/manifest/shape/published-schema.ts'),
    { root, configFile: false, logLevel: 'error' },
  )
  const schema = JSON.stringify(module.publishedSchema)
  const hash = createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'compiled-schema.ts')))
    .update(require('ajv/package.json').version)
  const cache = join(root, 'node_modules', '.cache', 'lectern')
  const file = join(cache, `validators-${hash.update(schema).digest('hex').slice(0, 16)}.mjs`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = await compiledSchema(schema)
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, code)
  renameSync(`${file}.${process.pid}`, file)
  return code
}
