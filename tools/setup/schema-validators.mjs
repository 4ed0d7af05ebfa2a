// The published schema as code: compiled by ajv when the tools or the tests are, and imported as `virtual:schema-validators`.
// Compiling takes ajv about a second, so the code is cached under the hash of the schema.
// Plain JavaScript, since the tools are compiled with it.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const name = 'virtual:schema-validators'
const require = createRequire(import.meta.url)

/** A Vite plugin. `root` is the project's folder. */
export function schemaValidators(root) {
  return {
    name: 'schema-validators',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? validatorsOf(root) : undefined),
  }
}

async function validatorsOf(root) {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'src/manifest/shape/published-schema.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  const schema = JSON.stringify(module.publishedSchema)
  const hash = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(require('ajv/package.json').version)
  const cache = join(root, 'node_modules', '.cache', 'lectern')
  const file = join(cache, `validators-${hash.update(schema).digest('hex').slice(0, 16)}.mjs`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = compiled(JSON.parse(schema))
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, code)
  renameSync(`${file}.${process.pid}`, file)
  return code
}

/**
 * Code with the exports `manifest`, `page`, `block`, `fragment` and `definitions`, a validator for each type of block. The
 * first two leave out what the others judge, so that each page and each block can be judged, and remembered, by itself.
 */
function compiled(schema) {
  const Ajv = require('ajv').default
  const standaloneCode = require('ajv/dist/standalone').default
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

function partsOf({ $defs: _, ...whole }) {
  const { properties } = whole
  const { additionalProperties: reading } = properties.readings
  const { additionalProperties: page } = reading.properties.routes
  const { items: block } = page.properties.blocks
  const { additionalProperties: fragment } = properties.fragments
  const anything = { additionalProperties: true }
  const routes = { ...reading.properties.routes, ...anything }
  const shell = { ...reading, properties: { ...reading.properties, routes } }
  return {
    manifest: {
      ...whole,
      properties: {
        ...properties,
        readings: { ...properties.readings, additionalProperties: shell },
        fragments: { ...properties.fragments, ...anything },
      },
    },
    page: { ...page, properties: { ...page.properties, blocks: { ...page.properties.blocks, items: {} } } },
    block,
    fragment,
  }
}

// Lengths are counted in code points. Nearly every text has as many as it has UTF-16 units.
const codePoints = `const surrogate = /[\\ud800-\\udfff]/
const codePoints = (text) => (surrogate.test(text) ? [...text].length : text.length)
`

/** The output is a module that still asks for the one thing it needs of ajv by require(). */
function withoutRequire(code) {
  const alone = code.replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'codePoints')
  const left = /require\([^)]*\)/.exec(alone)
  if (left) throw new Error(`The compiled schema needs ${left[0]}, which nothing stands in for.`)
  return alone
}
