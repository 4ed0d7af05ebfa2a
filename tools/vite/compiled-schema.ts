// A published schema as code that judges by it: compiled by ajv, for the engine's own blocks and for those of a site with others.
import type { Cache } from '../../src/cache/cache.mjs'

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
 * File of the compiled code of a published schema, which is asked for as JSON where the code is not cached: ajv takes about a
 * second. `state` stands for the schema and for what compiles it.
 */
export async function cachedValidators(cache: Cache, state: string, schema: () => string): Promise<string> {
  const name = `validators-${state}.mjs`
  if (cache.has(name)) return cache.pathOf(name)
  const file = cache.write(name, await compiled(JSON.parse(schema()) as PublishedSchema))
  cache.forget('validators-')
  return file
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
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  })
  for (const word of ['x-kind', 'x-alongside', 'markdownEnumDescriptions']) ajv.addKeyword(word)
  // A schema of its own each, so that what refers to a definition and what asks for it share one function.
  const add = (one: object, $id: string) =>
    ajv.addSchema(JSON.parse(JSON.stringify({ ...one, $id }).replaceAll('"#/$defs/', '"type:')))
  for (const [type, definition] of Object.entries(schema.$defs)) add(definition, `type:${type}`)
  for (const [part, one] of Object.entries(parts)) add(one, `part:${part}`)
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
