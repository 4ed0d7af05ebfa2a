// The published schema as code: compiled by ajv when the tools or the tests are, and imported as `virtual:schema-validators`.
// Compiling takes ajv about a second, so the code is cached under the hash of the schema.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

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
    .update(readFileSync(import.meta.filename))
    .update(require('ajv/package.json').version)
  const cache = join(root, 'node_modules', '.cache', 'lectern')
  const file = join(cache, `validators-${hash.update(schema).digest('hex').slice(0, 16)}.mjs`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = await compiled(JSON.parse(schema) as PublishedSchema)
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, code)
  renameSync(`${file}.${process.pid}`, file)
  return code
}

interface Node {
  properties: Record<string, Node>
  additionalProperties: Node
  items: Node
}
type PublishedSchema = Node & { $defs: Record<string, Node> }

/** The member of that name, which the manifest's schema has. */
function member(nodes: Record<string, Node>, name: string): Node {
  const node = nodes[name]
  if (!node) throw new Error(`The published schema has no "${name}".`)
  return node
}

/**
 * Code with the exports `manifest`, `page`, `block`, `fragment` and `definitions`, a validator for each type of block. The
 * first two leave out what the others judge, so that each page and each block can be judged, and remembered, by itself.
 */
async function compiled(schema: PublishedSchema): Promise<string> {
  const [{ Ajv }, { default: standaloneCode }] = await Promise.all([
    import('ajv'),
    import('ajv/dist/standalone/index.js'),
  ])
  const types = Object.keys(schema.$defs)
  const parts = partsOf(schema)
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allErrors: true,
    verbose: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  })
  for (const word of ['x-kind', 'markdownEnumDescriptions']) ajv.addKeyword(word)
  // A schema of its own each, so that what refers to a definition and what asks for it share one function.
  for (const [type, definition] of Object.entries(schema.$defs)) ajv.addSchema({ ...definition, $id: `type:${type}` })
  for (const [part, one] of Object.entries(parts))
    ajv.addSchema(JSON.parse(JSON.stringify({ ...one, $id: `part:${part}` }).replaceAll('"#/$defs/', '"type:')))
  const code = standaloneCode(ajv, {
    ...Object.fromEntries(Object.keys(parts).map((part) => [part, `part:${part}`])),
    ...Object.fromEntries(types.map((type, at) => [`definition${at}`, `type:${type}`])),
  })
  const definitions = types.map((type, at) => `${JSON.stringify(type)}: definition${at}`)
  return `${codePoints}${withoutRequire(code)}\nexport const definitions = { ${definitions.join(', ')} }\n`
}

function partsOf({ $defs: _, ...whole }: PublishedSchema) {
  const { properties } = whole
  const readings = member(properties, 'readings')
  const reading = readings.additionalProperties
  const routes = member(reading.properties, 'routes')
  const page = routes.additionalProperties
  const blocks = member(page.properties, 'blocks')
  const fragments = member(properties, 'fragments')
  const anything = { additionalProperties: true }
  const shell = { ...reading, properties: { ...reading.properties, routes: { ...routes, ...anything } } }
  return {
    manifest: {
      ...whole,
      properties: {
        ...properties,
        readings: { ...readings, additionalProperties: shell },
        fragments: { ...fragments, ...anything },
      },
    },
    page: { ...page, properties: { ...page.properties, blocks: { ...blocks, items: {} } } },
    block: blocks.items,
    fragment: fragments.additionalProperties,
  }
}

// Lengths are counted in code points. Nearly every text has as many as it has UTF-16 units.
const codePoints = `const surrogate = /[\\ud800-\\udfff]/
const codePoints = (text) => (surrogate.test(text) ? [...text].length : text.length)
`

/** The output is a module that still asks for the one thing it needs of ajv by require(). */
function withoutRequire(code: string): string {
  const alone = code.replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'codePoints')
  const left = /require\([^)]*\)/.exec(alone)
  if (left) throw new Error(`The compiled schema needs ${left[0]}, which nothing stands in for.`)
  return alone
}
